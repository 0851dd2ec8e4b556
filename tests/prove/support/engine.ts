import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import type { TestDatabase } from '#tests/support/engine/databases.ts';

/** A new, migrated database on SQLite, for an engine in this process. */
export async function aProofDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-proof-'));
  const database = await openSqlite(folder);
  return {
    database,
    folder,
    env: { DATA_DIR: folder },
    remove: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
