import type { Transaction } from '../database/database.ts';

/** Those of some experiences that a store may not sell: another account's, without its consent. */
export async function notForSale(
  tx: Transaction,
  store_id: number,
  experience_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const resold = await resoldAmong(tx, store_id, experience_ids);
  if (resold.size === 0) return resold;
  const allowed = await tx
    .selectFrom('experiences as e')
    .innerJoin('stores as s', (join) => join.on('s.id', '=', store_id))
    .innerJoin('resale_agreements as g', (join) =>
      join.onRef('g.supplier_id', '=', 'e.account_id').onRef('g.reseller_id', '=', 's.account_id'),
    )
    .select('e.id')
    .where('e.id', 'in', [...resold])
    .where('g.status', '=', 'granted')
    .execute();
  return resold.difference(new Set(allowed.map(({ id }) => id)));
}

/** Those of some experiences that another account than the store's own offers (A26). */
export async function resoldAmong(
  tx: Transaction,
  store_id: number,
  experience_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('experiences as e')
    .innerJoin('stores as s', (join) => join.on('s.id', '=', store_id))
    .select('e.id')
    .where('e.id', 'in', [0, ...new Set(experience_ids)])
    .whereRef('e.account_id', '<>', 's.account_id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
