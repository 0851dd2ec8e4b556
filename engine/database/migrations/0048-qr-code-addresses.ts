import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

const random = { sqlite: 'lower(hex(randomblob(16)))', postgres: "replace(gen_random_uuid()::text, '-', '')" } as const;

/** An unguessable address for each QR code. Codes that exist already may be printed with their id, which goes on to redirect. */
export async function qrCodeAddresses(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const statement of [
    addColumn(dialect, 'qr_codes', "code text not null default ''"),
    addColumn(dialect, 'qr_codes', 'is_printed_id integer not null default 0'),
    `update qr_codes set is_printed_id = 1, code = ${random[dialect]}`,
    'create unique index qr_codes_by_code on qr_codes (code)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
