import { pictureOf } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import type { Job } from './jobs.ts';
import { claimJob, goneFiles, isDue, markJob } from './jobs.ts';

type Parts = Pick<Context, 'database' | 'pictures' | 'now' | 'log'>;

/**
 * Makes the widths of what has been uploaded, one after the other, each when nobody waits for a picture, and removes the files of what
 * has been deleted. Whoever dies over a picture leaves it to whoever comes next.
 *
 * @param signal  ends it after the width that is being made; the rest is for the next start
 */
export async function makeUploaded(parts: Parts, signal: AbortSignal): Promise<void> {
  const { database, now } = parts;
  await removeGone(parts);
  while (!signal.aborted && (await database.read((tx) => isDue(tx, now())))) {
    const job = await database.write((tx) => claimJob(tx, now(), now().add(LEASE)));
    if (!job) return;
    await make(parts, job, signal);
    await removeGone(parts);
  }
}

/** Where no other engine has the database, whatever was begun and not done was begun by one that has died: it is taken up at once. */
export async function takeUpAgain({ database, now }: Pick<Parts, 'database' | 'now'>): Promise<void> {
  if (database.dialect !== 'sqlite') return;
  const next_at = now().epochMilliseconds;
  await database.write((tx) =>
    tx.updateTable('picture_jobs').set({ next_at }).where('next_at', '>', next_at).execute(),
  );
}

/** Well above the time for which one width is made. */
const LEASE = { seconds: 60 };
const MOST_ATTEMPTS = 5;

async function make({ database, pictures, now, log }: Parts, job: Job, signal: AbortSignal): Promise<void> {
  const { key, source, attempts } = job;
  const wanted = pictureOf(job).widths.flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => ({ width, format })),
  );
  let done = 0;
  const mark = (
    status: 'pending' | 'processing' | 'ready' | 'failed',
    next: Temporal.Instant | null,
    problem?: string,
  ) => {
    const progress = Math.floor((100 * done) / wanted.length);
    return database.write((tx) => markJob(tx, job, { status, progress, ...(problem && { problem }) }, next));
  };

  try {
    await pictures.originals.settle(source);
    for (const { width, format } of wanted) {
      if (signal.aborted) return void (await mark('pending', now()));
      if (!(await mark('processing', now().add(LEASE)))) return;
      const isMade = (await pictures.isKept(key, width, format)) || (await pictures.stock(key, width, format));
      if (!isMade) throw new Error('its original is not there');
      done += 1;
    }
    await mark('ready', null);
  } catch (error) {
    const isLast = attempts >= MOST_ATTEMPTS;
    const isThere = isLast
      ? await mark('failed', null, 'It could not be made in all its widths. Delete it, and upload it again.')
      : await mark('pending', now().add({ seconds: 5 * 4 ** (attempts - 1) }));
    if (isThere) log.warn({ picture: job.id, attempt: attempts, err: error }, 'a picture could not be made');
  }
}

async function removeGone({ database, pictures }: Parts): Promise<void> {
  for (const { id, key, source, isShared } of await database.read(goneFiles)) {
    if (!isShared) {
      await pictures.originals.drop(source);
      await pictures.clear(key);
    }
    await database.write((tx) => tx.deleteFrom('picture_removals').where('id', '=', id).execute());
  }
}

/** Clears away uploads that came to nothing: their engine died over them. */
export async function sweepUploads({ database, pictures, now }: Parts): Promise<void> {
  await pictures.originals.sweep(now(), async (source) => {
    const found = await database.ask((tx) =>
      tx.selectFrom('pictures').select('id').where('source', '=', source).limit(1).executeTakeFirst(),
    );
    return found !== undefined;
  });
}
