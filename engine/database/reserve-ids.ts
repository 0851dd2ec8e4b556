import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { needsRowLocks } from './row-locks.ts';

/**
 * Reserves ids for new rows of a table, which no other row has or gets.
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
  const { rows } = await sql<{ last: number }>`
    update sqlite_sequence set seq = max(seq, coalesce((select max(id) from ${sql.table(table)}), 0)) + ${count}
    where name = ${table} returning seq as last`.execute(tx);
  const first = (rows[0]?.last ?? 0) - count + 1;
  return Array.from({ length: count }, (_, i) => first + i);
}
