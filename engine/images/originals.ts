import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Invalid } from '../errors.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { isThere } from './disk-cache.ts';
import type { Examine } from './examine.ts';

/** An original that has been made of a file, and belongs to no picture yet. */
export interface NewOriginal {
  readonly source: string;
  /** Of the file, upright; the original may be smaller. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** Uploaded files. An original waits in DATA_DIR/incoming until its row is stored; then it is moved, or swept away. */
export function openOriginals(
  { dataDir, newId }: { dataDir: string; newId: () => string },
  examine: Examine,
  queue: ConcurrencyLimit,
) {
  const incoming = join(dataDir, 'incoming');
  const kept = join(dataDir, 'originals');
  const nameOf = (source: string) => /^file:(\w[\w.-]*)$/.exec(source)?.[1] ?? null;

  /** Puts it where it is kept, once its row is stored; does nothing where it is already. */
  const settle = async (source: string) => {
    const name = nameOf(source);
    if (name === null || !(await isThere(join(incoming, name)))) return;
    await mkdir(kept, { recursive: true });
    await rename(join(incoming, name), join(kept, name)).catch(unlessGone);
  };

  return {
    /** Makes an original of a file. @throws Invalid, in words, for one that is no picture of ours */
    async bring(file: string): Promise<NewOriginal> {
      const name = newId();
      const found = await queue.take(() => examine(file, join(incoming, name)));
      if ('problem' in found) throw new Invalid([{ path: [], message: found.problem }]);
      const { extension, ...rest } = found;
      return { source: `file:${name}.${extension}`, ...rest };
    },
    settle,
    async drop(source: string): Promise<void> {
      const name = nameOf(source);
      if (name === null) return;
      await Promise.all([incoming, kept].map((folder) => rm(join(folder, name), { force: true })));
    },
    /** Clears away what has been waiting for an hour. @param isStored  whether a picture has this source */
    async sweep(now: Temporal.Instant, isStored: (source: string) => Promise<boolean>): Promise<void> {
      const names = await readdir(incoming).catch(() => []);
      for (const name of names) {
        const file = join(incoming, name);
        const at = await stat(file).catch(unlessGone);
        if (!at || now.epochMilliseconds - at.mtimeMs < PATIENCE_MS) continue;
        if (await isStored(`file:${name}`)) await settle(`file:${name}`);
        else await rm(file, { force: true });
      }
    },
  };
}

const PATIENCE_MS = 60 * 60 * 1000;

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
