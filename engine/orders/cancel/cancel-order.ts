import { reason } from '#domain/contract/problems.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { cardLeast, cardStep, exactMinor, type Minor, toDecimal } from '#domain/money/money.ts';
import { payablePart } from '#domain/money/payable.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { canMove } from '#domain/orders/status.ts';
import { invalidError, Refused } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { freeSold } from '../../places/places.ts';
import { refundQuoteOf } from '../model/line-terms.ts';
import { actorOf, lineFacts, moneyFact, recordOrderChange } from '../model/order-history.ts';
import { notifyTeam } from '../model/order-notifications.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { dividedBy, dueOf, paidForLines, priceWithLine, sumOf } from '../model/prices.ts';
import type { Clock } from '../model/queries.ts';
import {
  changeOrderLine,
  endUnopenedSessions,
  isBooked,
  liveLines,
  moveRefusedError,
  orderLinesOf,
  snapshotOf,
  updateOrder,
  withLine,
} from '../model/queries.ts';
import { bookRefund } from '../model/refunds.ts';
import { endLiveSessions } from '../model/sessions.ts';

export interface CancelInput extends Clock {
  /** The stated refund; null for the refund by the policy. */
  stated: string | null;
  /** The user who refunds the money; null: money that was paid by hand is owed until staff have given it back. */
  by: number | null;
  /** The actor of the cancellation, if it is not the user of `by`, or the buyer without one. */
  actor?: Actor;
}

/**
 * Cancels a locked order: frees its places, ends its payments and books the refund. A cancelled order stays as it is.
 *
 * @throws Failed 409 for an order or guests that can no longer be cancelled; Invalid; Refused past_cutoff
 */
export async function cancelWhole(tx: Transaction, order: OrderRow, cancelling: CancelInput): Promise<OrderRow> {
  if (order.status === 'cancelled') return order;
  const lines = await orderLinesOf(tx, order.id);
  const live = liveLines(lines);
  refuseOver(order);
  refuseArrived(live);
  const shares = refundShares(order, lines, live, cancelling, order.paid - order.refunded);

  await freePlaces(tx, order, live, cancelling.now);
  const paid = paidForLines(order, lines);
  for (const line of live) await cancelLine(tx, line, paid, shares);
  const refunded = await payBack(tx, order, shares, cancelling);
  await endLiveSessions(tx, order.id);
  await endUnopenedSessions(tx, { order_id: order.id }, 'cancelled');
  await notifyOfCancelling(tx, order, live, cancelling);
  await recordOrderChange(tx, order, {
    kind: 'cancelled',
    actor: cancelling.actor ?? actorOf(cancelling.by),
    at: cancelling.now,
    before: { status: order.status },
    after: { status: 'cancelled', amount: moneyFact(refunded - order.refunded, order.currency) },
  });
  return updateOrder(tx, order, { status: 'cancelled', expires_at: null, refunded });
}

/**
 * Cancels one line of a locked order and lowers the order's price, except for the money that is kept. With its last line the order is cancelled.
 * A cancelled line stays as it is.
 *
 * @throws as for a whole order
 */
export async function cancelOneLine(
  tx: Transaction,
  order: OrderRow,
  line: OrderLineRow,
  cancelling: CancelInput,
): Promise<OrderRow> {
  if (line.attendance_status === 'cancelled') return order;
  const lines = await orderLinesOf(tx, order.id);
  if (liveLines(lines).length === 1) return cancelWhole(tx, order, cancelling);
  refuseOver(order, 'none of it');
  await refuseOpenCart(tx, order);
  refuseArrived([line]);
  const paid = paidForLines(order, lines);
  const shares = refundShares(order, lines, [line], cancelling, paid.get(line.id) ?? 0);

  await freePlacesOfLine(tx, order, line);
  if (order.status === 'confirmed') await notifyBuyer(tx, order, 'changed');
  const cancelled = await cancelLine(tx, line, paid, shares);
  const refunded = await payBack(tx, order, shares, cancelling);
  const left = await priceWithout(tx, { ...order, refunded }, lines, cancelled);
  await notifyOfCancelling(tx, order, [line], cancelling);
  await recordOrderChange(tx, order, {
    kind: 'line_cancelled',
    actor: cancelling.actor ?? actorOf(cancelling.by),
    at: cancelling.now,
    after: { ...lineFacts(line), amount: moneyFact(refunded - order.refunded, order.currency) },
  });
  // An open card page may ask for more than is due now.
  await endLiveSessions(tx, order.id);
  return updateOrder(tx, order, { ...left, refunded });
}

/** The price of a booking without a cancelled line. A balance that cards cannot pay is given to the buyer, unless it is paid by hand (P11c). */
async function priceWithout(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  cancelled: OrderLineRow,
): Promise<ReturnType<typeof priceWithLine>> {
  const left = priceWithLine(order, lines, cancelled);
  if (!isBooked(order) || order.payment_method_id === MANUAL) return left;
  const due = dueOf({ ...order, ...left });
  const card = { least: cardLeast(order.currency), step: cardStep(order.currency) };
  const all = withLine(lines, cancelled);
  const prices = new Map(liveLines(all).map(({ id, gross, discount }) => [id, gross - discount]));
  const waived = dividedBy(prices, due - payablePart(due, card));
  const changed = [];
  for (const line of all) {
    const share = waived.get(line.id) ?? 0;
    changed.push(share > 0 ? await changeOrderLine(tx, line, { discount: line.discount + share }) : line);
  }
  return priceWithLine(order, changed, cancelled);
}

