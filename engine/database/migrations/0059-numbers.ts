import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * The sales of orders on each day, for the office's numbers. `orders.counted_version` is the version of an order that has been counted; all
   * other orders, older ones too, are counted in the background. Older orders count on the day of their creation. Older cancelled orders count
   * only if they were paid, because no column says whether the others were ever confirmed.
   */
  '0059-numbers': `
    create table sales_entries (
      order_id text not null references orders on delete cascade, date text not null, experience_id integer not null,
      store_id integer not null, source text not null, sold integer not null, bookings integer not null,
      guests integer not null, paid integer not null, refunded integer not null,
      primary key (order_id, date, experience_id));
    create index sales_entries_by_date on sales_entries
      (store_id, date, experience_id, source, sold, bookings, guests, paid, refunded);
    alter table orders add column confirmed_at integer;
    alter table orders add column source text not null default 'storefront';
    alter table orders add column counted_version integer not null default 0;
    update orders set source = 'staff' where made_by is not null;
    update orders set source = 'desk' where number in (select number from reserved_numbers);
    update orders set confirmed_at = created_at where status in ('confirmed', 'completed')
      or (status = 'cancelled' and exists (select 1 from payments where order_id = orders.id and kind = 'payment'));
    create index orders_uncounted on orders (store_id) where counted_version <> version;
  `,
};
