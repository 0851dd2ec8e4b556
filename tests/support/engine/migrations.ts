import type { Transaction } from '#engine/database/database.ts';
import { migrations } from '#engine/database/migrations/0040-resale.ts';
import { runMigration } from '#engine/database/run-migration.ts';
import { isOnPostgres } from './databases.ts';

/** Runs one of the last migrations again, over rows of a test. */
export async function applyMigration(tx: Transaction, name: string): Promise<void> {
  await runMigration(tx, isOnPostgres() ? 'postgres' : 'sqlite', migrations[name] ?? []);
}
