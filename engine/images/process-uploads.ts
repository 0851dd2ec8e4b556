import { pictureOf, usesOfPictures } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import type { JobHandlers, Running } from '../jobs/runner.ts';
import { bumpVersion, touchExperiences } from '../places/version.ts';

type PictureDeps = Pick<Context, 'database' | 'pictures' | 'now'>;

/** Jobs that make the widths of an uploaded picture, and that remove the files of a deleted picture. */
export function pictureJobs(deps: PictureDeps): JobHandlers {
  const pauseSeconds = (attempts: number) => 5 * 4 ** (attempts - 1);
  return {
    'make-picture': {
      // Widths are made by turns of the accounts, however many pictures one of them has.
      atOnce: 6,
      // Much longer than one width takes.
      leaseSeconds: 60,
      mostAttempts: MOST_ATTEMPTS,
      pauseSeconds,
      run: ({ key, attempts }, running) => makePicture(deps, Number(key), attempts, running),
    },
    'remove-picture': {
      leaseSeconds: 60,
      mostAttempts: 20,
      pauseSeconds: (attempts) => Math.min(pauseSeconds(attempts), 60 * 60),
      run: ({ key }) => removePicture(deps, key),
    },
  };
}

const MOST_ATTEMPTS = 5;

/** Makes one width after the other, each while no caller waits for a picture. Existing widths are not made again. */
async function makePicture(
  { database, pictures, now }: PictureDeps,
  id: number,
  attempts: number,
  { signal, write }: Running,
): Promise<Temporal.Instant | undefined> {
  const row = await database.read((tx) =>
    tx.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  if (!row) return undefined;
  const { key, source } = row;
  const files = pictureOf(row).widths.flatMap((width) => [`${width}.webp`, `${width}.avif`] as const);
  let done = 0;
  const mark = (status: Step['status'], problem: string | null = null) => {
    const progress = Math.floor((100 * done) / files.length);
    return write((tx) => markPicture(tx, id, { status, progress, problem }));
  };

  try {
    await pictures.originals.settle(source);
    for (const rendition of files) {
      if (!(await mark(signal.aborted ? 'pending' : 'processing'))) return undefined;
      if (signal.aborted) return now();
      const isMade = pictures.isStored(key, rendition) || (await pictures.stock(key, rendition));
      if (!isMade) throw new Error('its original is not there');
      done += 1;
    }
    await mark('ready');
    return undefined;
  } catch (error) {
    const isThere = await (attempts >= MOST_ATTEMPTS ? mark('failed', FAILED) : mark('pending'));
    // A picture that was deleted meanwhile needs no widths.
    if (isThere) throw error;
    return undefined;
  }
}

const FAILED = 'It could not be made in all its widths. Delete it, and upload it again.';

type Step = Pick<RowOf<'pictures'>, 'status' | 'progress' | 'problem'>;

/** Stores a picture's progress. A picture that is ready is shown from now on wherever it is used (A17). @returns whether it still exists */
async function markPicture(tx: Transaction, id: number, step: Step): Promise<boolean> {
  const found = await tx.updateTable('pictures').set(step).where('id', '=', id).returning('id').executeTakeFirst();
  if (!found) return false;
  if (step.status !== 'ready') return true;
  const { experiences, stores } = await usesOfPictures(tx, [id]);
  await touchExperiences(tx, experiences);
  if (stores.length > 0) await bumpVersion(tx, stores);
  return true;
}

/** Removes the files of a deleted picture, unless another picture has the same files. @param files  its key and its source */
async function removePicture({ database, pictures }: PictureDeps, files: string): Promise<undefined> {
  const [key = '', source = ''] = files.split(' ');
  const other = await database.read((tx) =>
    tx.selectFrom('pictures').select('id').where('key', '=', key).limit(1).executeTakeFirst(),
  );
  if (other) return;
  await pictures.originals.drop(source);
  await pictures.clear(key);
}

/** Removes files of uploads that failed because their engine stopped. */
export async function sweepUploads({ database, pictures }: Pick<Context, 'database' | 'pictures'>): Promise<void> {
  await pictures.originals.sweep(async (source) => {
    const found = await database.ask((tx) =>
      tx.selectFrom('pictures').select('id').where('source', '=', source).limit(1).executeTakeFirst(),
    );
    return found !== undefined;
  });
}
