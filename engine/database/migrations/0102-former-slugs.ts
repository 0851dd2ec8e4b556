import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Slugs that experiences had before: their addresses still lead to the experience (E1). A slug of a deleted experience is without one, and stays
   * reserved for its account.
   */
  '0102-former-slugs': `
    create table former_slugs (
      slug text primary key,
      account_id integer not null references base_accounts on delete cascade,
      experience_id integer references experiences on delete set null
    );
    create index former_slugs_of_experience on former_slugs (experience_id);
  `,
};
