import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './database.ts';
import { type Migrations, runMigration } from './run-migration.ts';
import type { Tables } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/** All migrations of the folder, by their names. A published one is never changed, only followed by another. */
export async function loadMigrations(): Promise<Migrations> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return Object.assign(
    {},
    ...(modules as { migrations: Migrations }[]).map(({ migrations }) => migrations),
  ) as Migrations;
}

/** Brings the tables to what this version needs: all of it or, where one fails, nothing. @throws what the database said */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (await isMigrated(db)) return;
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
    return Object.keys(await loadMigrations()).every((name) => done.has(name));
  } catch {
    return false;
  }
}
