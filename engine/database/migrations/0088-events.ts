import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * What visitors do, as totals by day; ids of events that were counted; and where a store hands events on, what waits for that, and what the buyer
   * of an order has granted (O7, O8).
   */
  '0088-events': `
    create table event_counts (
      store_id integer not null references stores on delete cascade, date text not null, name text not null,
      count integer not null, primary key (store_id, date, name));
    create table event_receipts (
      store_id integer not null references stores on delete cascade, event_id text not null, at integer not null,
      primary key (store_id, event_id));
    create index event_receipts_by_time on event_receipts (at);
    create table event_destinations (
      id integer primary key autoincrement, store_id integer not null references stores on delete cascade,
      kind text not null check (kind in ('ga4', 'meta', 'plausible', 'webhook')),
      target text not null, secret text not null default '', is_on integer not null default 1,
      failures integer not null default 0, retry_at integer, last_error text, last_sent_at integer,
      sent integer not null default 0, dropped integer not null default 0, unique (store_id, kind));
    create table event_deliveries (
      id integer primary key autoincrement,
      destination_id integer not null references event_destinations on delete cascade,
      event_id text not null, order_id text references orders on delete cascade, at integer not null, event_json text not null,
      unique (destination_id, event_id));
    create index event_deliveries_by_order on event_deliveries (order_id);
    create table order_consents (
      order_id text primary key references orders on delete cascade, granted_json text not null,
      visitor text, session integer, user_agent text not null default '');
  `,
};
