import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './database.ts';
import type { Tables } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/** Files of the folder, in the order of their numbers. A published migration is never changed, only followed by another. */
async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((name) => /^\d{4}-.*\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length));
}

/** A migration's file exports one function. */
type Step = (db: Kysely<Tables>, dialect: Dialect) => Promise<void>;

async function loadMigrations(dialect: Dialect): Promise<Record<string, Migration>> {
  const load = async (name: string): Promise<[string, Migration]> => {
    const exported = (await import(new URL(`${name}.ts`, folder).href)) as Record<string, Step>;
    const [step, ...others] = Object.values(exported);
    if (!step || others.length > 0) throw new TypeError(`the migration ${name} does not export one function`);
    return [name, { up: (db) => step(db, dialect) }];
  };
  return Object.fromEntries(await Promise.all((await migrationNames()).map(load)));
}

/** Brings the tables to what this version needs: all of it or, where one fails, nothing. @throws what the database said */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (await isMigrated(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(dialect) } });
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
