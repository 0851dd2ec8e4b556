import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { hostName, isDomain } from '../../catalogue/hosts.ts';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { addColumn } from './create-table.ts';

/**
 * Parts the domain that a store asks for from the one under which it answers. Domains of before were in effect and stay so, as if
 * approved: taking them away would close shops. Names of this machine are no domains any more, and of two spellings of one name the
 * oldest store keeps it.
 */
export async function storeDomains(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await sql.raw(addColumn(dialect, 'stores', 'claimed_domain text')).execute(db);
  await sql.raw(addColumn(dialect, 'stores', 'domain_token text')).execute(db);
  const rows = await db
    .selectFrom('stores')
    .select(['id', 'domain'])
    .where('domain', 'is not', null)
    .orderBy('id')
    .execute();
  await db.updateTable('stores').set({ domain: null }).execute();
  const taken = new Set<string>();
  for (const { id, domain } of rows) {
    const name = hostName(domain ?? '');
    if (name === null || name === 'localhost' || !isDomain(name)) continue;
    const inEffect = taken.has(name) ? null : name;
    taken.add(name);
    const domain_token = crypto.randomUUID();
    await db
      .updateTable('stores')
      .set({ claimed_domain: name, domain: inEffect, domain_token })
      .where('id', '=', id)
      .execute();
  }
}
