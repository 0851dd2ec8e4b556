import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Migrations, RunStatement } from '../run-migration.ts';
import type { Tables } from '../tables.ts';

/**
 * Makes `<table>_search`: the texts by which a table's rows are searched, apart from the long rows, indexed by each three letters in a row.
 * Triggers keep it up to date. The table's ids are whole numbers.
 */
export async function indexTexts(
  db: Kysely<Tables>,
  dialect: Dialect,
  runLater: RunStatement,
  { table, texts }: { table: string; texts: readonly string[] },
): Promise<void> {
  for (const statement of dialect === 'sqlite' ? inSqlite(table, texts) : inPostgres(table, texts))
    await sql.raw(statement).execute(db);
  if (dialect === 'sqlite') return;
  // The trigger enters rows that are written from now on.
  await runLater(
    `insert into ${table}_search (id, text) select e.id, ${lowered('e', texts)} from ${table} e for key share on conflict (id) do nothing`,
  );
  const { rows } =
    await sql`select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`.execute(db);
  if (rows.length > 0)
    await runLater(
      `create index ${table}_search_letters on ${table}_search using gin (text gin_trgm_ops) with (fastupdate = off)`,
    );
}

/** The texts in lower case, in any script. They are joined by a character that no search term contains. */
function lowered(row: string, texts: readonly string[]): string {
  return `lower(concat_ws(E'\\n', ${texts.map((it) => `${row}.${it}`).join(', ')}) collate "und-x-icu")`;
}

function inSqlite(table: string, texts: readonly string[]): string[] {
  const columns = texts.join(', ');
  const of = (row: string) => texts.map((it) => `${row}.${it}`).join(', ');
  const enter = `insert into ${table}_search (rowid, ${columns}) values (new.id, ${of('new')})`;
  const leave = `insert into ${table}_search (${table}_search, rowid, ${columns}) values ('delete', old.id, ${of('old')})`;
  const trigger = (name: string, event: string, does: string) =>
    `create trigger ${table}_search_${name} after ${event} on ${table} begin ${does}; end`;
  return [
    `create virtual table ${table}_search using fts5(${columns}, content='${table}', content_rowid='id', tokenize='trigram')`,
    `insert into ${table}_search (${table}_search) values ('rebuild')`,
    trigger('enters', 'insert', enter),
    trigger('leaves', 'delete', leave),
    trigger('changes', `update of ${columns}`, `${leave}; ${enter}`),
  ];
}

function inPostgres(table: string, texts: readonly string[]): string[] {
  return [
    `create table ${table}_search (id bigint primary key references ${table} on delete cascade, text text collate "C" not null)`,
    `create function ${table}_search_text() returns trigger language plpgsql as $$ begin
       insert into ${table}_search (id, text) values (new.id, ${lowered('new', texts)}) on conflict (id) do update set text = excluded.text;
       return null;
     end $$`,
    `create trigger ${table}_search_changes after insert or update of ${texts.join(', ')} on ${table}
       for each row execute function ${table}_search_text()`,
    // PostgreSQL ships this extension, but not every server has it or allows it. Without it searches read all texts and find the same rows.
    `do $$ begin
       create extension if not exists pg_trgm;
     exception when others then
       raise warning 'searches stay slow: %', sqlerrm;
     end $$`,
  ];
}

export const migrations: Migrations = {
  '0024-search': (db, dialect, runLater) =>
    indexTexts(db, dialect, runLater, { table: 'experiences', texts: ['title', 'short_description', 'description'] }),
};
