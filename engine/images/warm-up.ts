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
    for (const { row, position } of await database.read(shownPictures)) {
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

/** Every picture that a storefront shows, what is seen first first: banners, then first pictures, then second ones, and so on. */
async function shownPictures(tx: Transaction): Promise<{ row: PictureRow; position: number }[]> {
  const stores = await tx
    .selectFrom('pictures')
    .innerJoin('stores', 'stores.banner_picture_id', 'pictures.id')
    .where('pictures.status', '=', 'ready')
    .selectAll('pictures')
    .execute();
  const experiences = await tx
    .selectFrom('pictures')
    .innerJoin('experience_pictures', 'experience_pictures.picture_id', 'pictures.id')
    .innerJoin('experiences', 'experiences.id', 'experience_pictures.experience_id')
    .innerJoin('store_experiences', 'store_experiences.experience_id', 'experiences.id')
    .where('experiences.status', '=', 'published')
    .where('pictures.status', '=', 'ready')
    .selectAll('pictures')
    .select('experience_pictures.position as shown')
    .orderBy('experience_pictures.position')
    .orderBy('store_experiences.position')
    .execute();
  return [...stores.map((row) => ({ row, position: 0 })), ...experiences.map((row) => ({ row, position: row.shown }))];
}
