import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../../database.ts';
import type { Tables } from '../../tables.ts';

/**
 * Makes `<table>_search`: the folded texts by which rows are searched, apart from the long rows, indexed by each three letters in a row. On SQLite the
 * engine's triggers keep it (`keepIndexedTexts`): triggers in the file could not call its functions.
 */
export async function indexTexts(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') for (const statement of [FOLD_TEXT, LETTERS]) await sql.raw(statement).execute(db);
  for (const [table, texts] of Object.entries(INDEXED))
    for (const statement of dialect === 'sqlite' ? inSqlite(table) : await inPostgres(db, table, texts))
      await sql.raw(statement).execute(db);
}

const INDEXED = {
  experiences: ['title', 'short_description', 'description'],
  customers: ['first_name', 'last_name', 'email', 'phone_number', 'company'],
};

function inSqlite(table: string): string[] {
  return [`create virtual table ${table}_search using fts5(text, tokenize='trigram')`];
}

async function inPostgres(db: Kysely<Tables>, table: string, texts: readonly string[]): Promise<string[]> {
  const { rows } =
    await sql`select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`.execute(db);
  const byLetters = `create index ${table}_search_letters on ${table}_search using gin (text gin_trgm_ops) with (fastupdate = off)`;
  return [
    `create table ${table}_search (id bigint primary key references ${table} on delete cascade, text text collate "C" not null)`,
    `create function ${table}_search_text() returns trigger language plpgsql as $$ begin
       insert into ${table}_search (id, text) values (new.id, fold_text(concat_ws(E'\\n', ${texts.map((it) => `new.${it}`).join(', ')})))
       on conflict (id) do update set text = excluded.text;
       return null;
     end $$`,
    `create trigger ${table}_search_changes after insert or update of ${texts.join(', ')} on ${table}
       for each row execute function ${table}_search_text()`,
    ...(rows.length > 0 ? [byLetters] : []),
  ];
}

/** PostgreSQL ships this extension, but not every server has it or allows it. Without it searches read all texts and find the same rows. */
const LETTERS = `
  do $$ begin
    create extension if not exists pg_trgm;
  exception when others then
    raise warning 'searches stay slow: %', sqlerrm;
  end $$`;

/** Digits of alphabets that the NFKD form does not make 0 to 9, in rows from zero on. */
const DIGITS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((it) => /\p{Nd}/u.test(it.normalize('NFKD')) && !/\d/.test(it.normalize('NFKD')))
  .join('');

/** `foldText` of the domain as a function of PostgreSQL; SQLite calls the engine's own. */
const FOLD_TEXT = String.raw`
  create function fold_text(given text) returns text language plpgsql immutable strict parallel safe as $$
  declare folded text := lower(given collate "und-x-icu");
  begin
    if folded ~ '^[\u0001-\u0026\u0028-\u005F\u0061-\u007E]*$' then return folded; end if;
    folded := normalize(folded, NFKD);
    folded := regexp_replace(folded, '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g');
    folded := regexp_replace(folded, '[\u0300-\u036F\u0591-\u05BD\u0640\u064B-\u065F\u0670''${'`'}\u00B4\u02B9-\u02BF\u2018\u2019\u201B\u2032]', '', 'g');
    folded := normalize(folded, NFC);
    folded := regexp_replace(folded, '[\u058A\u05BE\u1400\u1806\u2010-\u2015\u2212\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\U00010EAD]', '-', 'g');
    if folded ~ '[${DIGITS}]' then folded := translate(folded, '${DIGITS}', '${'0123456789'.repeat(DIGITS.length / 10)}'); end if;
    folded := translate(folded, 'đłøıðħŋς', 'dloidhnσ');
    return replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end $$`;
