import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { waitForQuiet } from '../base/quiet.ts';
import { type PictureRow, pictureOf } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';

// perf: docs/performance.md#widths-on-request
/**
 * Makes the pictures of a listing's first view while the engine is idle: the banner, and the first cards of the listing, as AVIF
 * only. Other files are made on their first request, in 0.1 to 0.4 s, so that a first start does not load a small machine for minutes.
 */
export async function warmUp(
  { database, pictures, log }: Pick<Context, 'database' | 'pictures' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const { id, isBanner } of await database.read(firstPictures)) {
      // The database may have been closed while a picture was made.
      signal.throwIfAborted();
      const row = await database.read((tx) => readPicture(tx, id));
      if (!row) continue;
      for (const width of pictureOf(row).widths.filter((it) => isBanner || it <= CARD_WIDTH)) {
        if (pictures.isStored(row.key, `${width}.avif`)) continue;
        await waitForQuiet(signal);
        const began = performance.now();
        await pictures.stock(row.key, `${width}.avif`);
        await pause(performance.now() - began, undefined, { signal, ref: false });
      }
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'pictures are not made ahead');
  }
}

const CARD_WIDTH = 800;
const CARDS_IN_VIEW = 12;

/** Banners first, then the first pictures of the listing. */
async function firstPictures(tx: Transaction): Promise<{ id: number; isBanner: boolean }[]> {
  const banners = await tx
    .selectFrom('pictures')
    .innerJoin('stores', 'stores.banner_picture_id', 'pictures.id')
    .where('pictures.status', '=', 'ready')
    .select('pictures.id')
    .distinct()
    .execute();
  const others = await tx
    .selectFrom('pictures as p')
    .innerJoin('experience_pictures as x', 'x.picture_id', 'p.id')
    .innerJoin('experiences as e', 'e.id', 'x.experience_id')
    .innerJoin('store_experiences as s', 's.experience_id', 'e.id')
    .where('x.position', '=', 0)
    .where('e.status', '=', 'published')
    .where('p.status', '=', 'ready')
    .select(({ fn }) => ['p.id', fn.min('s.position').as('listed')])
    .groupBy('p.id')
    .orderBy('listed')
    .limit(CARDS_IN_VIEW)
    .execute();
  return [...banners.map(({ id }) => ({ id, isBanner: true })), ...others.map(({ id }) => ({ id, isBanner: false }))];
}

function readPicture(tx: Transaction, id: number): Promise<PictureRow | undefined> {
  return tx.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
}
