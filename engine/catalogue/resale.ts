import type { Transaction } from '../database/database.ts';

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
