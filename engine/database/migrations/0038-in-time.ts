import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/**
 * Mails that are of no use after an instant; and where an engine of before confirms an order beside one of now, nobody has said when it
 * is to be looked at: an index finds it.
 */
export async function inTime(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await sql.raw(addColumn(dialect, 'mails', 'until integer')).execute(db);
  await sql
    .raw(`create index orders_unlooked on orders (id) where status = 'confirmed' and look_at is null`)
    .execute(db);
}
