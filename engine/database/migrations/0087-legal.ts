import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Who sells (O4), the texts of sellers about terms and data (O5), and who wants to become a partner (O6). */
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
};
