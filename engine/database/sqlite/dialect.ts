import type { Dialect, Driver } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { SqliteConnection } from './connection.ts';

/** Lets Kysely speak through one connection that is ours: we open it, we begin and commit on it, we close it. */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite does roll back `create table`: a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function driverOf(connection: SqliteConnection): Driver {
  const run = (sql: string) => async () => connection.run(sql);
  const nothing = async () => {};
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: nothing,
    destroy: nothing,
  };
}
