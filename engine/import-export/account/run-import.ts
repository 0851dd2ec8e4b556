import { importLimits } from '#domain/contract/office/imports.ts';
import { reason } from '#domain/contract/problems.ts';
import { invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { FileRefused, fieldOf, type RowProblem } from '../document/row-errors.ts';
import { readStoreDocument } from '../document/store-document.ts';
import { type AccountImport, fileKinds, importIntoAccount } from './import-into-account.ts';
import { readTourTable } from './read-tour-table.ts';
import { addToOnlyShop, tourReferences, toursOfTable } from './tours-of-table.ts';
import type { StagedFile } from './uploads.ts';

type Options = Omit<Parameters<typeof importIntoAccount>[1], 'document' | 'folder' | 'origin' | 'here'>;

/** Imports an uploaded file, or with `isDryRun` reports what an import would do. @throws Invalid for a file of another kind */
export async function runImport(context: Context, upload: StagedFile, options: Options): Promise<AccountImport> {
  const work = /\.csv$/i.test(upload.file_name) ? importTable : importStore;
  return unlessRefused(() => work(context, upload, options), upload);
}

async function importStore(context: Context, upload: StagedFile, options: Options): Promise<AccountImport> {
  const names = fileKinds.map(({ name }) => name);
  const document = readStoreDocument(upload.document, names, importLimits);
  assertFew(document.get('experiences') ?? []);
  return importIntoAccount(context, { ...options, document, folder: upload.pictures });
}

async function importTable(context: Context, upload: StagedFile, options: Options): Promise<AccountImport> {
  const table = await readTourTable(upload.document);
  const references = await context.database.read((tx) => tourReferences(tx, options.account_id));
  const { document, problems, inTable } = toursOfTable(table, references, upload.titles);
  const imported = await importIntoAccount(context, {
    ...options,
    document,
    folder: upload.pictures,
    origin: { key: 'table', isOwn: false },
    here: new Set([
      ...references.points.values().map((id) => `meeting_points ${id}`),
      `pricing_categories ${references.category}`,
      `cancellation_policies ${references.policy}`,
    ]),
    isDryRun: options.isDryRun || problems.length > 0,
    completeTours: (tx, tours) => addToOnlyShop(tx, references, tours),
  });
  // A cell that was not understood is said once.
  const isReported = (it: RowProblem) =>
    problems.some(
      (reported) => reported.index === it.index && fieldOf(reported.problem.path) === fieldOf(it.problem.path),
    );
  const all = [...problems, ...imported.problems.map(inTable).filter((it) => !isReported(it))];
  return { ...imported, problems: all.toSorted((a, b) => a.index - b.index) };
}

/** @throws FileRefused */
function assertFew(tours: readonly unknown[]): void {
  const { mostTours } = importLimits;
  if (tours.length > mostTours)
    throw new FileRefused(`The file has more than ${mostTours} tours: bring them in parts.`);
}

/** Reports a problem of the whole file at the form's field. The sentence names the uploaded file, not its path on this machine. */
export async function unlessRefused<T>(work: () => Promise<T>, upload?: StagedFile): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const detail = upload ? error.message.replaceAll(upload.document, upload.file_name) : error.message;
    throw invalidError([importLimits.field], error.reason ?? reason('refused', { detail }));
  }
}
