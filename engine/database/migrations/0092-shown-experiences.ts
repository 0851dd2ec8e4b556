import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The ids of what a store lists are found without a look at the rows, which are long. */
  '0092-shown-experiences': `
    create index experiences_shown on experiences (id) where status = 'published';
  `,
};
