import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The first argument of query functions. All queries inside one `read` see one state of the data; all queries inside one `write` commit together. */
export type Transaction = Kysely<Tables>;

export type Dialect = 'sqlite' | 'postgres';

/**
 * The database, SQLite or PostgreSQL. A unit of work awaits only its queries: no payments, emails or pictures. It has no other effects, because
 * it runs a second time if the database lost its first run.
 */
export interface Database {
  readonly dialect: Dialect;
  /** A counter of writes: while it is unchanged, everything that was read is current. Null if other processes may write too. */
  readonly writes: number | null;
  /** The connections of PostgreSQL, and the units that wait for one; null on SQLite. */
  readonly connections: Readonly<Record<'open' | 'idle' | 'waiting', number>> | null;
  /** Runs a unit that only reads. It sees one state of the data. */
  read<T>(unit: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for a unit of one query, which sees one state of the data without a transaction. */
  ask<T>(query: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs a unit that writes; resolves when its changes are safe on disk. If the unit throws, it is rolled back and `instead` runs. */
  write<T>(
    unit: (tx: Transaction) => Promise<T>,
    instead?: (tx: Transaction, error: unknown) => Promise<T>,
  ): Promise<T>;
  /** Runs a unit and undoes its changes. Nobody waits for it, however long it is; it waits for a turn of the event loop between its parts. */
  tryOut<T>(unit: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
