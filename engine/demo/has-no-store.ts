import type { Transaction } from '../database/database.ts';

/** Whether the database is empty, so that the demo store is shown. */
export async function hasNoStore(tx: Transaction): Promise<boolean> {
  return !(await tx.selectFrom('stores').select('id').limit(1).executeTakeFirst());
}
