import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './database.ts';
import { alteredTables, type Migrations, runMigration } from './run-migration.ts';
import type { Tables } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/** All migrations of the folder, by name. A published migration never changes; a later migration follows it. */
export async function loadMigrations(): Promise<Migrations> {
  const modules = await Promise.all((await migrationFiles()).map((file) => import(file.href)));
  return Object.assign(
    {},
    ...(modules as { migrations: Migrations }[]).map(({ migrations }) => migrations),
  ) as Migrations;
}

/** Their names, read from the sources. At almost every start all are done, and importing them takes longer than all other work on the database. */
export async function migrationNames(): Promise<string[]> {
  const sources = await Promise.all((await migrationFiles()).map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) => [...source.matchAll(/^ {2}'(\d{4}-[^']+)':/gm)].map(([, name = '']) => name));
}

async function migrationFiles(): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  return names.map((name) => new URL(name, folder));
}

/**
 * Migrates the tables to this version: all migrations or, if one fails, none. On PostgreSQL an upgrade leaves the indexes to
 * `runDeferredStatements`. @throws the database's error
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (await isMigrated(db)) return;
  const { Migrator } = await import('kysely/migration');
  const done = await doneMigrations(db);
  const isUpgrade = done.size > 0;
  const all = await loadMigrations();
  const pending = Object.keys(all)
    .filter((name) => !done.has(name))
    .toSorted();
  const runOne = async (tx: Kysely<Tables>, name: string, migration: Migrations[string]) => {
    const tables = pending.flatMap((it) => alteredTables(all[it] ?? []));
    if (dialect === 'postgres' && isUpgrade && name === pending[0]) await lockTables(tx, tables);
    await runMigration(tx, dialect, migration, { isUpgrade });
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
  if (tables.length > 0) await sql.raw(`lock table ${tables.join(', ')} in access exclusive mode`).execute(tx);
}

/** Whether all migrations of this version are done. Further ones may be done too: an engine may run beside one of the next version. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const done = await doneMigrations(db);
  return done.size > 0 && (await migrationNames()).every((name) => done.has(name));
}

/** The names of the migrations that are done; empty for an empty database. */
async function doneMigrations(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return new Set(rows.map(({ name }) => name));
  } catch {
    return new Set();
  }
}
