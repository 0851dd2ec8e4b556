import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn, createTable } from './create-table.ts';

/** What is to be told to buyers by mail stands with the orders that it tells of, until the mail is written. */
export async function orderLetters(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const columns =
    'order_id text not null references orders on delete cascade, kind text not null, primary key (order_id, kind)';
  await sql.raw(createTable(dialect, 'order_letters', columns)).execute(db);
  await sql.raw(addColumn(dialect, 'mails', 'sender text')).execute(db);
}
