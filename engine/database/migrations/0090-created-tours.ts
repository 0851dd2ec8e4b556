import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** When a tour was created here, epoch milliseconds: imported ones have no history (O1). Null for those that were there already. */
  '0090-created-tours': `
    alter table experiences add column created_at integer;
  `,
};
