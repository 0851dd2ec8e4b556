import type { Transaction } from '../database/database.ts';
import { historyOf } from './read-history.ts';
import { type ChangeFacts, type HistorySubject, recordChange } from './record-change.ts';

/** Editors save while a person types: changes by one person within this time are one entry. */
const JOINED_MILLISECONDS = 10 * 60_000;

/** The sender of fields of an object, and the object's account. */
interface FieldChange {
  readonly account_id: number;
  readonly caller: { readonly user_id: number };
  readonly now: Temporal.Instant;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isCarried?: boolean;
}

/**
 * Records which fields of an object were sent, in the transaction that makes the change. A change joins the entry before it if that has the same
 * kind and facts. Data that are copied from another database get no entry.
 */
export async function recordFields(
  tx: Transaction,
  subject: HistorySubject,
  kind: string,
  facts: ChangeFacts,
  { account_id, caller, now, body, isCarried = false }: FieldChange,
): Promise<void> {
  const fields = Object.keys(body).filter((name) => name !== 'base_account');
  if (isCarried || fields.length === 0) return;
  const last = (await historyOf(tx, subject)).at(-1);
  const known = JSON.parse(last?.after_json ?? '{}') as ChangeFacts & { readonly fields?: readonly string[] };
  const isJoined =
    last?.kind === kind &&
    last.user_id === caller.user_id &&
    now.epochMilliseconds - last.at <= JOINED_MILLISECONDS &&
    Object.entries(facts).every(([name, value]) => known[name] === value);
  if (!isJoined) {
    const actor = { user_id: caller.user_id };
    return recordChange(tx, { account_id, subject, kind, actor, at: now, after: { ...facts, fields } });
  }
  const after = { ...facts, fields: [...new Set([...(known.fields ?? []), ...fields])] };
  await tx
    .updateTable('history')
    .set({ at: now.epochMilliseconds, after_json: JSON.stringify(after) })
    .where('id', '=', last.id)
    .execute();
}
