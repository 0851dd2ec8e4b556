import { constants, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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
  await writeFile(part, bytes, { flush: mark === undefined });
  await rename(part, file);
}
