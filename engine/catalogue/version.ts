import type { Transaction } from '../database/database.ts';

/**
 * Says that something about a store has changed that the storefront shows (A17): whoever reads it next, in whichever process,
 * reads it anew. Versions of all stores come from one row of numbers, so that an experience's is comparable with any store's.
 *
 * @returns the new version
 */
export async function bumpVersion(tx: Transaction, storeIds: readonly number[]): Promise<number> {
  const { last } = await tx
    .selectFrom('stores')
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  if (storeIds.length > 0) await tx.updateTable('stores').set({ version }).where('id', 'in', storeIds).execute();
  return version;
}

/** Says that experiences have changed, in every store that shows them. */
export async function touchExperiences(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const shown = await tx
    .selectFrom('store_experiences')
    .select('store_id')
    .distinct()
    .where('experience_id', 'in', ids)
    .execute();
  const version = await bumpVersion(
    tx,
    shown.map(({ store_id }) => store_id),
  );
  await tx.updateTable('experiences').set({ version }).where('id', 'in', ids).execute();
}
