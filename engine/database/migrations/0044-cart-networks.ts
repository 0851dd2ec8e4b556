import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/** The network that a cart was made from, to limit what one network holds. */
export async function cartNetworks(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await sql.raw(addColumn(dialect, 'carts', 'network text')).execute(db);
  await sql.raw('create index carts_by_network on carts (network) where network is not null').execute(db);
}
