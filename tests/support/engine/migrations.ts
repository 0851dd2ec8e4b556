import { Migrator } from 'kysely/migration';
import type { Transaction } from '#engine/database/database.ts';
import { loadMigrations } from '#engine/database/migrate.ts';
import { PostgresPool } from '#engine/database/postgres/pool.ts';
import { runMigration } from '#engine/database/run-migration.ts';
import { isOnPostgres } from './databases.ts';

/** Runs a migration again, over rows of a test. @throws Error if no migration has this name */
export async function applyMigration(tx: Transaction, name: string): Promise<void> {
  const migration = (await loadMigrations())[name];
  if (!migration) throw new Error(`There is no migration '${name}'.`);
  await runMigration(tx, isOnPostgres() ? 'postgres' : 'sqlite', migration);
}

/** Gives an empty PostgreSQL database the tables of the version before a migration. */
export async function migrateBefore(url: string, name: string): Promise<void> {
  const pool = new PostgresPool(url, 1, () => {});
  await pool.lend(async ({ tx }) => {
    const older = Object.entries(await loadMigrations()).filter(([it]) => it < name);
    const getMigrations = async () =>
      Object.fromEntries(
        older.map(([it, migration]) => [it, { up: (db: Transaction) => runMigration(db, 'postgres', migration) }]),
      );
    const { error } = await new Migrator({ db: tx, provider: { getMigrations } }).migrateToLatest();
    if (error) throw error;
  });
  await pool.close();
}
