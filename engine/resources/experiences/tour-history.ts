import type { TourChange } from '#domain/contract/resources/tours.ts';
import type { Transaction } from '../../database/database.ts';
import { historyOf } from '../../history/read-history.ts';
import { recordChange } from '../../history/record-change.ts';
import { instantText } from '../../http/json-response.ts';
import type { Row, Writing } from '../model/columns.ts';

/** What the history of a tour stores of a change. */
type TourFacts = Pick<TourChange, 'status' | 'fields'>;

/** The editor saves while somebody writes: changes of one person within so long are one entry. */
const JOINED_MILLISECONDS = 10 * 60_000;

/** Writes a change into the history of a tour, in the transaction that makes it (B10). @param before  null for a new tour */
export async function recordTourChange(
  tx: Transaction,
  id: number,
  before: Row | null,
  status: TourFacts['status'],
  { account_id, caller, now, body, isCarried = false }: Writing,
): Promise<void> {
  const fields = Object.keys(body).filter((name) => name !== 'base_account');
  if (isCarried || fields.length === 0) return;
  const subject = { kind: 'tour', id: String(id) } as const;
  const last = before && before['status'] === status ? (await historyOf(tx, subject)).at(-1) : undefined;
  const isJoined =
    last?.kind === 'changed' &&
    last.user_id === caller.user_id &&
    now.epochMilliseconds - last.at <= JOINED_MILLISECONDS;
  if (!isJoined) {
    const kind: TourChange['kind'] = before ? 'changed' : 'created';
    const actor = { user_id: caller.user_id };
    await recordChange(tx, { account_id, subject, kind, actor, at: now, after: { status, fields } });
    return;
  }
  const known = JSON.parse(last.after_json ?? '{}') as TourFacts;
  const after: TourFacts = { status, fields: [...new Set([...known.fields, ...fields])] };
  await tx
    .updateTable('history')
    .set({ at: now.epochMilliseconds, after_json: JSON.stringify(after) })
    .where('id', '=', last.id)
    .execute();
}

/** The history of a tour, the oldest entry first. */
export async function tourHistory(tx: Transaction, id: number): Promise<TourChange[]> {
  const rows = await historyOf(tx, { kind: 'tour', id: String(id) });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as TourChange['kind'],
    at: instantText(row.at),
    actor: row.actor,
    ...(JSON.parse(row.after_json ?? '{}') as TourFacts),
  }));
}
