import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The language in which the buyer of an order is written to (V18); null: that of its store. */
  '0083-order-language': `
    alter table orders add column language text;
  `,
};
