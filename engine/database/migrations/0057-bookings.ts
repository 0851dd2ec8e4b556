import type { Kysely } from 'kysely';
import { searchWordsOf } from '#domain/orders/search-words.ts';
import type { Migrations } from '../run-migration.ts';
import type { Tables } from '../tables.ts';

export const migrations: Migrations = {
  /** The words by which staff find an order (B4), for searches that are range scans on either database. */
  '0057-order-words': [
    `
      create table order_words (
        order_id text not null references orders on delete cascade, store_id integer not null, word text not null,
        primary key (order_id, word));
      create index order_words_by_word on order_words (store_id, word, order_id);
    `,
    insertWords,
  ],

  /**
   * The log of changes with their authors (B5). An entry never changes, except for personal data that are redacted. It has no reference to its
   * subject, because it may outlive the subject.
   */
  '0058-history': `
    create table history (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      subject_kind text not null, subject_id text not null, kind text not null, at integer not null,
      actor_kind text not null, user_id integer references users on delete set null, actor text not null,
      before_json text, after_json text);
    create index history_by_subject on history (subject_kind, subject_id, id);
    create index history_by_account on history (account_id, id);
    create index history_by_user on history (user_id);
  `,
};

const ORDERS_AT_ONCE = 500;
const ROWS_AT_ONCE = 2_000;

/** Enters the words of all existing orders. */
async function insertWords(db: Kysely<Tables>): Promise<void> {
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
    after = last.id;
    const rows = orders.flatMap(({ id, number, store_id, main_contact_info_json }) => {
      const contact = JSON.parse(main_contact_info_json ?? 'null') as Record<string, string> | null;
      return searchWordsOf({ ...contact, number }).map((word) => ({ order_id: id, store_id, word }));
    });
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
      await db
        .insertInto('order_words')
        .values(rows.slice(i, i + ROWS_AT_ONCE))
        .execute();
  }
}
