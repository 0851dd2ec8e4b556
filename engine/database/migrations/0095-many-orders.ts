import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Migrations } from '../run-migration.ts';
import type { Tables } from '../tables.ts';
import { indexTexts } from './0024-search.ts';

/** Statistics by table, then by index. */
type Statistics = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The statistics that SQLite reads for growing tables: the number of rows, and of rows per value of an index, as in a shop with many orders.
 * Without them SQLite may choose an index with few values (all lines of a tour) instead of one with many values (the lines of an order).
 */
const statistics: Statistics = {
  orders: {
    sqlite_autoindex_orders_1: '1000000 1',
    sqlite_autoindex_orders_2: '1000000 1',
    orders_by_id: '1000000 1 1 1',
    orders_by_store: '1000000 100000 1 1 1 1',
    orders_by_status: '1000000 100000 20000 1',
    orders_by_confirmation: '1000000 100000 1',
    orders_by_cart: '1000000 2',
    orders_by_customer: '1000000 3',
    orders_by_promo_code: '1000000 10000 2 2',
    orders_to_redact: '1000000 100000 1',
    orders_overdue: '1000 100 1 1',
    orders_by_look: '10000 50',
    orders_by_looked: '10000 5',
    orders_uncounted: '100 10',
    orders_unlooked: '100 1',
  },
  order_lines: {
    sqlite_autoindex_order_lines_1: '1000000 1',
    order_lines_by_order: '1000000 1 1',
    order_lines_by_departure: '1000000 10',
    order_lines_by_date: '1000000 1000 1 1 1 1',
    order_lines_by_experience: '1000000 20000 20 1',
  },
  payments: { payments_by_order: '1000000 1', payments_by_time: '1000000 1' },
  order_words: { sqlite_autoindex_order_words_1: '10000000 10 1', order_words_by_word: '10000000 1000000 2 1' },
  experiences: { experiences_by_account: '2000 40 1', experiences_in_reach: '1000 100 1', experiences_shown: '1000 1' },
  stores: { sqlite_autoindex_stores_1: '50 1' },
};

export const migrations: Migrations = {
  /**
   * Indexes for orders of a status, newest first (some statuses have few orders), for the accountant's file, for the lines of a tour by day and for
   * texts of customers; and statistics for SQLite's planner.
   */
  '0095-many-orders': [
    `
      create index orders_by_status on orders (store_id, status, created_at desc);
      create index orders_by_confirmation on orders (store_id, confirmed_at);
      create index payments_by_time on payments (at);
      drop index order_lines_by_experience;
      create index order_lines_by_experience on order_lines (experience_id, date, order_id);
    `,
    (db, dialect, runLater) =>
      indexTexts(db, dialect, runLater, {
        table: 'customers',
        texts: ['first_name', 'last_name', 'email', 'phone_number', 'company'],
      }),
    async (db, dialect) => writeStatistics(db, dialect, statistics),
  ],
  /** An index of an account's stores, and statistics of many stores: so SQLite reads the first stores by id, and an account's stores by the index. */
  '0096-many-stores': [
    'create index stores_by_account on stores (account_id)',
    async (db, dialect) =>
      writeStatistics(db, dialect, {
        stores: {
          sqlite_autoindex_stores_1: '2000 1',
          sqlite_autoindex_stores_2: '2000 1',
          stores_by_account: '2000 2',
        },
      }),
  ],
};

/** Writes statistics into SQLite only: PostgreSQL makes its own. */
async function writeStatistics(db: Kysely<Tables>, dialect: Dialect, of: Statistics): Promise<void> {
  if (dialect !== 'sqlite') return;
  // Only `analyze` creates the table of statistics.
  await sql`analyze kysely_migration_lock`.execute(db);
  for (const [table, ofIndexes] of Object.entries(of)) {
    await sql`delete from sqlite_stat1 where tbl = ${table}`.execute(db);
    for (const [index, stat] of Object.entries(ofIndexes))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(db);
  }
  await sql`analyze sqlite_schema`.execute(db);
}
