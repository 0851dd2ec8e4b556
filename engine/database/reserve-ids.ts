import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { needsRowLocks } from './row-locks.ts';

/**
 * Reserves ids for new rows of a table, which no other row has or gets. The rows must be stored in the same transaction.
 *
 * @param table  a table whose `id` the database generates
 */
export async function reserveIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  if (needsRowLocks(tx)) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
    const { rows } = await sql<{ id: number }>`
      select nextval(${sequence}) as id from generate_series(1, ${sql.lit(count)})`.execute(tx);
    return rows.map(({ id }) => id);
  }
  // SQLite has one writer at a time, and raises the sequence when the rows are stored.
  const { rows } = await sql<{ last: number }>`
    select max(coalesce((select seq from sqlite_sequence where name = ${table}), 0),
      coalesce((select max(id) from ${sql.table(table)}), 0)) as last`.execute(tx);
  const last = rows[0]?.last ?? 0;
  return Array.from({ length: count }, (_, i) => last + 1 + i);
}
