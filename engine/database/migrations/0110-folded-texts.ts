import { type Kysely, sql } from 'kysely';
import { searchWordsOf } from '#domain/orders/search-words.ts';
import { typedCode, typedEmail } from '#domain/typing/typed-text.ts';
import type { Dialect } from '../database.ts';
import type { Migrations, RunStatement } from '../run-migration.ts';
import type { Tables } from '../tables.ts';

export const migrations: Migrations = {
  /**
   * The texts of searches are folded (G11): those of tours and customers, of orders, and the words of bookings. Codes lose signs that nobody sees, and
   * the domains of addresses have the form that they have in DNS.
   */
  '0110-folded-texts': [foldTexts, foldWords, foldCodes, foldAddresses],
};

const INDEXED = {
  experiences: ['title', 'short_description', 'description'],
  customers: ['first_name', 'last_name', 'email', 'phone_number', 'company'],
};

async function foldTexts(db: Kysely<Tables>, dialect: Dialect, runLater: RunStatement): Promise<void> {
  if (dialect === 'postgres') await sql.raw(FOLD_TEXT).execute(db);
  for (const [table, texts] of Object.entries(INDEXED)) {
    const statements = dialect === 'sqlite' ? inSqlite(table, texts) : inPostgres(table, texts);
    for (const statement of statements) await sql.raw(statement).execute(db);
    if (dialect === 'postgres') await runLater(refold(`${table}_search`, 'text'));
  }
  await runLater(refold('orders', 'search_text'));
}

function refold(table: string, column: string): string {
  return `update ${table} set ${column} = fold_text(${column}) where ${column} <> fold_text(${column})`;
}

/** The triggers are the engine's own from now on (`keepIndexedTexts`): none that stays in the file could call its functions. */
function inSqlite(table: string, texts: readonly string[]): string[] {
  return [
    ...['enters', 'leaves', 'changes'].map((it) => `drop trigger if exists main.${table}_search_${it}`),
    `drop table ${table}_search`,
    `create virtual table ${table}_search using fts5(text, tokenize='trigram')`,
    `insert into ${table}_search (rowid, text) select id, fold_text(concat_ws(char(10), ${texts.join(', ')})) from ${table}`,
  ];
}

function inPostgres(table: string, texts: readonly string[]): string[] {
  return [
    `create or replace function ${table}_search_text() returns trigger language plpgsql as $$ begin
       insert into ${table}_search (id, text) values (new.id, fold_text(concat_ws(E'\\n', ${texts.map((it) => `new.${it}`).join(', ')})))
       on conflict (id) do update set text = excluded.text;
       return null;
     end $$`,
  ];
}

/** Digits of alphabets that the NFKD form does not make 0 to 9, in rows from zero on. */
const DIGITS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((it) => /\p{Nd}/u.test(it.normalize('NFKD')) && !/\d/.test(it.normalize('NFKD')))
  .join('');

/** `foldText` of the domain as a function of PostgreSQL. */
const FOLD_TEXT = String.raw`
  create or replace function fold_text(given text) returns text language plpgsql immutable strict parallel safe as $$
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

const ORDERS_AT_ONCE = 500;
const ROWS_AT_ONCE = 2_000;

/** Brings the words of all orders to those by which they are found now. */
async function foldWords(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'store_id', 'main_contact_info_json'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ORDERS_AT_ONCE)
      .execute();
    const last = orders.at(-1);
    if (!last) return;
    const known = await db
      .selectFrom('order_words')
      .select(['order_id', 'word'])
      .where('order_id', '>', after)
      .where('order_id', '<=', last.id)
      .execute();
    after = last.id;
    const wordsOf = Map.groupBy(known, (it) => it.order_id);
    const changed = orders.flatMap(({ id, number, store_id, main_contact_info_json }) => {
      const contact = JSON.parse(main_contact_info_json ?? 'null') as Record<string, string> | null;
      const words = searchWordsOf({ ...contact, number });
      const before = new Set(wordsOf.get(id)?.map(({ word }) => word));
      const isSame = before.size === words.length && words.every((it) => before.has(it));
      return isSame ? [] : [{ id, rows: words.map((word) => ({ order_id: id, store_id, word })) }];
    });
    await db
      .deleteFrom('order_words')
      .where('order_id', 'in', ['', ...changed.map(({ id }) => id)])
      .execute();
    const rows = changed.flatMap((it) => it.rows);
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
      await db
        .insertInto('order_words')
        .values(rows.slice(i, i + ROWS_AT_ONCE))
        .execute();
  }
}

/** A code whose new form another code of the store has stays as it is. */
async function foldCodes(db: Kysely<Tables>): Promise<void> {
  const codes = await db.selectFrom('promo_codes').select(['id', 'store_id', 'code']).execute();
  for (const { id, store_id, code } of codes) {
    const folded = typedCode(code);
    if (folded === code || codes.some((it) => it.store_id === store_id && it.code === folded)) continue;
    await db.updateTable('promo_codes').set({ code: folded }).where('id', '=', id).execute();
    await db
      .updateTable('carts')
      .set({ promo_code: folded })
      .where('store_id', '=', store_id)
      .where('promo_code', '=', code)
      .execute();
  }
}

async function foldAddresses(db: Kysely<Tables>): Promise<void> {
  const customers = await db.selectFrom('customers').select(['id', 'email']).where('email', 'like', '%@%').execute();
  for (const { id, email } of customers.filter((it) => typedEmail(it.email) !== it.email))
    await db
      .updateTable('customers')
      .set({ email: typedEmail(email) })
      .where('id', '=', id)
      .execute();
  const users = await db.selectFrom('users').select(['id', 'email_key']).execute();
  for (const { id, email_key } of users) {
    const key = typedEmail(email_key);
    if (key !== email_key && !users.some((it) => it.email_key === key))
      await db.updateTable('users').set({ email_key: key }).where('id', '=', id).execute();
  }
  const members = await db.selectFrom('team_members').select(['id', 'account_id', 'email_key']).execute();
  for (const { id, account_id, email_key } of members) {
    const key = typedEmail(email_key);
    if (key !== email_key && !members.some((it) => it.account_id === account_id && it.email_key === key))
      await db.updateTable('team_members').set({ email_key: key }).where('id', '=', id).execute();
  }
}
