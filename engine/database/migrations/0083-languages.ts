import type { Migrations } from '../run-migration.ts';

const tables = [
  'experiences',
  'agenda_items',
  'pricing_rates',
  'pricing_categories',
  'inventory_items',
  'cancellation_policies',
  'meeting_points',
  'booking_questions',
  'guides',
  'pictures',
  'stores',
  'categories',
];

export const migrations: Migrations = {
  /** The language of emails to the buyer of an order (V18); null: the store's. */
  '0083-order-language': `
    alter table orders add column language text;
  `,
  /** Translated texts beside each row, and the language in which an account writes (G3). */
  '0086-translations': `
    ${tables.map((it) => `alter table ${it} add column translations_json text not null default '{}';`).join('\n    ')}
    alter table base_accounts add column language text not null default 'en';
    update base_accounts set language = 'hr' where exists (
      select 1 from stores where account_id = base_accounts.id and settings_json like '%"language":"hr"%');
    update base_accounts set language = 'de' where exists (
      select 1 from stores where account_id = base_accounts.id and settings_json like '%"language":"de"%');
  `,
  /**
   * The language of the sandbox's card pages (G1). The creation time of a tour here, in epoch milliseconds, because imported tours have no history
   * (O1); null for existing tours.
   */
  '0090-translated-sentences': `
    alter table sandbox_checkouts add column language text not null default 'en';
    alter table experiences add column created_at integer;
  `,
};
