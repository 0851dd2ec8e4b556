import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { importDemoStore } from '#engine/demo/import-demo-store.ts';
import { extendDepartures } from '#engine/places/departures.ts';
import { startWithSmallIds } from '#tests/support/stores/small-ids.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { withClient } from './postgres.ts';
import { type Address, aCopy } from './postgres-copies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the tests' PostgreSQL, with `NAME` in place of the database's name; undefined in a project that runs on SQLite. */
    postgres: { socket: string; tcp: string } | undefined;
  }
}

/** A database of a single test, on the system that its project tests. */
export interface TestDatabase {
  readonly database: Database;
  /** The folder for DATA_DIR. */
  readonly folder: string;
  /** The environment by which an engine in a process of its own uses the same data. On SQLite the test closes `database` first. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** Whether this project's databases are on PostgreSQL, where each transaction takes a hundred times longer. */
export const isOnPostgres = (): boolean => inject('postgres') !== undefined;

/**
 * The number of random cases of a test: `daily`, and with SOAK=1, before an issue is resolved, `soak`. PostgreSQL gets a fifth of `soak`, because
 * each case takes five times as long there.
 */
export function casesOf({
  soak,
  daily,
  onPostgres = daily,
}: {
  soak: number;
  daily: number;
  onPostgres?: number;
}): number {
  if (process.env['SOAK']) return isOnPostgres() ? Math.ceil(soak / 5) : soak;
  return Number(process.env['RUNS'] ?? (isOnPostgres() ? onPostgres : daily));
}

/** A test's own store, or the demo store that a first start imports. */
export type TestStore = StoreFile | 'demo';

/** A migrated database with these stores, or empty without stores. */
export async function aDatabase(now: Temporal.Instant, stores: readonly TestStore[]): Promise<TestDatabase> {
  const key = `${now.toString()} ${JSON.stringify(stores)}`;
  const fill = async (database: Database) => {
    await database.write(startWithSmallIds);
    for (const store of stores) {
      if (store === 'demo') {
        await importDemoStore(database, now);
        while (await database.write((tx) => extendDepartures(tx, now)));
      } else await database.write((tx) => writeStore(tx, store, now));
    }
  };
  return isOnPostgres() ? onPostgres(key, fill) : onSqlite(key, fill);
}

async function onPostgres(key: string, fill: (database: Database) => Promise<void>): Promise<TestDatabase> {
  const at = addressesOfPostgres();
  const copy = await aCopy(at.socket, key, fill);
  const folder = await mkdtemp(join(tmpdir(), 'landfall-engine-'));
  const database = await openPostgres(at.socket(copy.name), { size: 10, onLoss: () => {} });
  await copy.restore(database);
  return {
    database,
    folder,
    env: { DATA_DIR: folder, DATABASE_URL: at.tcp(copy.name) },
    remove: async () => {
      await database.close();
      copy.giveBack();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a new, empty database on the tests' server. @param options  of `create database` */
export async function anEmptyPostgres(name: string, options = ''): Promise<string> {
  const at = addressesOfPostgres();
  await withClient(
    at.socket('postgres'),
    async (client) => void (await client.query(`create database ${name} ${options}`)),
  );
  return at.tcp(name);
}

/** The addresses of a database on the tests' server, by its name. @throws Error in a project that runs on SQLite */
function addressesOfPostgres(): { socket: Address; tcp: Address } {
  const fields = inject('postgres');
  if (!fields) throw new Error('this project has no PostgreSQL');
  return {
    socket: (name) => fields.socket.replace('NAME', name),
    tcp: (name) => fields.tcp.replace('NAME', name),
  };
}

async function onSqlite(key: string, fill: (database: Database) => Promise<void>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-engine-'));
  await cp(await filledFolder(key, fill), folder, { recursive: true });
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

/** Filled folders. Each is filled once per test file, then copied, because making departures takes longer than most tests. */
const filled = new Map<string, Promise<string>>();

function filledFolder(key: string, fill: (database: Database) => Promise<void>): Promise<string> {
  const known = filled.get(key) ?? makeFilled(fill);
  filled.set(key, known);
  return known;
}

async function makeFilled(fill: (database: Database) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-filled-'));
  const database = await openSqlite(folder);
  await fill(database);
  await database.close();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
