import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './database.ts';
import { alteredTables, type Migrations, runMigration } from './run-migration.ts';
import type { Tables } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/** All migrations of the folder, by their names. A published one is never changed, only followed by another. */
export async function loadMigrations(): Promise<Migrations> {
  const modules = await Promise.all((await migrationFiles()).map((file) => import(file.href)));
  return Object.assign(
    {},
    ...(modules as { migrations: Migrations }[]).map(({ migrations }) => migrations),
  ) as Migrations;
}

/** The same names, read from the sources: at almost every start all are done, and to load them takes longer than all other work on the database. */
export async function migrationNames(): Promise<string[]> {
  const sources = await Promise.all((await migrationFiles()).map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) => [...source.matchAll(/^ {2}'(\d{4}-[^']+)':/gm)].map(([, name = '']) => name));
}

async function migrationFiles(): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  return names.map((name) => new URL(name, folder));
}

/**
 * Brings the tables to what this version needs: all of it or, where one fails, nothing. On PostgreSQL an upgrade leaves the indexes for
 * `runDeferredStatements`. @throws what the database said
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
  const up = async (tx: Kysely<Tables>, name: string, migration: Migrations[string]) => {
    const tables = pending.flatMap((it) => alteredTables(all[it] ?? []));
    if (dialect === 'postgres' && isUpgrade && name === pending[0]) await lockTables(tx, tables);
    await runMigration(tx, dialect, migration, { isUpgrade });
  };
  const getMigrations = async () =>
    Object.fromEntries(
      Object.entries(all).map(([name, it]) => [name, { up: (tx: Kysely<Tables>) => up(tx, name, it) }]),
    );
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The order in which units lock (decision 0045); the tables that it does not name come after these. */
const LOCK_ORDER = ['carts', 'orders', 'departures', 'extras', 'experiences', 'stores'];

/** Before anything is done: an upgrade that has to give way has lost nothing. Tables that are made only now are nobody else's yet. */
async function lockTables(tx: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename in (${sql.join(['', ...names])}) order by tablename`.execute(tx);
  const found = rows.map(({ name }) => name);
  const tables = [...LOCK_ORDER.filter((it) => found.includes(it)), ...found.filter((it) => !LOCK_ORDER.includes(it))];
  if (tables.length > 0) await sql.raw(`lock table ${tables.join(', ')} in access exclusive mode`).execute(tx);
}

/** Whether all of ours have been here, whatever else has: an engine may run beside one of the next version. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const done = await doneMigrations(db);
  return done.size > 0 && (await migrationNames()).every((name) => done.has(name));
}

/** Empty where the database is empty. */
async function doneMigrations(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return new Set(rows.map(({ name }) => name));
  } catch {
    return new Set();
  }
}
