import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** When a booked order is to be looked at next, by when its rest is due, and what of it its buyer has been told. */
export async function orderTimes(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const column = (table: string, of: string) => addColumn(dialect, table, of);
  for (const statement of [
    // Nobody who has booked before was told of a day: theirs is that of the start.
    column('orders', 'rest_due_days integer not null default 0'),
    column('orders', 'look_at integer'),
    column('orders', 'looked_at integer not null default 0'),
    column('orders', 'is_overdue integer not null default 0 check (is_overdue in (0, 1))'),
    column('orders', 'rest_told text'),
    column('orders', 'refund_told integer not null default 0'),
    column('order_lines', 'reminded_of integer'),
    column('order_lines', 'cancel_told integer not null default 0 check (cancel_told in (0, 1))'),

    `update orders set look_at = 0 where status = 'confirmed'`,
    `update orders set refund_told =
       (select coalesce(sum(amount), 0) from payments where order_id = orders.id and kind = 'refund')`,
    `update order_lines set cancel_told = 1 where attendance_status = 'cancelled'`,
    'create index orders_by_look on orders (look_at) where look_at is not null',
    'create index orders_by_looked on orders (looked_at) where look_at is not null',
    'create index orders_overdue on orders (store_id, created_at desc, id) where is_overdue = 1',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
