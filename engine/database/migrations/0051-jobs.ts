import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { adoptOldQueues } from '../adopt-old-queues.ts';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { createTable, ids } from './create-table.ts';

/** One table for all work that is done after the transaction that causes it, in place of a queue for each kind. */
export async function jobs(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const columns = `id ${ids[dialect]}, kind text not null, key text not null, payload text, run_at integer not null,
    attempts integer not null default 0, revision integer not null default 0, lease_until integer, last_error text, failed_at integer,
    unique (kind, key)`;
  await sql.raw(createTable(dialect, 'jobs', columns)).execute(db);
  await sql.raw('create index jobs_due on jobs (kind, run_at) where failed_at is null').execute(db);
  await sql.raw('create index jobs_failed on jobs (failed_at) where failed_at is not null').execute(db);
  await adoptOldQueues(db);
}
