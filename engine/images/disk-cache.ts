import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file's bytes; null where there is none. */
export async function cachedFile(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Writes it whole or not at all, whenever the process ends. `mark` is nobody else's. */
export async function keep(file: string, bytes: Uint8Array, mark: string): Promise<void> {
  await write(file, bytes, mark, false);
}

/** Writes what cannot be made again, whole and down to the disk. Nobody else writes a file of that name. */
export async function keepForGood(file: string, bytes: Uint8Array): Promise<void> {
  await write(file, bytes, UNFINISHED, true);
}

const UNFINISHED = 'part';

async function write(file: string, bytes: Uint8Array, mark: string, flush: boolean): Promise<void> {
  const part = `${file}.${mark}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes, { flush });
  await rename(part, file);
}
