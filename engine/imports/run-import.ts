import { readFile } from 'node:fs/promises';
import { importFile } from '#domain/contract/office/imports.ts';
import type { Context } from '../context.ts';
import { Invalid } from '../errors.ts';
import { FileRefused } from '../import-export/row-errors.ts';
import { readStoreDocument } from '../import-export/store-document.ts';
import { fileKinds, type Imported, importIntoAccount } from './import-into-account.ts';
import { readTourTable } from './read-tour-table.ts';
import { listInOnlyShop, tourGround, toursOfTable } from './tours-of-table.ts';
import type { Upload } from './uploads.ts';

export type Options = Omit<Parameters<typeof importIntoAccount>[1], 'document' | 'folder' | 'origin' | 'here'>;

/** Imports an uploaded file, or says what that would do. @throws Invalid for a file that is none of ours */
export async function runImport(context: Context, upload: Upload, options: Options): Promise<Imported> {
  const work = /\.csv$/i.test(upload.file_name) ? importTable : importStore;
  return unlessRefused(() => work(context, upload, options), upload);
}

async function importStore(context: Context, upload: Upload, options: Options): Promise<Imported> {
  const names = fileKinds.map(({ name }) => name);
  const document = readStoreDocument(upload.document, names);
  assertFew(document.get('experiences') ?? []);
  return importIntoAccount(context, { ...options, document, folder: upload.pictures });
}

async function importTable(context: Context, upload: Upload, options: Options): Promise<Imported> {
  const table = readTourTable(await readFile(upload.document));
  assertFew(table.rows);
  const ground = await context.database.read((tx) => tourGround(tx, options.account_id));
  const { document, problems, inTable } = toursOfTable(table, ground, upload.titles);
  const imported = await importIntoAccount(context, {
    ...options,
    document,
    folder: upload.pictures,
    origin: { key: 'table', isOwn: false },
    here: new Set([
      ...ground.points.values().map((id) => `meeting_points ${id}`),
      `pricing_categories ${ground.category}`,
      `cancellation_policies ${ground.policy}`,
    ]),
    isDryRun: options.isDryRun || problems.length > 0,
    completeTours: (tx, tours) => listInOnlyShop(tx, ground, tours),
  });
  const all = [...problems, ...imported.problems.map(inTable)];
  return { ...imported, problems: all.toSorted((a, b) => a.index - b.index) };
}

/** @throws FileRefused */
function assertFew(tours: readonly unknown[]): void {
  const { mostTours } = importFile;
  if (tours.length > mostTours)
    throw new FileRefused(`The file has ${tours.length} tours: at most ${mostTours} at once.`);
}

/** What is wrong with a file as a whole is wrong with the field of the form. Nobody is told where the file is on this machine. */
export async function unlessRefused<T>(work: () => Promise<T>, upload?: Upload): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const message = upload ? error.message.replaceAll(upload.document, upload.file_name) : error.message;
    throw new Invalid([{ path: [importFile.field], message }]);
  }
}
