import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { importDemoStore } from '#engine/demo/import-demo-store.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { withClient } from './postgres.ts';
import { type Address, aCopy } from './postgres-copies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the tests' PostgreSQL with `NAME` for a database's; undefined where a project runs on SQLite. */
    postgres: { socket: string; tcp: string } | undefined;
  }
}

/** A database of a test's own, on that which its project is about. */
export interface TestDatabase {
  readonly database: Database;
  /** For DATA_DIR. */
  readonly folder: string;
  /** What an engine in a process of its own is told to find the same data; it has to be closed here for SQLite. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** Whether this project's databases are PostgreSQL's, whose every transaction costs a hundred times more. */
export const isOnPostgres = (): boolean => inject('postgres') !== undefined;

/** How many random cases a test tries: `soak` of them before an issue is resolved, a fifth of that on PostgreSQL, where each takes five times as long. */
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

/** A store of a test's own, or the one that a first start imports. */
export type TestStore = StoreFile | 'demo';

/** With these stores in it; migrated and otherwise empty where there are none. */
export async function aDatabase(now: Temporal.Instant, stores: readonly TestStore[]): Promise<TestDatabase> {
  const key = `${now.toString()} ${JSON.stringify(stores)}`;
  const fill = async (database: Database) => {
    for (const store of stores) {
      if (store === 'demo') await importDemoStore(database, now);
      else await database.write((tx) => writeStore(tx, store, now));
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

/** The address of a database of the tests' server in which nothing is yet. @param options  of `create database` */
export async function anEmptyPostgres(name: string, options = ''): Promise<string> {
  const at = addressesOfPostgres();
  await withClient(
    at.socket('postgres'),
    async (client) => void (await client.query(`create database ${name} ${options}`)),
  );
  return at.tcp(name);
}

/** The addresses of a database of the tests' server. @throws Error in a project that runs on SQLite */
function addressesOfPostgres(): { socket: Address; tcp: Address } {
  const given = inject('postgres');
  if (!given) throw new Error('this project has no PostgreSQL');
  return {
    socket: (name) => given.socket.replace('NAME', name),
    tcp: (name) => given.tcp.replace('NAME', name),
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

/** Filled once a test file, then copied: making departures takes longer than most tests. */
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
