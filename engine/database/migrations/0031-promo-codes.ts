import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn, createTable, ids } from './create-table.ts';

/** What stores give codes for, and which order has used one. */
export async function promoCodes(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of [
    createTable(
      dialect,
      'promo_codes',
      `id ${ids[dialect]}, account_id integer not null references base_accounts,
       store_id integer not null references stores on delete cascade, code text not null,
       kind text not null check (kind in ('none', 'set', 'subtract', 'percent')), value text not null,
       valid_from text, valid_until text, most_uses integer, most_uses_per_customer integer, minimum_total text,
       is_active integer not null check (is_active in (0, 1))`,
    ),
    'create unique index promo_codes_by_code on promo_codes (store_id, code)',
    'create index promo_codes_by_account on promo_codes (account_id, id)',
    createTable(
      dialect,
      'promo_code_experiences',
      `promo_code_id integer not null references promo_codes on delete cascade,
       experience_id integer not null references experiences, primary key (promo_code_id, experience_id)`,
    ),
    'create index promo_code_experiences_by_experience on promo_code_experiences (experience_id)',
    addColumn(dialect, 'orders', 'promo_code_id integer references promo_codes'),
    addColumn(dialect, 'orders', 'promo_customer text'),
    addColumn(dialect, 'order_lines', 'discount integer not null default 0'),
    'create index orders_by_promo_code on orders (promo_code_id, promo_customer, status)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
