import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Prices by season, day and departure (B12): the rules of a rate, in the order in which its seller put them. */
  '0063-prices': `alter table pricing_rates add column price_rules_json text not null default '[]'`,
};
