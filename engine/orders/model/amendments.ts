import { fittingAnswers } from '#domain/booking/booking-questions.ts';
import type { BookingAnswer, ParticipantsInfo } from '#domain/contract/cart.ts';
import { namesLeft } from '#domain/orders/line-change.ts';
import { bookedDate, bookedPeople } from '../../database/booked-selection.ts';
import type { Transaction } from '../../database/database.ts';
import type { AmendmentRow, BookingRow, OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { saleProblem } from '../../places/on-sale.ts';
import { freeSold, sellLines } from '../../places/places.ts';
import { type Departure, lockDepartures } from '../../places/places-left.ts';
import { sellIfFree } from './confirm-order.ts';
import { lineFacts, recordOrderChange } from './order-history.ts';
import { notifyTeam } from './order-notifications.ts';
import { notifyBuyer } from './pending-emails.ts';
import { priceWithLine } from './prices.ts';
import { changeOrderLine, endUnopenedSessions, orderLinesOf, snapshotOf } from './queries.ts';

/** The requested changes of an order, or of several, the newest first. */
export function amendmentsOf(tx: Transaction, ...order_ids: readonly string[]): Promise<AmendmentRow[]> {
  return tx
    .selectFrom('line_changes')
    .selectAll()
    .where('order_id', 'in', ['', ...order_ids])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The sessions that pay for the order itself: a session for a change is shown with the change. */
export function ownSessions(sessions: readonly SessionRow[], changes: readonly AmendmentRow[]): SessionRow[] {
  return sessions.filter(({ id }) => changes.every(({ session_id }) => session_id !== id));
}

/** The change that a payment session pays for. */
export function amendmentOfSession(tx: Transaction, session_id: string): Promise<AmendmentRow | undefined> {
  return tx.selectFrom('line_changes').selectAll().where('session_id', '=', session_id).executeTakeFirst();
}

/** The change that waits for its payment; its hold may have lapsed by now. */
export async function pendingAmendment(tx: Transaction, order_id: string): Promise<AmendmentRow | undefined> {
  return (await amendmentsOf(tx, order_id)).find(({ state }) => state === 'pending');
}

/**
 * Drops the amendments of a locked order that were not applied, lapsed ones too. Their places are free; money that still arrives for them
 * is refunded.
 */
export async function dropAmendments(tx: Transaction, order_id: string): Promise<void> {
  const open = (await amendmentsOf(tx, order_id)).filter(({ state }) => state === 'pending' || state === 'lapsed');
  for (const change of open) await endAmendment(tx, change, 'dropped');
}

/** Moves a change of a locked order to an end state, and frees its places. */
export async function endAmendment(
  tx: Transaction,
  { id, session_id }: Pick<AmendmentRow, 'id' | 'session_id'>,
  state: 'made' | 'lapsed' | 'dropped' | 'refused',
): Promise<void> {
  // Its card page may be opening just now: it is closed as soon as it is open.
  if (state === 'dropped' && session_id !== null) await endUnopenedSessions(tx, { id: session_id }, 'cancelled');
  await tx.updateTable('line_changes').set({ state }).where('id', '=', id).execute();
  await tx.deleteFrom('holds').where('cart_id', '=', id).execute();
  await tx.deleteFrom('carts').where('id', '=', id).execute();
}

/**
 * Applies an amendment to a locked order: frees the line's old places and sells the new ones in this transaction.
 *
 * @returns the order's price afterwards, to be stored with its money; null if the places are gone, or if the line can no longer be changed:
 *   then nothing has changed
 */
export async function applyAmendment(
  tx: Transaction,
  order: OrderRow,
  change: AmendmentRow,
  { now, actor, note }: { now: Temporal.Instant; actor: Actor; note?: string },
): Promise<ReturnType<typeof priceWithLine> | null> {
  const lines = await orderLinesOf(tx, order.id);
  const line = lines.find(({ id }) => id === change.line_id);
  if (!line || order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  if (!(await movePlaces(tx, line, change, now))) return null;

  const { id: _same, ...after } = lineAfterAmendment(line, change);
  const changed = await changeOrderLine(tx, line, after);
  await endAmendment(tx, change, 'made');
  await dropAmendments(tx, order.id);
  await notifyBuyer(tx, order, 'moved', note);
  await notifyTeam(tx, order, {
    kind: 'moved',
    actor,
    at: now,
    lines: [changed],
    isChoice: line.departure_cancelled === 1,
  });
  await recordOrderChange(tx, order, {
    kind: 'moved',
    actor,
    at: now,
    before: lineFacts(line),
    after: lineFacts(changed),
  });
  return priceWithLine(order, lines, changed);
}

async function movePlaces(tx: Transaction, line: OrderLineRow, change: AmendmentRow, now: Temporal.Instant) {
  const ids = new Set([line.departure_id, change.departure_id]);
  const departures = await lockDepartures(tx, [...ids]);
  // Guests of a cancelled departure may leave it at any time (B8).
  const mayLeave = ({ starts_at }: Departure) => starts_at > now.epochMilliseconds || line.departure_cancelled === 1;
  const fits = (it: Departure) =>
    it.id === change.departure_id ? saleProblem(it, { until: 'start', now }) === null : mayLeave(it);
  if (!departures.every(fits)) return false;
  await freeSold(tx, [line]);
  const isSold = await sellIfFree(tx, { lines: [change], cart_id: change.id, now });
  // The old places are still free, because the departure is locked.
  if (!isSold) await sellLines(tx, { lines: [line], cart_id: null, now });
  return isSold;
}

/** The line after the change: participants who still come keep their names and answers. */
export function lineAfterAmendment(
  line: OrderLineRow,
  change: BookingRow & Pick<AmendmentRow, 'discount'>,
): OrderLineRow {
  const { departure_id, places, gross, deposit, discount, wish_json, snapshot_json } = change;
  const people = bookedPeople(wish_json);
  const names = namesLeft(JSON.parse(line.participants_json) as ParticipantsInfo, people);
  const answers = fittingAnswers(snapshotOf(change), [
    ...(JSON.parse(line.answers_json) as BookingAnswer[]),
    ...(JSON.parse(change.answers_json) as BookingAnswer[]),
  ]);
  return {
    ...line,
    experience_id: snapshotOf(change).experience_id,
    departure_id,
    departure_cancelled: departure_id === line.departure_id ? line.departure_cancelled : 0,
    places,
    gross,
    deposit,
    discount,
    wish_json,
    snapshot_json,
    people,
    date: bookedDate(wish_json),
    participants_json: JSON.stringify(names),
    answers_json: JSON.stringify(answers),
  };
}
