import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** A lease that has ended has places only for a sale that waits for staff. */
  '0099-lease-ends': `
    update desk_leases set places = 0 where ended_at is not null;
  `,
};
