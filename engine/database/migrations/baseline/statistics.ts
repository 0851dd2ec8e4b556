import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../../database.ts';
import type { Tables } from '../../tables.ts';

// perf: docs/performance.md#sqlite-statistics
/**
 * Writes the statistics of growing tables for SQLite's planner: the number of rows, and of rows per value of an index, as in a shop with many orders.
 * Without them SQLite may choose an index with few values (all lines of a tour) instead of one with many values (the lines of an order). PostgreSQL
 * makes its own.
 */
export async function writeStatistics(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (dialect !== 'sqlite') return;
  // Only `analyze` creates the table of statistics.
  await sql`analyze kysely_migration_lock`.execute(db);
  for (const [table, ofIndexes] of Object.entries(statistics))
    for (const [index, stat] of Object.entries(ofIndexes))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(db);
  await sql`analyze sqlite_schema`.execute(db);
}

/** By table, then by index. */
const statistics = {
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
  // Many stores: SQLite then reads the first stores by id, and those of an account by its index.
  stores: { sqlite_autoindex_stores_1: '2000 1', sqlite_autoindex_stores_2: '2000 1', stores_by_account: '2000 2' },
};
