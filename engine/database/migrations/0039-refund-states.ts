import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** What a provider says of a refund that it has taken, when it is to be tried or asked after again, and what came in its place. */
export async function refundStates(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of [
    addColumn(dialect, 'payments', 'refund_state text'),
    addColumn(dialect, 'payments', 'failure text'),
    addColumn(dialect, 'payments', 'attempt integer not null default 1'),
    addColumn(dialect, 'payments', 'look_at integer'),
    addColumn(dialect, 'payments', 'replaces text'),
    // A refund is given back another way once, whoever tries at once.
    'create unique index payments_by_replaced on payments (replaces)',
    'create index payments_to_look_at on payments (look_at)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
