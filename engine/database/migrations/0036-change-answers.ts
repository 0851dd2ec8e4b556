import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** What the buyer answered for guests who come along, until the change is made. */
export async function changeAnswers(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await sql.raw(addColumn(dialect, 'line_changes', `answers_json text not null default '[]'`)).execute(db);
}
