import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import { FileRefused } from './refused.ts';

/** Anyone who runs the commands has the database in their hands. */
export const operator: Principal = { user_id: 0, is_staff: true, can: () => true, accountsWith: () => [] };

/** One that sees what these accounts have, and no more. */
export function seeing(accounts: readonly number[]): Principal {
  return { user_id: 0, is_staff: false, can: () => false, accountsWith: () => accounts };
}

/**
 * All accounts, or those that a store needs: its own, and those whose experiences it shows, with what they need in turn.
 *
 * @throws FileRefused for an unknown slug
 */
export async function accountsOf(tx: Transaction, slug: string | null): Promise<number[]> {
  if (slug === null) {
    const rows = await tx.selectFrom('base_accounts').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }
  const store = await tx.selectFrom('stores').select('account_id').where('slug', '=', slug).executeTakeFirst();
  if (!store) {
    const all = await tx.selectFrom('stores').select('slug').orderBy('slug').execute();
    const known = all.map((it) => `'${it.slug}'`).join(', ');
    throw new FileRefused(`There is no store '${slug}': there ${known ? `are only ${known}` : 'is none at all'}.`);
  }
  const found = new Set([store.account_id]);
  for (let known = 0; known < found.size; ) {
    known = found.size;
    const suppliers = await tx
      .selectFrom('store_experiences as x')
      .innerJoin('stores as s', 's.id', 'x.store_id')
      .innerJoin('experiences as e', 'e.id', 'x.experience_id')
      .select('e.account_id')
      .distinct()
      .where('s.account_id', 'in', [...found])
      .execute();
    for (const { account_id } of suppliers) found.add(account_id);
  }
  return [...found].toSorted((a, b) => a - b);
}
