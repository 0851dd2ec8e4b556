import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text as allText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Failed } from '../errors.ts';
import { described } from './described.ts';
import type { Geocoder } from './geocoder.ts';
import type { PlacesFile } from './places-file.ts';
import { unpacked } from './places-file.ts';
import { FILE_NAME } from './places-name.ts';
import { searched } from './search.ts';

/** How long somebody waits at the most for the file to be made, once an installation. */
const PATIENCE_MS = 15_000;
/** So long after it was last asked the file leaves the memory, of which it takes some 30 MB. */
const IDLE_MS = 10 * 60_000;

const SOURCE =
  '<https://creativecommons.org/licenses/by/4.0/>; rel="license"; title="Places: GeoNames (www.geonames.org), CC BY 4.0"';

/**
 * The world's cities, towns and villages, which need no service. They come with the packages; a file of them for searching is made when
 * somebody first asks, in a process of its own.
 *
 * @param folders  where the file may be, or be made, the best first
 */
export function openGazetteer(folders: readonly string[]): Geocoder {
  let file: Promise<PlacesFile> | null = null;
  let idle: NodeJS.Timeout | undefined;

  const opened = (): Promise<PlacesFile> => {
    clearTimeout(idle);
    idle = setTimeout(() => (file = null), IDLE_MS).unref();
    file ??= fileIn(folders).catch((error: unknown) => {
      file = null;
      throw error;
    });
    return file;
  };

  return {
    find: async ({ text, isWhole, zone, most }) => {
      const places = await orTooLate(opened());
      return { places: described(places, searched(places, { text, isWhole, zone, most })), source: SOURCE };
    },
  };
}

/** Makes the file where there is none, so that nobody has to wait for it. Reads nothing into the memory. */
export async function prepareGazetteer(folders: readonly string[], signal: AbortSignal): Promise<void> {
  if (!folders.some((folder) => existsSync(join(folder, FILE_NAME)))) await made(folders, signal);
}

async function fileIn(folders: readonly string[]): Promise<PlacesFile> {
  for (const folder of folders) {
    const bytes = await bytesOf(join(folder, FILE_NAME));
    if (bytes) return unpacked(bytes);
  }
  const bytes = await bytesOf(await made(folders));
  if (!bytes) throw new Error('the file of places is gone as soon as it was made');
  return unpacked(bytes);
}

/** Null where there is none. */
async function bytesOf(path: string): Promise<ArrayBuffer | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(error.code ?? '')) return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const bytes = new ArrayBuffer(size);
    await file.read(new Uint8Array(bytes), 0, size, 0);
    return bytes;
  } finally {
    await file.close();
  }
}

let making: Promise<string> | null = null;

/** Makes the file, once for all who want it meanwhile. @returns where it is */
function made(folders: readonly string[], signal?: AbortSignal): Promise<string> {
  return (making ??= make(folders, signal).finally(() => (making = null)));
}

async function make(folders: readonly string[], signal?: AbortSignal): Promise<string> {
  const child = fork(fileURLToPath(new URL('gather.ts', import.meta.url)), folders, {
    silent: true,
    ...(signal && { signal }),
    // Half as much is collected of what is soon gone.
    execArgv: ['--max-semi-space-size=32'],
  });
  if (child.pid !== undefined) setPriority(child.pid, BELOW_THE_ENGINE);
  const ended = new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const [path, complaint, status] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  if (status !== 0) throw new Error(`the file of places was not made: ${complaint.trim()}`);
  return path;
}

function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream ? allText(stream) : Promise.resolve('');
}

/** Of -20 to 19: the engine has 0. */
const BELOW_THE_ENGINE = 10;

async function orTooLate<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(): Failed {
  return new Failed(503, 'The places are being made ready. Please try again.', { 'retry-after': '5' });
}
