import { constants, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskError } from '../base/disk-errors.ts';

/** A file's bytes; null if it does not exist. */
export async function cachedFile(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A regular file's bytes; null for a link, a device, a folder, and a file of more than `most` bytes. @throws ENOENT if it does not exist */
export async function boundedFile(file: string, most: number): Promise<Buffer | null> {
  const handle = await open(file, REGULAR).catch(unlessLink);
  if (!handle) return null;
  try {
    const found = await handle.stat();
    return found.isFile() && found.size <= most ? await handle.readFile() : null;
  } finally {
    await handle.close();
  }
}

/** Flags that follow no link, and do not wait for the writer of a pipe. */
const REGULAR = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function unlessLink(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ELOOP') throw error;
  return null;
}

/**
 * Writes a file completely or not at all, whenever the process ends.
 * @param mark  the writer's, if others may write the same file; without it the file cannot be made again, so it is flushed to the disk
 */
export async function writeWhole(file: string, bytes: Uint8Array, mark?: string): Promise<void> {
  const part = `${file}.${mark ?? 'part'}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(part, bytes, { flush: mark === undefined });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

/** The same for a file that can be made again: on a disk that takes nothing, only its bytes are lost. */
export async function keepIfPossible(file: string, bytes: Uint8Array, mark?: string): Promise<void> {
  await writeWhole(file, bytes, mark).catch((error: unknown) => {
    if (!isDiskError(error)) throw error;
  });
}
