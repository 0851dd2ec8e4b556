import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './database.ts';
import { startOwnIds } from './own-ids.ts';
import { alteredTables, type Migrations, runMigration } from './run-migration.ts';
import type { Tables } from './tables.ts';
import { DatabaseRefused } from './unavailable.ts';

const folder = new URL('migrations/', import.meta.url);

/** The migrations of a version. */
export interface Version {
  /** Their names. At almost every start all are done, and loading them takes longer than all other work on the database. */
  readonly names: () => Promise<readonly string[]>;
  readonly load: () => Promise<Migrations>;
}

export const thisVersion: Version = { names: migrationNames, load: loadMigrations };

/** The first migration: it makes all tables of version 1.0. */
const BASELINE = '0001-baseline';

/** All migrations of the folder, by name. A released migration never changes; a later migration follows it. */
async function loadMigrations(): Promise<Migrations> {
  const modules = await Promise.all((await migrationFiles()).map((file) => import(file.href)));
  return Object.assign(
    {},
    ...(modules as { migrations: Migrations }[]).map(({ migrations }) => migrations),
  ) as Migrations;
}

/** Their names, read from the sources. */
async function migrationNames(): Promise<string[]> {
  const sources = await Promise.all((await migrationFiles()).map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) => [...source.matchAll(/^ {2}'(\d{4}-[^']+)':/gm)].map(([, name = '']) => name));
}

async function migrationFiles(): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  return names.map((name) => new URL(name, folder));
}

/**
 * Migrates the tables to this version: all migrations or, if one fails, none. On PostgreSQL an upgrade leaves the indexes to
 * `runDeferredStatements`. @throws the database's error, or DatabaseRefused
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect, version = thisVersion): Promise<void> {
  if (await isMigrated(db, version)) return;
  const { Migrator } = await import('kysely/migration');
  const done = await doneMigrations(db);
  const isUpgrade = done.size > 0;
  const all = await version.load();
  const pending = Object.keys(all)
    .filter((name) => !done.has(name))
    .toSorted();
  const runOne = async (tx: Kysely<Tables>, name: string, migration: Migrations[string]) => {
    const tables = pending.flatMap((it) => alteredTables(all[it] ?? []));
    if (dialect === 'postgres' && isUpgrade && name === pending[0]) await lockTables(tx, tables);
    await runMigration(tx, dialect, migration, { isUpgrade });
    await startOwnIds(tx);
  };
  const getMigrations = async () =>
    Object.fromEntries(
      Object.entries(all).map(([name, it]) => [name, { up: (tx: Kysely<Tables>) => runOne(tx, name, it) }]),
    );
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The order in which units lock tables (decision 0045); tables that it does not name come after these. */
const LOCK_ORDER = ['carts', 'orders', 'departures', 'extras', 'experiences', 'stores'];

/** Locks an upgrade's tables before its first change, so that an upgrade that gives way has lost nothing. Nobody else uses new tables yet. */
async function lockTables(tx: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(['', ...names])}) order by tablename`.execute(tx);
  const found = rows.map(({ name }) => name);
  const tables = [...LOCK_ORDER.filter((it) => found.includes(it)), ...found.filter((it) => !LOCK_ORDER.includes(it))];
  if (tables.length === 0) return;
  // PostgreSQL gives each table the whole `lock_timeout`. The statement has one limit for all, because a buyer who waits a second fails by deadlock.
  await sql`select set_config('statement_timeout', current_setting('lock_timeout'), true)`.execute(tx);
  await sql.raw(`lock table ${tables.join(', ')} in access exclusive mode`).execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
}

/**
 * Whether all migrations of a version are done. Further ones may be done too: an engine may run beside one of the next version.
 *
 * @throws DatabaseRefused for tables that a version before 1.0 made: no upgrade of them exists
 */
export async function isMigrated(db: Kysely<Tables>, version = thisVersion): Promise<boolean> {
  const done = await doneMigrations(db);
  if (done.size > 0 && !done.has(BASELINE)) throw new DatabaseRefused(BEFORE_RELEASE);
  return done.size > 0 && (await version.names()).every((name) => done.has(name));
}

const BEFORE_RELEASE = [
  'This database is of a Landfall before 1.0, which this version does not upgrade.',
  "Take its stores along: with the version that made it, run 'npm run export -- --out DIR --with-customers';",
  "then give this version an empty DATA_DIR or DATABASE_URL, and run 'npm run import -- DIR'.",
  'Orders are not in that file: keep the old database for them.',
].join(' ');

/** The names of the migrations that are done; empty for an empty database. */
async function doneMigrations(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return new Set(rows.map(({ name }) => name));
  } catch {
    return new Set();
  }
}
