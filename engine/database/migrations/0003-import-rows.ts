import { sql } from 'kysely';
import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** An import writes row by row, and notes each row for its undo. The column `undo_json`, which had all rows, stays for engines of 1.0. */
  '0003-import-rows': [
    `alter table imports add column lease_until integer;
     create table import_rows (
       id integer primary key autoincrement, import_id text not null references imports on delete cascade,
       kind text not null, row_id integer not null, name text not null, before_json text, after_json text not null);
     create index import_rows_by_import on import_rows (import_id, id);`,
    async (db, dialect) => {
      const rows = dialect === 'sqlite' ? sql`json_each(i.undo_json)` : sql`jsonb_array_elements(i.undo_json::jsonb)`;
      const id = dialect === 'sqlite' ? sql`it.value ->> 'id'` : sql`(it.value ->> 'id')::bigint`;
      const text = dialect === 'sqlite' ? sql`` : sql`::text`;
      await sql`
        insert into import_rows (import_id, kind, row_id, name, before_json, after_json)
        select i.id, it.value ->> 'kind', ${id}, it.value ->> 'name',
          nullif((it.value -> 'before')${text}, 'null'), (it.value -> 'after')${text}
        from imports as i, ${rows} as it where i.undo_json <> ''`.execute(db);
      await sql`update imports set undo_json = ''`.execute(db);
    },
  ],
};
