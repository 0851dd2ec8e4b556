import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { originalName } from '../catalogue/picture.ts';
import { listAbandoned } from '../jobs/abandoned-files.ts';

/** Uploaded files. An original waits in DATA_DIR/incoming until its row is stored; then it is moved. Without a row a sweep deletes it. */
export function openOriginals(dataDir: string) {
  const incoming = join(dataDir, 'incoming');
  const folder = join(dataDir, 'originals');

  /** Moves an original to its final folder, once its row is stored; does nothing if it is there already. */
  const settle = async (source: string) => {
    const name = originalName(source);
    if (name === null) return;
    await mkdir(folder, { recursive: true });
    await rename(join(incoming, name), join(folder, name)).catch(ignoreMissingFile);
  };

  return {
    settle,
    async drop(source: string): Promise<void> {
      const name = originalName(source);
      if (name === null) return;
      await Promise.all([incoming, folder].map((folder) => rm(join(folder, name), { force: true })));
    },
    /**
     * Moves or deletes files that have waited for an hour.
     *
     * @param isStored  whether a picture has this source
     */
    async sweep(isStored: (source: string) => Promise<boolean>): Promise<void> {
      for (const name of await listAbandoned(incoming)) {
        if (await isStored(`file:${name}`)) await settle(`file:${name}`);
        else await rm(join(incoming, name), { force: true });
      }
    },
  };
}

function ignoreMissingFile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
