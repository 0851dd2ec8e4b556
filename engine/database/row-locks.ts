import type { Transaction } from './database.ts';

/**
 * Whether other transactions write beside this one, so that counted rows must be locked. SQLite has one writer at a time; its queries leave
 * `forUpdate()` and the like out. This is for steps that only a lock needs.
 */
export function needsRowLocks(tx: Transaction): boolean {
  return tx.getExecutor().adapter.supportsMultipleConnections ?? true;
}
