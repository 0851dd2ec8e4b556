import { sql } from 'kysely';
import type { Migrations } from '../run-migration.ts';

const texts = ['title', 'short_description', 'description'] as const;
const columns = texts.join(', ');
const of = (row: string) => texts.map((it) => `${row}.${it}`).join(', ');

const enter = `insert into experiences_search (rowid, ${columns}) values (new.id, ${of('new')})`;
const leave = `insert into experiences_search (experiences_search, rowid, ${columns}) values ('delete', old.id, ${of('old')})`;
const trigger = (name: string, event: string, does: string) =>
  `create trigger experiences_search_${name} after ${event} on experiences begin ${does}; end`;

const inSqlite = [
  `create virtual table experiences_search using fts5(${columns}, content='experiences', content_rowid='id', tokenize='trigram')`,
  `insert into experiences_search (experiences_search) values ('rebuild')`,
  trigger('enters', 'insert', enter),
  trigger('leaves', 'delete', leave),
  trigger('changes', `update of ${columns}`, `${leave}; ${enter}`),
];

/** In small letters, of whatever script. No term has the character between two texts. */
const lowered = (row: string) => `lower(concat_ws(E'\\n', ${of(row)}) collate "und-x-icu")`;

const inPostgres = [
  `create table experiences_search (id bigint primary key references experiences on delete cascade, text text collate "C" not null)`,
  `insert into experiences_search (id, text) select e.id, ${lowered('e')} from experiences e`,
  `create function experiences_search_text() returns trigger language plpgsql as $$ begin
     insert into experiences_search (id, text) values (new.id, ${lowered('new')}) on conflict (id) do update set text = excluded.text;
     return null;
   end $$`,
  `create trigger experiences_search_changes after insert or update of ${columns} on experiences
     for each row execute function experiences_search_text()`,
  // It comes with PostgreSQL, but not every server has it, or lets one have it: without it all texts are read, and the same is found.
  `do $$ begin
     create extension if not exists pg_trgm;
     create index experiences_search_letters on experiences_search using gin (text gin_trgm_ops) with (fastupdate = off);
   exception when others then
     raise warning 'searches stay slow: %', sqlerrm;
   end $$`,
];

export const migrations: Migrations = {
  /** The texts that experiences are searched by, apart from their long rows, indexed by each three letters in a row. Triggers keep it. */
  '0024-search': async (db, dialect) => {
    for (const statement of dialect === 'sqlite' ? inSqlite : inPostgres) await sql.raw(statement).execute(db);
  },
};
