import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { bookedDate, peopleOf } from '../booked-selection.ts';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** What sellers keep of orders and their lines, and where they look for them: by day, by store, by customer, by words. */
export async function sellersOrders(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const column = (table: string, of: string) => addColumn(dialect, table, of);
  for (const statement of [
    column('orders', 'customer_id integer references customers on delete set null'),
    column('orders', 'made_by integer'),
    column('orders', `staff_note text not null default ''`),
    column('orders', `search_text text not null default ''`),
    column('order_lines', `date text not null default ''`),
    column('order_lines', 'people integer not null default 0'),
    column('order_lines', 'kept integer not null default 0'),
    column('order_lines', 'refunded integer not null default 0'),
    column('order_lines', `note text not null default ''`),
    column('payments', 'made_by integer'),
    column('payments', `note text not null default ''`),
    column('customers', 'email_key text'),

    `update orders set search_text = lower(number || ' ' || coalesce(main_contact_info_json, ''))`,
    // Lists are narrowed, counted and cut without reading an order, of which each is long.
    'create index orders_by_store on orders (store_id, created_at desc, id, status, payment_status)',
    'create index orders_by_id on orders (id, store_id, status)',
    'create index orders_by_customer on orders (customer_id)',
    'create index order_lines_by_date on order_lines (date, order_id, experience_id, attendance_status, people)',
    'create index order_lines_by_departure on order_lines (departure_id)',
    'create index departures_by_date on departures (date, experience_id, capacity)',
    'create unique index customers_by_key on customers (account_id, email_key)',
    'create index customers_by_email on customers (account_id, lower(email))',
  ]) {
    await sql.raw(statement).execute(db);
  }
  for (const { id, wish_json } of await db.selectFrom('order_lines').select(['id', 'wish_json']).execute()) {
    const said = { date: bookedDate(wish_json), people: peopleOf(wish_json) };
    await db.updateTable('order_lines').set(said).where('id', '=', id).execute();
  }
}
