import type { Transaction } from '../database/database.ts';
import { historyOf } from './read-history.ts';
import type { ChangeFacts, HistorySubject } from './record-change.ts';

/** Redacts the personal data in the history of a subject (A38). The entries stay, with act, author and time. */
export async function redactHistory(tx: Transaction, subject: HistorySubject): Promise<void> {
  for (const { id, before_json, after_json } of await historyOf(tx, subject)) {
    const redacted = { before_json: withoutPersonal(before_json), after_json: withoutPersonal(after_json) };
    if (redacted.before_json === before_json && redacted.after_json === after_json) continue;
    await tx.updateTable('history').set(redacted).where('id', '=', id).execute();
  }
}

function withoutPersonal(json: string | null): string | null {
  if (json === null) return null;
  const { personal: _redacted, ...rest } = JSON.parse(json) as ChangeFacts;
  return JSON.stringify(rest);
}
