import { sql } from 'kysely';
import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Ids of log entries are unique per account now, so that an id that another account has stored blocks nobody. */
  '0100-log-ids': async (db, dialect) => {
    if (dialect === 'postgres') {
      await sql`alter table desk_log drop constraint desk_log_pkey, add primary key (account_id, id)`.execute(db);
      return;
    }
    await sql`create table desk_log_with_own_ids (
      id text not null, account_id integer not null references base_accounts on delete cascade,
      device_id integer not null references desk_devices on delete cascade, kind text not null, line text,
      departure_id integer, at integer not null, received_at integer not null,
      is_allowed integer not null check (is_allowed in (0, 1)), entry_json text not null, conflict text,
      primary key (account_id, id)) strict`.execute(db);
    await sql`insert into desk_log_with_own_ids
      select id, account_id, device_id, kind, line, departure_id, at, received_at, is_allowed, entry_json, conflict
      from desk_log`.execute(db);
    await sql`drop table desk_log`.execute(db);
    await sql`alter table desk_log_with_own_ids rename to desk_log`.execute(db);
    await sql`create index desk_log_by_line on desk_log (line, account_id)`.execute(db);
    await sql`create index desk_log_by_account on desk_log (account_id)`.execute(db);
    await sql`create index desk_log_by_device on desk_log (device_id, at)`.execute(db);
    await sql`create index desk_log_for_supplier on desk_log (departure_id) where conflict = 'not_agreed'`.execute(db);
    await sql`create index desk_log_conflicts on desk_log (account_id, at) where conflict is not null`.execute(db);
  },
};
