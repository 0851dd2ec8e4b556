import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Departures that a schedule no longer has, but that stay for their guests: places that become free there are not sold again. Existing ones
   * are marked at the next change of their schedule.
   */
  '0062-schedule': `
    alter table departures add column is_unscheduled integer not null default 0 check (is_unscheduled in (0, 1));
  `,
};
