import { thisVersion, type Version } from '#engine/database/migrate.ts';
import type { Migrations } from '#engine/database/run-migration.ts';

type Migration = Migrations[string];

/** This version and one more migration. */
export function laterVersion(migration: Migration): Version {
  const name = '9000-sample';
  return {
    names: async () => [...(await thisVersion.names()), name],
    load: async () => ({ ...(await thisVersion.load()), [name]: migration }),
  };
}

/** A migration with all that one may need: it alters tables that buyers write to, makes tables and indexes, and changes many rows. */
export const sample: Migration = [
  `
    create table samples (id integer primary key autoincrement, title text not null);
    alter table payments add column sample integer not null default 7;
    alter table customers add column sample text;
    alter table orders add column sample integer not null default 0;
    create index payments_by_sample on payments (sample, at);
    drop index payments_by_time;
  `,
  async (_, __, runLater) => runLater(`update payments set sample = amount`),
];
