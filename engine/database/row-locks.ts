import type { Transaction } from './database.ts';

/** Whether other transactions write beside this one, so that counted rows must be locked. SQLite has one writer at a time. */
export function needsRowLocks(tx: Transaction): boolean {
  return tx.getExecutor().adapter.supportsMultipleConnections ?? true;
}
