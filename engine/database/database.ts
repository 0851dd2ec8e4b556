import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What query functions take: everything that runs inside one of `read` or `write` sees one state of the data. */
export type Transaction = Kysely<Tables>;

export type Dialect = 'sqlite' | 'postgres';

/**
 * The database, SQLite or PostgreSQL. A unit of work awaits only its queries: no payments, emails or pictures. It may run twice, where the
 * database lost its first run, so it has no other effects.
 */
export interface Database {
  readonly dialect: Dialect;
  /** A counter of writes: while it is equal, everything that was read is current. Null where other processes write too. */
  readonly writes: number | null;
  /**
   * Runs a unit that writes, and resolves when its changes are safe on disk. If the unit throws, its changes are rolled back and `instead` runs
   * with the error (and may throw it again).
   */
  read<T>(unit: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for a unit of one query: that sees one state of the data without a transaction around it. */
  ask<T>(query: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs a unit that writes. Answers when its changes are safe on the disk. Where the unit throws, its changes are undone,
   * and `instead` runs in its place with what was thrown (and may throw it on); without one the caller gets it.
   */
  write<T>(
    unit: (tx: Transaction) => Promise<T>,
    instead?: (tx: Transaction, error: unknown) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}
