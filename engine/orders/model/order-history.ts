import type { HistoryFacts as Facts, HistoryEntry } from '#domain/contract/office/bookings.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { historyOf } from '../../history/read-history.ts';
import { type Actor, type ChangeFacts, recordChange } from '../../history/record-change.ts';
import { instantText } from '../../http/json-response.ts';

/** A change of an order, as its history shows it (B5). */
interface OrderChangeRecord {
  readonly kind: HistoryEntry['kind'];
  readonly actor: Actor;
  readonly at: Temporal.Instant;
  readonly before?: StoredFacts | undefined;
  readonly after?: StoredFacts | undefined;
}

type PersonalFact = 'contact' | 'note' | 'to';
type StoredFacts = Omit<Facts, PersonalFact> & { readonly personal?: Pick<Facts, PersonalFact> };

/** Writes a change into the history of an order, in the transaction that makes it. */
export async function recordOrderChange(
  tx: Transaction,
  { id }: Pick<OrderRow, 'id'>,
  { before, after, ...change }: OrderChangeRecord,
): Promise<void> {
  const { account_id } = await tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .select('s.account_id')
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const facts = { before: before as ChangeFacts | undefined, after: after as ChangeFacts | undefined };
  await recordChange(tx, { ...change, ...facts, account_id, subject: { kind: 'order', id } });
}

/** The actor of a change: the user, or the buyer if no user acts. */
export function actorOf(user_id: number | null): Actor {
  return user_id === null ? 'guest' : { user_id };
}

/** Money as the history stores it. */
export function moneyFact(amount: Minor, currency: string): NonNullable<Facts['amount']> {
  return { amount: toDecimal(amount, currency), currency };
}

/** The facts of a changed line: how it was booked at that time. */
export function lineFacts({ snapshot_json, people, gross }: OrderLineRow): StoredFacts {
  const { experience, booking_info, total } = JSON.parse(snapshot_json) as LineRows;
  const { date, start_time } = booking_info;
  return { title: experience.title, date, time: start_time.time, people, total: moneyFact(gross, total.currency) };
}

interface LineRows {
  experience: { title: string };
  booking_info: { date: string; start_time: { time: string } };
  total: { currency: string };
}

/** The history of an order, the oldest entry first. */
export async function orderHistory(tx: Transaction, { id }: Pick<OrderRow, 'id'>): Promise<HistoryEntry[]> {
  const rows = await historyOf(tx, { kind: 'order', id });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as HistoryEntry['kind'],
    at: instantText(row.at),
    actor_kind: row.actor_kind,
    actor: row.actor,
    before: factsIn(row.before_json),
    after: factsIn(row.after_json),
  }));
}

function factsIn(json: string | null): Facts | null {
  if (json === null) return null;
  const { personal, ...rest } = JSON.parse(json) as StoredFacts;
  return { ...rest, ...personal };
}
