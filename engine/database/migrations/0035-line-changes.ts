import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { createTable } from './create-table.ts';

/** Another date or party that the buyer of a booked line asked for. What it holds until it is paid, a cart of the same id holds. */
export async function lineChanges(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const columns = `id text primary key, order_id text not null references orders on delete cascade,
    line_id text not null references order_lines on delete cascade, session_id text references payment_sessions on delete cascade,
    state text not null, departure_id integer not null, places integer not null, gross integer not null, deposit integer not null,
    discount integer not null, wish_json text not null, snapshot_json text not null, to_pay integer not null,
    created_at integer not null, expires_at integer`;
  await sql.raw(createTable(dialect, 'line_changes', columns)).execute(db);
  await sql.raw('create index line_changes_by_order on line_changes (order_id)').execute(db);
  await sql.raw('create index line_changes_by_session on line_changes (session_id)').execute(db);
}
