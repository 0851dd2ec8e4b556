import { sql } from 'kysely';
import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** A database looks for rows that refer to a deleted one: without these indexes it reads all departures for each start of a deleted tour. */
  '0002-indexed-references': [
    `create index departures_by_start_time on departures (start_time_id);
     create index cart_lines_by_departure on cart_lines (departure_id);
     create index departure_extras_by_item on departure_extras (item_id);
     create index line_changes_by_line on line_changes (line_id);
     create index payments_by_session on payments (session_id);`,
    async (db, dialect) => {
      if (dialect !== 'sqlite') return;
      // A start has hundreds of departures. SQLite would expect ten, and prefer this index to that of their days.
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values ('departures', 'departures_by_start_time', '1000000 500')`.execute(
        db,
      );
      await sql`analyze sqlite_schema`.execute(db);
    },
  ],
};
