import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Uploaded files. An original waits in DATA_DIR/incoming until its row is stored; then it is moved, or swept away. */
export function openOriginals(dataDir: string) {
  const incoming = join(dataDir, 'incoming');
  const kept = join(dataDir, 'originals');
  const nameOf = (source: string) => /^file:(\w[\w.-]*)$/.exec(source)?.[1] ?? null;

  /** Puts it where it is kept, once its row is stored; does nothing where it is already. */
  const settle = async (source: string) => {
    const name = nameOf(source);
    if (name === null) return;
    await mkdir(kept, { recursive: true });
    await rename(join(incoming, name), join(kept, name)).catch(unlessGone);
  };

  return {
    settle,
    async drop(source: string): Promise<void> {
      const name = nameOf(source);
      if (name === null) return;
      await Promise.all([incoming, kept].map((folder) => rm(join(folder, name), { force: true })));
    },
    /**
     * Clears away what has been waiting for an hour. The times of files are the machine's, so its clock counts, not the engine's.
     *
     * @param isStored  whether a picture has this source
     */
    async sweep(isStored: (source: string) => Promise<boolean>): Promise<void> {
      const now = Date.now();
      const names = await readdir(incoming).catch(() => []);
      for (const name of names) {
        const file = join(incoming, name);
        const at = await stat(file).catch(unlessGone);
        if (!at || now - at.mtimeMs < PATIENCE_MS) continue;
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
