import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The part of a store's banner that stays visible, as CSS's `object-position` (B19); null: the middle. */
  '0084-banner-focus': 'alter table stores add column banner_focus text',
  /** Facts about the seller (O4), sellers' texts about terms and data (O5), and requests to become a partner (O6). */
  '0087-legal': `
    alter table base_accounts add column registration_number text not null default '';
    alter table base_accounts add column vat_number text not null default '';
    create table legal_texts (
      id integer primary key autoincrement, account_id integer not null references base_accounts,
      store_id integer not null references stores on delete cascade, kind text not null, text text not null,
      translations_json text not null default '{}', unique (store_id, kind));
    create index legal_texts_by_account on legal_texts (account_id, id);
    create table partner_requests (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      store_id integer references stores on delete set null, kind text not null, company text not null, name text not null,
      email text not null, website text not null, message text not null, created_at integer not null, answered_at integer);
    create index partner_requests_by_account on partner_requests (account_id, id);
  `,
  /**
   * Visitors' actions as totals by day; ids of counted events; and stores' destinations for events, the events that wait for them, and the consent
   * of an order's buyer (O7, O8).
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
  /** The look of a shop besides its accent (O10). */
  '0089-theme': `
    alter table stores add column type_pairing text not null default 'fraunces';
    alter table stores add column corners text not null default 'round';
    alter table stores add column color_scheme text not null default 'both';
  `,
};
