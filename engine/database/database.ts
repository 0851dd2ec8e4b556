import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What query functions take: everything that runs inside one of `read` or `write` sees one state of the data. */
export type Transaction = Kysely<Tables>;

export type Dialect = 'sqlite' | 'postgres';

/**
 * The data, on whichever database. A unit awaits nothing but its queries: payments, mail and pictures are never inside one.
 * It may run twice where the database lost its first run, so it changes nothing but what it was given.
 */
export interface Database {
  readonly dialect: Dialect;
  /**
   * How often anything was written: as long as it is the same, so is whatever was read. Null where others write too, and only
   * reading tells.
   */
  readonly writes: number | null;
  /** Runs a unit that only reads; it never sees what is not committed. */
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
