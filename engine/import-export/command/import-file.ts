import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../../database/database.ts';
import type { SellerResource } from '../../resources/model/resource.ts';
import { type ImportOutcome, importInto } from '../document/import-store.ts';
import { DOCUMENT, PICTURE_FOLDER } from '../document/output-folder.ts';
import { type CarriedOriginals, filesOf, takePictures } from '../document/pictures.ts';
import type { Progress } from '../document/progress.ts';
import { FileRefused } from '../document/row-errors.ts';
import { readStoreDocument, type StoreDocument } from '../document/store-document.ts';

interface ImportFileInput {
  readonly kinds: readonly SellerResource[];
  readonly originals: CarriedOriginals;
  readonly now: Temporal.Instant;
  /** Whether the import is only tried and then rolled back. */
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export type Imported = Awaited<ReturnType<typeof importFile>>;

/** Reads a file, or the file in a folder. @returns its document, and the folder of the pictures beside it. @throws FileRefused */
export function openImport(path: string, kinds: readonly SellerResource[]) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new FileRefused(`There is no ${path}.`);
  const file = found.isDirectory() ? join(path, DOCUMENT) : path;
  const names = kinds.map(({ name }) => name);
  return { document: readStoreDocument(file, names), folder: join(dirname(file), PICTURE_FOLDER) };
}

/**
 * Imports a file and its pictures in one transaction: all of it, or nothing if a row is wrong.
 *
 * @returns the number of rows with each fate, and the number of picture files
 * @throws FileRefused if it was stopped; WrongRows
 */
export async function importFile(
  database: Database,
  document: StoreDocument,
  { kinds, originals, now, isDryRun, signal, progress }: ImportFileInput,
) {
  const counted = (what: string, all: readonly SellerResource[]) => {
    const total = all.reduce((sum, { name }) => sum + (document.get(name)?.length ?? 0), 0);
    let done = 0;
    return () => {
      if (signal.aborted) throw new FileRefused('Stopped. Nothing was written.');
      progress.step(what, (done += 1), total);
    };
  };
  let sources: string[] = [];
  let outcome: ImportOutcome = { new: 0, changed: 0, same: 0 };
  let isStored = false;
  try {
    const images = kinds.filter(({ upload }) => upload);
    const pictures = await takePictures(database, kinds, document, originals, counted('Pictures', images));
    sources = filesOf(pictures);
    const onRow = counted(isDryRun ? 'Checking' : 'Writing', kinds);
    await database.write(async (tx) => {
      outcome = await importInto(tx, { document, kinds, pictures, now, onRow });
      if (isDryRun || outcome.new + outcome.changed === 0) throw rolledBack;
    });
    isStored = outcome.new > 0;
  } catch (error) {
    if (error !== rolledBack) throw error;
  } finally {
    progress.clear();
    for (const source of sources) await (isStored ? originals.settle(source) : originals.drop(source));
  }
  return { ...outcome, pictures: sources.length };
}

/** Thrown to roll back an import that was only tried. */
export const rolledBack = new Error('not kept');
