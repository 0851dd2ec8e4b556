import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { Resource } from '../resources/resource.ts';
import type { Outcome } from './bring-in.ts';
import { bringIn } from './bring-in.ts';
import { openCarriedFile } from './carried-file.ts';
import { DOCUMENT, PICTURES } from './out-folder.ts';
import type { Originals } from './pictures.ts';
import { filesOf, takePictures } from './pictures.ts';
import type { Progress } from './progress.ts';
import { FileRefused } from './refused.ts';

interface Wanted {
  readonly path: string;
  readonly kinds: readonly Resource[];
  /** Of the files in a folder. */
  readonly originals: (folder: string) => Originals;
  readonly now: Temporal.Instant;
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export interface Imported extends Outcome {
  /** How many files of pictures came with it. */
  readonly pictures: number;
}

/**
 * Brings a file, or a folder with one, and the pictures beside it into the database.
 *
 * @throws FileRefused; WrongRows
 */
export async function importFile(database: Database, wanted: Wanted): Promise<Imported> {
  const { kinds, now, isDryRun, signal, progress } = wanted;
  const path = documentAt(wanted.path);
  const file = openCarriedFile(
    path,
    kinds.map(({ name }) => name),
  );
  const total = kinds.reduce((sum, { name }) => sum + file.count(name), 0);
  const images = kinds.reduce((sum, { name, upload }) => sum + (upload ? file.count(name) : 0), 0);
  const counted = (what: string, all: number) => {
    let done = 0;
    return () => {
      if (signal.aborted) throw new FileRefused('Stopped. Nothing was written.');
      progress.step(what, (done += 1), all);
    };
  };
  const originals = wanted.originals(join(dirname(path), PICTURES));
  let sources: string[] = [];
  let isKept = false;
  try {
    const pictures = await takePictures(database, kinds, file, originals, counted('Pictures', images));
    sources = filesOf(pictures);
    const onRow = counted(isDryRun ? 'Checking' : 'Writing', total);
    const outcome = await bringIn(database, { file, kinds, pictures, now, isDryRun, signal, onRow });
    isKept = !isDryRun && outcome.new > 0;
    return { ...outcome, pictures: sources.length };
  } finally {
    file.close();
    progress.clear();
    for (const source of sources) await (isKept ? originals.settle(source) : originals.drop(source));
  }
}

function documentAt(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new FileRefused(`There is no ${path}.`);
  return found.isDirectory() ? join(path, DOCUMENT) : path;
}
