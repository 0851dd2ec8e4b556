import { importKinds, importLimits } from '#domain/contract/office/imports.ts';
import { reason } from '#domain/contract/problems.ts';
import { carriedAccounts } from '../../accounts/carried-accounts.ts';
import { invalidError } from '../../base/errors.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { resources } from '../../resources/all.ts';
import { kindsOf } from '../document/kinds.ts';
import { FileRefused, fieldOf, type RowProblem } from '../document/row-errors.ts';
import { readStoreDocument, type StoreDocument } from '../document/store-document.ts';
import { type Origin, originOf } from './origin.ts';
import { readTourTable } from './read-tour-table.ts';
import { addToOnlyShop, tourReferences, toursOfTable } from './tours-of-table.ts';
import type { StagedFile } from './uploads.ts';

/** All kinds that a store's file may contain; an import reads only those of `importKinds`. */
export const fileKinds = kindsOf([carriedAccounts, ...resources], { withPeople: true });
export const takenKinds = fileKinds.filter(({ name }) => importKinds.some((it) => it === name));

/** A seller's file as an import into one account reads it. */
export interface AccountFile {
  readonly document: StoreDocument;
  /** The folder of the pictures. */
  readonly folder: string;
  readonly origin: Origin;
  /** Rows of the account that the document may refer to without containing them, each `table id`. */
  readonly here?: ReadonlySet<string>;
  /** Completes new tours. @param tours  their ids */
  readonly completeTours?: (tx: Transaction, tours: readonly number[]) => Promise<void>;
  /** Whether the file can be imported if its rows are right. */
  readonly isUnderstood: boolean;
  /** All problems of the file. @param rows  the problems of its rows */
  readonly allProblems: (rows: readonly RowProblem[]) => readonly RowProblem[];
}

/** Reads an uploaded file. @throws FileRefused for a file of another kind */
export async function readAccountFile(
  database: Database,
  upload: StagedFile,
  account_id: number,
): Promise<AccountFile> {
  const read = /\.csv$/i.test(upload.file_name) ? readTable : readStore;
  return read(database, upload, account_id);
}

async function readStore(database: Database, upload: StagedFile, account_id: number): Promise<AccountFile> {
  const names = fileKinds.map(({ name }) => name);
  const document = readStoreDocument(upload.document, names, importLimits);
  assertFew(document.get('experiences') ?? []);
  const origin = await database.read((tx) => originOf(tx, document, account_id));
  return { document, folder: upload.pictures, origin, isUnderstood: true, allProblems: (rows) => rows };
}

async function readTable(database: Database, upload: StagedFile, account_id: number): Promise<AccountFile> {
  const table = await readTourTable(upload.document);
  const references = await database.read((tx) => tourReferences(tx, account_id));
  const { document, problems, inTable } = toursOfTable(table, references, upload.titles);
  // A cell that was not understood is said once.
  const isReported = (it: RowProblem) =>
    problems.some(
      (reported) => reported.index === it.index && fieldOf(reported.problem.path) === fieldOf(it.problem.path),
    );
  return {
    document,
    folder: upload.pictures,
    origin: { key: 'table', isOwn: false },
    here: new Set([
      ...references.points.values().map((id) => `meeting_points ${id}`),
      `pricing_categories ${references.category}`,
      `cancellation_policies ${references.policy}`,
    ]),
    completeTours: (tx, tours) => addToOnlyShop(tx, references, tours),
    isUnderstood: problems.length === 0,
    allProblems: (rows) =>
      [...problems, ...rows.map(inTable).filter((it) => !isReported(it))].toSorted((a, b) => a.index - b.index),
  };
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
