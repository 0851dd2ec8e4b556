import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * An ended lease has places only for a sale that waits for staff. A reseller's lease ends before the start, and all its leases together have a
   * share of the departure, in percent. The index finds a supplier's waiting sales.
   */
  '0099-lease-ends': `
    alter table desk_leases add column ends_at integer;
    alter table resale_agreements add column lease_share integer not null default 50;
    create index desk_log_for_supplier on desk_log (departure_id) where conflict = 'not_agreed';
    update desk_leases set places = 0 where ended_at is not null;
  `,
};
