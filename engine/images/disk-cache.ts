import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/**
 * Writes a file whole or not at all, whenever the process ends.
 * @param mark  of the writer, where others may write the same file; without one the file cannot be made again, and is flushed to the disk
 */
export async function writeWhole(file: string, bytes: Uint8Array, mark?: string): Promise<void> {
  const part = `${file}.${mark ?? 'part'}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes, { flush: mark === undefined });
  await rename(part, file);
}
