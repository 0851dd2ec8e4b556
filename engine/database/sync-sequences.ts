import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { needsRowLocks } from './row-locks.ts';

/** Raises the sequences after rows that brought their own ids, so that the next generated ids are new. SQLite does so by itself. */
export async function keepIdsAhead(tx: Transaction): Promise<void> {
  if (!needsRowLocks(tx)) return;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and column_name = 'id' order by table_name`.execute(
    tx,
  );
  for (const { name } of rows) {
    const table = sql.table(name);
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), highest.id)
      from (select max(id) as id from ${table}) as highest
      where highest.id > coalesce(pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass), 0)`.execute(
      tx,
    );
  }
}
