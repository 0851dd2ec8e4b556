import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type PictureRow, pictureOf } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { quiet } from '../quiet.ts';

/** Makes the widths that visitors will ask for while the engine is idle. AVIF only; large widths only of each first picture. */
export async function warmUp(
  { database, pictures, log }: Pick<Context, 'database' | 'pictures' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const { id, position } of await database.read(shownPictures)) {
      // A picture that was in work may have outlasted the database.
      signal.throwIfAborted();
      const row = await database.read((tx) => readPicture(tx, id));
      if (!row) continue;
      for (const width of pictureOf(row).widths.filter((it) => position === 0 || it <= LARGE_ENOUGH)) {
        if (pictures.isStored(row.key, `${width}.avif`)) continue;
        await quiet(signal);
        const began = performance.now();
        await pictures.stock(row.key, `${width}.avif`);
        await pause(performance.now() - began, undefined, { signal, ref: false });
      }
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'pictures are not made ahead');
  }
}

/** Of a gallery's smaller pictures: more is made when somebody opens them. */
const LARGE_ENOUGH = 800;

interface ShownPicture {
  id: number;
  position: number;
}

/** Each picture that a storefront shows, once, what is seen first first: banners, then first pictures, then second ones, and so on. */
async function shownPictures(tx: Transaction): Promise<ShownPicture[]> {
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
    .where('e.status', '=', 'published')
    .where('p.status', '=', 'ready')
    .select(({ fn }) => ['p.id', fn.min('x.position').as('position'), fn.min('s.position').as('listed')])
    .groupBy('p.id')
    .orderBy('position')
    .orderBy('listed')
    .execute();
  return [...banners.map(({ id }) => ({ id, position: 0 })), ...others];
}

function readPicture(tx: Transaction, id: number): Promise<PictureRow | undefined> {
  return tx.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
}
