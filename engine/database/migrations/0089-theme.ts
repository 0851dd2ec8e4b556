import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** How a shop looks beside its accent (O10). */
  '0089-theme': `
    alter table stores add column type_pairing text not null default 'fraunces';
    alter table stores add column corners text not null default 'round';
    alter table stores add column color_scheme text not null default 'both';
  `,
};
