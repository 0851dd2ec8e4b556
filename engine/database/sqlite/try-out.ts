import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../unavailable.ts';
import { SqliteConnection } from './connection.ts';

/** How the folders of copies begin. */
export const COPY = 'copy-';

/**
 * Runs a unit on a copy of the database, because SQLite has one writer: nobody waits for the unit, and its changes go with the copy. The copy takes as
 * much room on the disk as the database.
 *
 * @param folder  the folder of the database
 * @throws Unavailable if there is no room
 */
export async function runOnCopy<T>(
  folder: string,
  path: string,
  unit: (copy: SqliteConnection) => Promise<T>,
): Promise<T> {
  const aside = await mkdtemp(join(folder, COPY)).catch((error: unknown) => {
    throw new Unavailable(error);
  });
  const file = join(aside, 'landfall.sqlite');
  try {
    const source = new SqliteConnection(path, { readOnly: true });
    await source.copyTo(file).finally(() => source.close());
    const copy = new SqliteConnection(file, { readOnly: false });
    try {
      copy.run('begin');
      return await unit(copy);
    } finally {
      copy.close();
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
