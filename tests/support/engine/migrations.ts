import type { Transaction } from '#engine/database/database.ts';
import { loadMigrations } from '#engine/database/migrate.ts';
import { runMigration } from '#engine/database/run-migration.ts';
import { isOnPostgres } from './databases.ts';

/** Runs a migration again, over rows of a test. @throws Error where there is none of this name */
export async function applyMigration(tx: Transaction, name: string): Promise<void> {
  const migration = (await loadMigrations())[name];
  if (!migration) throw new Error(`There is no migration '${name}'.`);
  await runMigration(tx, isOnPostgres() ? 'postgres' : 'sqlite', migration);
}
