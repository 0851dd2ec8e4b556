import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '#engine/database/database.ts';
import { keepIdsAhead } from '#engine/database/own-ids.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { reserveIds } from '#engine/database/reserve-ids.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { anEmptyPostgres, isOnPostgres } from '#tests/support/engine/databases.ts';

const RANGE = 1_000_000_000;
const rangeOf = (id: number) => Math.floor(id / RANGE);
let made = 0;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function aNewDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-ids-'));
  const address = isOnPostgres() ? await anEmptyPostgres(`ids_${process.pid}_${(made += 1)}`) : null;
  const database = address ? await openPostgres(address, { size: 1, onLoss: () => {} }) : await openSqlite(folder);
  ends.push(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  return database;
}

/** Adds an account, whose id the database generates unless it is given. */
const add = (database: Database, id?: number) =>
  database.write(async (tx) => {
    const row = { company_display_name: 'Ana', created_at: 0, ...(id !== undefined && { id }) };
    const added = await tx.insertInto('base_accounts').values(row).returning('id').executeTakeFirstOrThrow();
    if (id !== undefined) await keepIdsAhead(tx, id);
    return added.id;
  });

it('[A21] each database takes its ids from a range of its own, of at most fifteen digits', async () => {
  const [one, other] = [await aNewDatabase(), await aNewDatabase()];

  const ids = [await add(one), await add(one)];
  const roles = await one.read((tx) => tx.selectFrom('roles').select(['id', 'name']).orderBy('id').execute());

  expect(ids.map((id) => id % RANGE)).toEqual([1, 2]);
  expect(ids[0]).toBeGreaterThan(RANGE);
  expect(ids[0]).toBeLessThan(10 ** 15);
  expect(rangeOf(await add(other))).not.toBe(rangeOf(ids[0] ?? 0));
  // The roles that all accounts share have the same ids everywhere.
  expect(roles.map(({ id, name }) => [id, name])).toEqual([
    [1, 'owner'],
    [2, 'manager'],
    [3, 'agent'],
    [4, 'guide'],
  ]);
});

it('[A21] imported rows keep their ids, and new ones are in no range of another database', async () => {
  const database = await aNewDatabase();
  const first = await add(database);
  const foreign = (rangeOf(first) + 2_000) * RANGE + 7;

  for (const id of [3, first + 500]) expect(await add(database, id)).toBe(id);
  expect(await add(database)).toBe(first + 501);

  expect(await add(database, foreign)).toBe(foreign);
  const next = await add(database);
  expect([rangeOf(foreign), rangeOf(3)]).not.toContain(rangeOf(next));
  expect(await database.write((tx) => reserveIds(tx, 'base_accounts', 2))).toEqual([next + 1, next + 2]);
});
