import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * The language of the sandbox's card pages (G1). When a tour was created here, epoch milliseconds, because imported ones have no history (O1); null for
   * those that were there already.
   */
  '0090-translated-sentences': `
    alter table sandbox_checkouts add column language text not null default 'en';
    alter table experiences add column created_at integer;
  `,
};
