import type { Transaction } from '../database/database.ts';

/** Whether the database has no store, so that it gets the demo store. */
export async function hasNoStore(tx: Transaction): Promise<boolean> {
  return !(await tx.selectFrom('stores').select('id').limit(1).executeTakeFirst());
}
