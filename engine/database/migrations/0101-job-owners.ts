import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The account whose systems a job calls, so that jobs of one account do not delay those of others (A42). */
  '0101-job-owners': 'alter table jobs add column account_id integer',
};
