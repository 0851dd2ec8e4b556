import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureOf } from '../catalogue/picture.ts';
import type { Context } from '../context.ts';
import { quiet } from '../quiet.ts';
import { shownPictures } from './queries.ts';

/**
 * Makes the widths that visitors will ask for while the engine is idle: one picture at a time, with as much rest as work. AVIF only, which
 * every current browser takes; large widths only of each first picture.
 */
export async function warmUp(
  { database, pictures, log }: Pick<Context, 'database' | 'pictures' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const { row, position } of await database.read(shownPictures)) {
      for (const width of pictureOf(row).widths.filter((it) => position === 0 || it <= LARGE_ENOUGH)) {
        if (await pictures.isStored(row.key, width, 'avif')) continue;
        await quiet(signal);
        const began = performance.now();
        await pictures.stock(row.key, width, 'avif');
        await pause(performance.now() - began, undefined, { signal, ref: false });
      }
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'pictures are not made ahead');
  }
}

/** Of a gallery's smaller pictures: more is made when somebody opens them. */
const LARGE_ENOUGH = 800;
