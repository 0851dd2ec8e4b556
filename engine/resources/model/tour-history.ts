import type { TourChange } from '#domain/contract/resources/tours.ts';
import type { Transaction } from '../../database/database.ts';
import { historyOf } from '../../history/read-history.ts';
import { recordChange } from '../../history/record-change.ts';
import { recordFields } from '../../history/record-fields.ts';
import { instantText } from '../../http/json-response.ts';
import type { Row, Writing } from './columns.ts';
import type { Deleting } from './resource.ts';

/** The facts of a change that a tour's history stores. */
type TourFacts = Pick<TourChange, 'status' | 'fields' | 'rate'>;

const tour = (id: number) => ({ kind: 'tour', id: String(id) }) as const;

/** Writes a change into the history of a tour, in the transaction that makes it (B10). @param before  null for a new tour */
export function recordTourChange(
  tx: Transaction,
  id: number,
  before: Row | null,
  status: TourFacts['status'],
  writing: Writing,
): Promise<void> {
  return recordFields(tx, tour(id), before ? 'changed' : 'created', { status }, writing);
}

/** The same for a rate of the tour. A rate that is made together with its tour gets no entry. @param before  null for a new rate */
export async function recordRateChange(
  tx: Transaction,
  rate: { readonly experience_id: number; readonly title: string },
  before: Row | null,
  writing: Writing,
): Promise<void> {
  const { experience_id: id, title } = rate;
  const last = before ? undefined : (await historyOf(tx, tour(id))).at(-1);
  if (last?.kind === 'created' && last.at === writing.now.epochMilliseconds) return;
  const facts = { status: await statusOf(tx, id), rate: title };
  await recordFields(tx, tour(id), before ? 'rate_changed' : 'rate_created', facts, writing);
}

/** Records that a tour, or a rate of a tour, is deleted. */
export async function recordTourRemoval(
  tx: Transaction,
  kind: 'removed' | 'rate_removed',
  id: number,
  title: string,
  { account_id, caller, now }: Deleting,
): Promise<void> {
  const facts = { status: await statusOf(tx, id), fields: [], ...(kind === 'removed' ? { title } : { rate: title }) };
  await recordChange(tx, {
    account_id,
    subject: tour(id),
    kind,
    actor: { user_id: caller.user_id },
    at: now,
    after: facts,
  });
}

async function statusOf(tx: Transaction, id: number): Promise<TourFacts['status']> {
  const { status } = await tx.selectFrom('experiences').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  return status;
}

/** The history of a tour, the oldest entry first. */
export async function tourHistory(tx: Transaction, id: number): Promise<TourChange[]> {
  const rows = await historyOf(tx, tour(id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as TourChange['kind'],
    at: instantText(row.at),
    actor: row.actor,
    ...(JSON.parse(row.after_json ?? '{}') as TourFacts),
  }));
}
