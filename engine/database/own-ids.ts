import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { needsRowLocks } from './row-locks.ts';

/**
 * Each database takes its ids from a range of its own, which its baseline draws: the first digits of an id name the database. Ids have fifteen digits
 * at most. Rows of an imported file keep their ids, which may be of another range.
 */
const IDS_IN_RANGE = 1_000_000_000;
const RANGES = 1_000_000;
const KEY = 'id-range';

/** Moves sequences that are below the database's range to its begin. It is called after each migration, because that may have made tables. */
export async function startOwnIds(tx: Transaction): Promise<void> {
  const first = await firstId(tx);
  if (!needsRowLocks(tx)) {
    await sql`insert into sqlite_sequence (name, seq) select name, 0 from sqlite_schema
      where type = 'table' and sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`.execute(
      tx,
    );
    await sql`update sqlite_sequence set seq = ${first} where seq < ${first}`.execute(tx);
    return;
  }
  for (const name of await tablesWithIds(tx)) {
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
    await sql`select setval(${sequence}, ${sql.lit(first)}) where ${sql.lit(first)} > ${lastOf(sequence)}`.execute(tx);
  }
}

/**
 * Keeps generated ids new, and in the database's range, after rows that brought their own ids.
 *
 * @param highest  the highest of these ids
 */
export async function keepIdsAhead(tx: Transaction, highest: number): Promise<void> {
  const first = await firstId(tx);
  if (!needsRowLocks(tx)) {
    // SQLite goes on after the highest id of a table, whatever its range: a range above all ids takes the place of the database's own.
    if (highest < first + IDS_IN_RANGE) return;
    const range = Math.min(Math.floor(highest / IDS_IN_RANGE) + randomInt(1, 1_000), RANGES - 1);
    await tx
      .updateTable('meta')
      .set({ value: String(range) })
      .where('key', '=', KEY)
      .execute();
    return startOwnIds(tx);
  }
  for (const name of await tablesWithIds(tx)) {
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
    await sql`
      select setval(${sequence}, own.id)
      from (select max(id) as id from ${sql.table(name)} where id < ${sql.lit(first + IDS_IN_RANGE)}) as own
      where own.id > ${lastOf(sequence)}`.execute(tx);
  }
}

/** The id before the first one of the range. */
async function firstId(tx: Transaction): Promise<number> {
  const row = await tx.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return Number(row?.value ?? 0) * IDS_IN_RANGE;
}

/** Tables whose `id` PostgreSQL generates. */
async function tablesWithIds(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and column_name = 'id' order by table_name`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

function lastOf(sequence: ReturnType<typeof sql>) {
  return sql`coalesce(pg_sequence_last_value(${sequence}::regclass), 0)`;
}
