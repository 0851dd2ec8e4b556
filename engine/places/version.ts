import type { Transaction } from '../database/database.ts';
import { needsRowLocks } from '../database/row-locks.ts';

/**
 * Raises the version of stores after a change that the storefront shows (A17), so that every process reads them again. All stores draw their
 * versions from one row, which stays locked until the commit, so that nobody sees a version before a lower one. Lock it last.
 * @returns the new version
 */
export async function bumpVersion(tx: Transaction, storeIds: readonly number[]): Promise<number> {
  const { last: version } = await tx
    .updateTable('store_versions')
    .set((it) => ({ last: it('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow();
  if (storeIds.length > 0) await tx.updateTable('stores').set({ version }).where('id', 'in', storeIds).execute();
  return version;
}

/** Marks experiences as changed, in every store that shows them. */
export async function touchExperiences(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (needsRowLocks(tx)) await lockExperiences(tx, ids);
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

/** Locks experiences by ascending id, before the version: so no transaction that holds the version waits for an experience. */
async function lockExperiences(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('experiences').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
