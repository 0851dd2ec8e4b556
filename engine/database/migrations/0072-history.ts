import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The history of an account without its orders, the newest first (B15): most entries are of orders. */
  '0072-account-history': `
    create index history_of_account on history (account_id, id) where subject_kind <> 'order';
  `,
};
