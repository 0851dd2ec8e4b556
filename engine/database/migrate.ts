import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './database.ts';
import { type Migrations, runMigration } from './run-migration.ts';
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

/** Brings the tables to what this version needs: all of it or, where one fails, nothing. @throws what the database said */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (await isMigrated(db)) return;
  const { Migrator } = await import('kysely/migration');
  const getMigrations = async () =>
    Object.fromEntries(
      Object.entries(await loadMigrations()).map(([name, it]) => [
        name,
        { up: (tx: Kysely<Tables>) => runMigration(tx, dialect, it) },
      ]),
    );
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether all of ours have been here, whatever else has: an engine may run beside one of the next version. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return (await migrationNames()).every((name) => done.has(name));
  } catch {
    return false;
  }
}
