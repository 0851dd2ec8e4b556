import type { Log } from './base/log.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { openSqlite, openSqliteToRead } from './database/sqlite/sqlite.ts';

/**
 * The database that the configuration names: a file below DATA_DIR, or a PostgreSQL that other engines may share.
 *
 * @throws FolderInUse; DatabaseRefused
 */
export async function openDatabase(
  { dataDir, databaseUrl, databasePool }: Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePool'>,
  log: Log,
): Promise<Database> {
  if (databaseUrl === null) return openSqlite(dataDir);
  const { openPostgres } = await import('./database/postgres/postgres.ts');
  return openPostgres(databaseUrl, {
    size: databasePool,
    onLoss: (error) => log.warn({ reason: String(error) }, 'the database is out of reach, or has ended a connection'),
  });
}

/**
 * The same database for reading only. An SQLite file may then belong to a running engine.
 *
 * @throws DatabaseRefused
 */
export async function openDatabaseToRead(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePool'>,
  log: Log,
): Promise<Pick<Database, 'read' | 'close'>> {
  return config.databaseUrl === null ? openSqliteToRead(config.dataDir) : openDatabase(config, log);
}
