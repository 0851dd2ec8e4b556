import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** Beside who comes along on a line stands what was answered for it. */
export async function bookingAnswers(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const table of ['cart_lines', 'order_lines'])
    await sql.raw(addColumn(dialect, table, `answers_json text not null default '[]'`)).execute(db);
}
