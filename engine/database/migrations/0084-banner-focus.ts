import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** What matters in a store's banner, as CSS's `object-position` has it (B19); null: the middle. */
  '0084-banner-focus': 'alter table stores add column banner_focus text',
};
