import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** When personal data of an order were redacted, and how many months an account keeps them. */
export async function personalData(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of [
    addColumn(dialect, 'base_accounts', 'retention_months integer'),
    addColumn(dialect, 'orders', 'redacted_at integer'),
    'create index orders_to_redact on orders (store_id, created_at) where redacted_at is null',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
