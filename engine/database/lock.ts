import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every lock that this process holds. Without this reference a lock would be garbage-collected, which frees it. */
const held = new Set<DatabaseSync>();

/** Locks a data folder against a second engine until the process ends. Waits 2 s. @returns a function that unlocks it. @throws FolderInUse */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'engine.lock'), { timeout: 2_000 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(
      `DATA_DIR '${folder}' is in use by another engine: stop that one, or give this one a folder of its own.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

export class FolderInUse extends Error {}
