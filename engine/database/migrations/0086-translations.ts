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
  /** Texts in other languages beside each row, and the language that an account writes in (G3). */
  '0086-translations': `
    ${tables.map((it) => `alter table ${it} add column translations_json text not null default '{}';`).join('\n    ')}
    alter table base_accounts add column language text not null default 'en';
    update base_accounts set language = 'hr' where exists (
      select 1 from stores where account_id = base_accounts.id and settings_json like '%"language":"hr"%');
    update base_accounts set language = 'de' where exists (
      select 1 from stores where account_id = base_accounts.id and settings_json like '%"language":"de"%');
  `,
};
