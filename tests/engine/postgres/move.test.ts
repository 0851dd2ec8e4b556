import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { importDemoStore } from '#engine/demo/import-demo-store.ts';
import { aDatabase } from '#tests/support/engine/databases.ts';
import { aFolder, exported, imported } from '#tests/support/stores/carrying.ts';
import { noon } from '#tests/support/stores/small-store.ts';

const clock = { now: noon };
const to = await aDatabase(noon, []);
afterAll(() => to.remove());

// It exports the demo store from one database and imports it into the other: over 5 s.
it('[A15, A21] a shop moves from SQLite to PostgreSQL, and says the same of itself there', async () => {
  const folder = await aFolder();
  const database = await openSqlite(folder);
  await importDemoStore(database, noon);
  const out = await exported({ database, folder, clock });
  await database.close();

  const outcome = await imported({ ...to, clock }, out);
  const back = await exported({ ...to, clock });

  expect(outcome).toMatchObject({ changed: 0, same: 0 });
  const [there, here] = await Promise.all([back, out].map((it) => readFile(join(it, 'store.json'), 'utf8')));
  expect(there).toBe(here);
});
