import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The conflict of an entry that staff have settled, so that they can reopen it (T9). */
  '0103-settled-entries': `
    alter table desk_log add column settled_conflict text;
    alter table desk_log add column settled_at integer;
    create index desk_log_settled on desk_log (account_id, settled_at) where settled_at is not null;
  `,
};
