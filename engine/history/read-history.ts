import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import type { HistorySubject } from './record-change.ts';

/** The changes of a subject, the oldest first. */
export function historyOf(tx: Transaction, { kind, id }: HistorySubject): Promise<RowOf<'history'>[]> {
  return tx
    .selectFrom('history')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
}
