import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** A connection of our pool. */
interface PoolConnection extends DatabaseConnection {
  begin(kind: 'reading' | 'writing'): void;
  commit(): Promise<void>;
  rollback(): void;
}

/** One for all connections: what is compiled for one is compiled for each. */
const adapter = new PostgresAdapter();

/** Lets Kysely speak through one connection of our pool: we take it, begin and commit on it, and give it back. */
export function postgresDialect(connection: PoolConnection): Dialect {
  return {
    createAdapter: () => adapter,
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOf(connection: PoolConnection): Driver {
  const nothing = async () => {};
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => connection.begin('writing'),
    commitTransaction: () => connection.commit(),
    rollbackTransaction: async () => connection.rollback(),
    releaseConnection: nothing,
    destroy: nothing,
  };
}
