import type { Transaction } from './database.ts';

/**
 * Whether other transactions write beside this one, so that counted rows must be locked. SQLite has one writer at a time; its queries leave
 * `forUpdate()` and the like out. This is for steps that only a lock needs.
 */
export function needsRowLocks(tx: Transaction): boolean {
  return tx.getExecutor().adapter.supportsMultipleConnections ?? true;
}

/** Locks rows by ascending id, so that two transactions never wait for each other. Carts come before orders (decision 0045). */
export async function lockRows(tx: Transaction, table: 'carts' | 'orders', ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !needsRowLocks(tx)) return;
  await tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