/** Notifies the team, unless the order still waits for its card: such an order is not announced before it is paid. */
async function notifyOfCancelling(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { by, actor = actorOf(by), now }: CancelInput,
): Promise<void> {
  if (order.status === 'pending' && order.payment_method_id !== MANUAL) return;
  await notifyTeam(tx, order, {
    kind: 'cancelled',
    actor,
    at: now,
    lines,
    isChoice: lines.some(({ departure_cancelled }) => departure_cancelled === 1),
  });
}

/** @param what  the part of the order. @throws Failed 409 for an order that P11's table does not allow to be cancelled */
export function refuseOver({ status }: OrderRow, what: 'it' | 'none of it' = 'it'): void {
  if (canMove('order', status, 'cancelled')) return;
  const cannot = what === 'it' ? 'it cannot be cancelled' : 'none of it can be cancelled';
  throw moveRefusedError(`This order is ${status}: ${cannot} any more.`);
}

/** Cancels a line, and stores its refunded money and the money that is kept. */
function cancelLine(
  tx: Transaction,
  line: OrderLineRow,
  paid: ReadonlyMap<string, Minor>,
  shares: ReadonlyMap<string, Minor>,
): Promise<OrderLineRow> {
  const refunded = shares.get(line.id) ?? 0;
  const retained = (paid.get(line.id) ?? 0) - refunded;
  return changeOrderLine(tx, line, { attendance_status: 'cancelled', refunded, retained });
}

/** @returns the order's refunds afterwards */
async function payBack(tx: Transaction, order: OrderRow, shares: ReadonlyMap<string, Minor>, cancelling: CancelInput) {
  const amount = sumOf(shares.values());
  if (amount > 0) await bookRefund(tx, order, amount, cancelling, cancelling.by, cancelling.actor);
  return order.refunded + amount;
}

/** Refuses lines whose guests have come, or were marked as absent: cancelling them is a mistake, or too late. */
function refuseArrived(lines: readonly OrderLineRow[]): void {
  const arrived = lines.find((it) => !canMove('attendance', it.attendance_status, 'cancelled'));
  if (!arrived) return;
  const { title } = snapshotOf(arrived).experience;
  const what = arrived.attendance_status === 'checked_in' ? 'have been checked in' : 'are noted as not having come';
  throw moveRefusedError(`The guests of “${title}” ${what}. Set them to expected first.`);
}

/** Frees sold places; for a pending order, frees its holds and ends its cart (A13). */
async function freePlaces(
  tx: Transaction,
  { status, cart_id }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<void> {
  if (status !== 'pending') return freeSold(tx, lines);
  if (cart_id === null) return;
  await tx.deleteFrom('holds').where('cart_id', '=', cart_id).execute();
  await tx
    .updateTable('carts')
    .set((it) => ({ expires_at: now.epochMilliseconds, version: it('version', '+', 1) }))
    .where('id', '=', cart_id)
    .execute();
}

/** The same for one line: the other lines keep their places. */
async function freePlacesOfLine(tx: Transaction, { status, cart_id }: OrderRow, line: OrderLineRow): Promise<void> {
  if (status !== 'pending') return freeSold(tx, [line]);
  await tx.deleteFrom('cart_lines').where('cart_id', '=', cart_id).where('position', '=', line.position).execute();
}

/** Refuses a pending order whose cart its buyer may still change, because the order is made again from the cart. */
async function refuseOpenCart(tx: Transaction, { status, cart_id }: OrderRow): Promise<void> {
  if (status !== 'pending' || cart_id === null) return;
  const cart = await tx.selectFrom('carts').select('ordered').where('id', '=', cart_id).executeTakeFirst();
  if (cart?.ordered !== 0) return;
  throw moveRefusedError('Its buyer is still paying for it. Cancel the whole order, or wait until it is confirmed.');
}

/**
 * The refund of each cancelled line, in minor units: a share of the stated amount, by the money paid for the lines, or the amount by the policy.
 *
 * @param most  the most that can be stated
 * @throws Invalid; Refused past_cutoff if the policy pays nothing any more and no amount is stated
 */
export function refundShares(
  order: OrderRow,
  all: readonly OrderLineRow[],
  cancelled: readonly OrderLineRow[],
  { stated, now }: { stated: string | null; now: Temporal.Instant },
  most: Minor,
): ReadonlyMap<string, Minor> {
  const shares = paidForLines(order, all);
  const paid = new Map(cancelled.map(({ id }) => [id, shares.get(id) ?? 0]));
  if (stated !== null) return dividedBy(paid, statedAmount(stated, most, order.currency));
  return new Map(
    cancelled.map((line) => {
      if (paid.get(line.id) === 0) return [line.id, 0];
      const quote = refundQuoteOf({ order, line, all }, now);
      if (!quote) throw new Refused('past_cutoff', TOO_LATE, { order_id: order.id });
      return [line.id, quote.amount];
    }),
  );
}

const TOO_LATE =
  'By its policy it is too late to cancel. To cancel all the same, state as refund_amount what is paid back, 0 for nothing.';

function statedAmount(stated: string, most: Minor, currency: string): Minor {
  const amount = exactMinor(stated, currency);
  if (amount !== null && amount <= most) return amount;
  const why =
    amount === null
      ? reason('too_many_decimals', { places: exponent(currency) })
      : reason('too_large', { max: toDecimal(most, currency) });
  throw invalidError(['refund_amount'], why);
}
