import type { Transaction } from './database.ts';

/** Whether other writers run beside this transaction, so that what it counts must be locked. SQLite has one writer at a time. */
export function needsRowLocks(tx: Transaction): boolean {
  return tx.getExecutor().adapter.supportsMultipleConnections ?? true;
}
