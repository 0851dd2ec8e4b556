import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What query functions take: everything that runs inside one of `read` or `write` sees one state of the data. */
export type Transaction = Kysely<Tables>;

/** A long unit of work. @param pause  is awaited between its parts: others write meanwhile */
export type SlicedUnit<T> = (tx: Transaction, pause: () => Promise<void>) => Promise<T>;

export type Dialect = 'sqlite' | 'postgres';

/**
 * The database, SQLite or PostgreSQL. A unit of work awaits only its queries: no payments, emails or pictures. It may run twice, where the
 * database lost its first run, so it has no other effects.
 */
export interface Database {
  readonly dialect: Dialect;
  /** A counter of writes: while it is equal, everything that was read is current. Null where other processes write too. */
  readonly writes: number | null;
  /** Runs a unit that only reads, and that sees one state of the data. */
  read<T>(unit: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for a unit of one query: that sees one state of the data without a transaction around it. */
  ask<T>(query: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs a unit that writes; resolves when its changes are safe on disk. If the unit throws, it is rolled back and `instead` runs. */
  write<T>(
    unit: (tx: Transaction) => Promise<T>,
    instead?: (tx: Transaction, error: unknown) => Promise<T>,
  ): Promise<T>;
  /** Runs a long unit that writes, all or nothing, and lets others write meanwhile. It may run several times. */
  writeInSlices<T>(unit: SlicedUnit<T>): Promise<T>;
  close(): Promise<void>;
}
