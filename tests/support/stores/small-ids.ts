import { sql } from 'kysely';
import type { Transaction } from '#engine/database/database.ts';
import { needsRowLocks } from '#engine/database/row-locks.ts';

/** Gives a database ids from 1 on, because tests name them. Ids that it has are not given again. */
export async function startWithSmallIds(tx: Transaction): Promise<void> {
  await tx.deleteFrom('meta').where('key', '=', 'id-range').execute();
  const isPostgres = needsRowLocks(tx);
  const { rows } = await sql<{ name: string }>`${sql.raw(isPostgres ? IDENTITIES : SEQUENCES)}`.execute(tx);
  for (const { name } of rows) {
    const highest = sql`(select max(id) from ${sql.table(name)})`;
    await (isPostgres
      ? sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(${highest}, 1), ${highest} is not null)`
      : sql`update sqlite_sequence set seq = coalesce(${highest}, 0) where name = ${name}`
    ).execute(tx);
  }
}

const SEQUENCES = 'select name from sqlite_sequence';
const IDENTITIES = `
  select table_name as name from information_schema.columns
  where table_schema = current_schema() and is_identity = 'YES'`;
