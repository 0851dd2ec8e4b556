import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { anEmptyPostgres, isOnPostgres, type TestDatabase } from '../engine/databases.ts';
import { withClient } from '../engine/postgres.ts';
import { root } from '../root.ts';

const releases = `${root}tests/support/release/data/`;
let copies = 0;

/** The versions whose data `npm run release-data` has written, oldest first. */
export const releasedVersions = readdirSync(releases).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The number of rows of each table. */
export type RowCounts = Readonly<Record<string, number>>;

/** The data of a release, upgraded to this version, and its rows before the upgrade. */
export async function upgradedData(version: string): Promise<TestDatabase & { readonly before: RowCounts }> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-release-'));
  const { open, env, before } = isOnPostgres()
    ? await restorePostgres(version, folder)
    : await restoreSqlite(version, folder);
  const database = await open();
  const remove = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, folder, env, before, remove };
}

async function restoreSqlite(version: string, folder: string) {
  const path = join(folder, 'landfall.sqlite');
  await writeFile(path, dataOf(version, 'landfall.sqlite.br'));
  const file = new DatabaseSync(path);
  const tables = file.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`).all();
  const before = Object.fromEntries(
    tables.map(({ name }) => [name, file.prepare(`select count(*) as n from "${String(name)}"`).get()?.['n']]),
  ) as RowCounts;
  file.close();
  return { open: () => openSqlite(folder), env: { DATA_DIR: folder }, before };
}

async function restorePostgres(version: string, folder: string) {
  const address = await anEmptyPostgres(`release_${process.pid}_${(copies += 1)}`);
  const before = await withClient(address, async (client) => {
    await client.query(dataOf(version, 'landfall.sql.br').toString());
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const counts: [string, number][] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from public."${name}"`);
      counts.push([name, rows[0]?.n ?? 0]);
    }
    return Object.fromEntries(counts);
  });
  const env = { DATA_DIR: folder, DATABASE_URL: address };
  return { open: () => openPostgres(address, { size: 10, onLoss: () => {} }), env, before };
}

function dataOf(version: string, name: string): Buffer {
  return brotliDecompressSync(readFileSync(`${releases}${version}/${name}`));
}
