import { sql } from 'kysely';
import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** New tours enter the search index one by one, unless a long unit has them enter together at its end (`late-search.ts`). */
  '0104-late-search': async (db, dialect) => {
    if (dialect === 'postgres') return;
    await sql`drop trigger experiences_search_enters`.execute(db);
    await sql`create trigger experiences_search_enters after insert on experiences
      when not exists (select 1 from meta where key = 'late-search')
      begin insert into experiences_search (rowid, title, short_description, description)
        values (new.id, new.title, new.short_description, new.description); end`.execute(db);
  },
};
