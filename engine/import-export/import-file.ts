import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { SellerResource } from '../resources/model/resource.ts';
import { bringIn, type ImportOutcome } from './import-store.ts';
import { DOCUMENT, PICTURE_FOLDER } from './output-folder.ts';
import { type CarriedOriginals, filesOf, takePictures } from './pictures.ts';
import type { Progress } from './progress.ts';
import { FileRefused } from './refused.ts';
import { type CarriedFile, openCarriedFile } from './store-document.ts';

interface Wanted {
  readonly kinds: readonly SellerResource[];
  /** Of the files in a folder. */
  readonly originals: (folder: string) => CarriedOriginals;
  readonly now: Temporal.Instant;
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export interface Imported extends ImportOutcome {
  readonly pictures: number;
}

/** A file that is to be brought, and the folder of the pictures beside it. */
export interface Import {
  readonly file: CarriedFile;
  readonly pictures: string;
}

/** Opens a file, or a folder with one, and looks through what it is made of. @throws FileRefused */
export function openImport(path: string, kinds: readonly SellerResource[]): Import {
  const document = documentAt(path);
  const names = kinds.map(({ name }) => name);
  return { file: openCarriedFile(document, names), pictures: join(dirname(document), PICTURE_FOLDER) };
}

/**
 * Imports a file and its pictures, and closes it.
 *
 * @throws FileRefused; WrongRows
 */
export async function importFile(
  database: Database,
  { file, pictures: folder }: Import,
  wanted: Wanted,
): Promise<Imported> {
  const { kinds, now, isDryRun, signal, progress } = wanted;
  const total = kinds.reduce((sum, { name }) => sum + file.count(name), 0);
  const images = kinds.reduce((sum, { name, upload }) => sum + (upload ? file.count(name) : 0), 0);
  const counted = (what: string, all: number) => {
    let done = 0;
    return () => {
      if (signal.aborted) throw new FileRefused('Stopped. Nothing was written.');
      progress.step(what, (done += 1), all);
    };
  };
  const originals = wanted.originals(folder);
  let sources: string[] = [];
  let isStored = false;
  try {
    const pictures = await takePictures(database, kinds, file, originals, counted('Pictures', images));
    sources = filesOf(pictures);
    const onRow = counted(isDryRun ? 'Checking' : 'Writing', total);
    const outcome = await bringIn(database, { file, kinds, pictures, now, isDryRun, signal, onRow });
    isStored = !isDryRun && outcome.new > 0;
    return { ...outcome, pictures: sources.length };
  } finally {
    file.close();
    progress.clear();
    for (const source of sources) await (isStored ? originals.settle(source) : originals.drop(source));
  }
}

function documentAt(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new FileRefused(`There is no ${path}.`);
  return found.isDirectory() ? join(path, DOCUMENT) : path;
}
