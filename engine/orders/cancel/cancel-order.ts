import type { CartLine } from '#domain/contract/cart.ts';
import { tooLarge, tooManyDecimals } from '#domain/contract/messages.ts';
import type { AttendanceStatus, OrderStatus } from '#domain/contract/orders.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { exactMinor, type Minor, proportion, toDecimal } from '#domain/money/money.ts';
import { canMove, paymentStatusOf } from '#domain/orders/status.ts';
import { freeSold } from '../../catalogue/places.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Invalid, Refused } from '../../errors.ts';
import { refundQuoteOf } from '../model/line-terms.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { paidForLines, priceWithLine } from '../model/prices.ts';
import type { Clock } from '../model/queries.ts';
import { changeOrderLine, liveLines, moveRefusedError, orderLinesOf, updateOrder } from '../model/queries.ts';
import { bookRefund } from '../model/refunds.ts';
import { endLiveSessions, endUnopenedSessions } from '../model/sessions.ts';

export interface CancelInput extends Clock {
  /** What goes back, as somebody states it; null for what the policy pays. */
  stated: string | null;
  /** The user who cancels; null for its buyer. */
  by: number | null;
}

/**
 * Cancels a locked order: frees its places, ends its payments and books the refund. A cancelled order stays as it is.
 *
 * @throws Failed 409 for an order or guests that cannot be cancelled any more; Invalid; Refused past_cutoff
 */
export async function cancelWhole(tx: Transaction, order: OrderRow, cancelling: CancelInput): Promise<OrderRow> {
  if (order.status === 'cancelled') return order;
  const lines = await orderLinesOf(tx, order.id);
  const live = liveLines(lines);
  if (!canMove('order', order.status as OrderStatus, 'cancelled'))
    throw moveRefusedError(`This order is ${order.status}: it cannot be cancelled any more.`);
  refuseArrived(live);
  const shares = refundShares(order, lines, live, cancelling, order.paid - order.refunded);

  await freePlaces(tx, order, live, cancelling.now);
  for (const line of live)
    await changeOrderLine(tx, line, { attendance_status: 'cancelled', ...ends(line, shares, order, lines) });
  const changed = await payBack(tx, order, sumOf(shares), cancelling);
  await endLiveSessions(tx, order.id);
  await endUnopenedSessions(tx, order.id, 'cancelled');
  const { refunded, payment_status } = changed;
  return updateOrder(tx, order, { status: 'cancelled', expires_at: null, refunded, payment_status });
}

/**
 * Cancels one line of a locked order and lowers the order's price, but for the money that is kept. With its last line the order is cancelled. A cancelled
 * line stays as it is.
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
  const live = liveLines(lines);
  if (live.length === 1) return cancelWhole(tx, order, cancelling);
  if (!canMove('order', order.status as OrderStatus, 'cancelled'))
    throw moveRefusedError(`This order is ${order.status}: none of it can be cancelled any more.`);
  await refuseOpenCart(tx, order);
  refuseArrived([line]);
  const paidFor = paidForLines(order, lines).get(line.id) ?? 0;
  const shares = refundShares(order, lines, [line], cancelling, paidFor);

  await freePlacesOfLine(tx, order, line);
  if (order.status === 'confirmed') await notifyBuyer(tx, order, 'changed');
  const cancelled = await changeOrderLine(tx, line, {
    attendance_status: 'cancelled',
    ...ends(line, shares, order, lines),
  });
  const left = priceWithLine(order, lines, cancelled);
  const { refunded, payment_status } = await payBack(tx, { ...order, ...left }, sumOf(shares), cancelling);
  // What is asked for by an open card page may be more than is due now.
  await endLiveSessions(tx, order.id);
  return updateOrder(tx, order, { ...left, refunded, payment_status });
}

function ends(
  { id }: OrderLineRow,
  shares: ReadonlyMap<string, Minor>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Pick<OrderLineRow, 'kept' | 'refunded'> {
  const refunded = shares.get(id) ?? 0;
  return { refunded, kept: (paidForLines(order, lines).get(id) ?? 0) - refunded };
}

async function payBack(
  tx: Transaction,
  order: OrderRow,
  amount: Minor,
  cancelling: CancelInput,
): Promise<Pick<OrderRow, 'refunded' | 'payment_status'>> {
  if (amount > 0) await bookRefund(tx, order, amount, cancelling, cancelling.by);
  const refunded = order.refunded + amount;
  const failed = order.payment_status === 'failed';
  return { refunded, payment_status: paymentStatusOf({ ...order, refunded, failed }) };
}

/** Who has come, or was missed, is not cancelled: that was a mistake, or it is too late. */
function refuseArrived(lines: readonly OrderLineRow[]): void {
  const arrived = lines.find((it) => !canMove('attendance', it.attendance_status as AttendanceStatus, 'cancelled'));
  if (!arrived) return;
  const { title } = (JSON.parse(arrived.snapshot_json) as CartLine).experience;
  const what = arrived.attendance_status === 'checked_in' ? 'have been checked in' : 'are noted as not having come';
  throw moveRefusedError(`The guests of “${title}” ${what}. Set them to expected first.`);
}

function sumOf(amounts: ReadonlyMap<string, Minor>): Minor {
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}

/** A13: what was sold is given back; what is only held is let go, and the cart that held it is over. */
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

/** The same of one line: the others keep what they hold. */
async function freePlacesOfLine(tx: Transaction, { status, cart_id }: OrderRow, line: OrderLineRow): Promise<void> {
  if (status !== 'pending') return freeSold(tx, [line]);
  await tx.deleteFrom('cart_lines').where('cart_id', '=', cart_id).where('position', '=', line.position).execute();
}

/** While its buyer may still change the cart, the cart says what the order is. */
async function refuseOpenCart(tx: Transaction, { status, cart_id }: OrderRow): Promise<void> {
  if (status !== 'pending' || cart_id === null) return;
  const cart = await tx.selectFrom('carts').select('ordered').where('id', '=', cart_id).executeTakeFirst();
  if (cart?.ordered !== 0) return;
  throw moveRefusedError('Its buyer is still paying for it. Cancel the whole order, or wait until it is confirmed.');
}

/**
 * The refund of each of these lines, in minor units: the stated amount in shares, or what the policy pays.
 *
 * @param most  that can be stated
 * @throws Invalid; Refused past_cutoff where the policy pays nothing any more and nothing is stated
 */
export function refundShares(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  cancelled: readonly OrderLineRow[],
  { stated, now }: { stated: string | null; now: Temporal.Instant },
  most: Minor,
): ReadonlyMap<string, Minor> {
  const paidFor = paidForLines(order, lines);
  if (stated !== null) return divided(statedAmount(stated, most, order.currency), cancelled, paidFor);
  return new Map(
    cancelled.map((line) => {
      if ((paidFor.get(line.id) ?? 0) === 0) return [line.id, 0];
      const quote = refundQuoteOf(line, order, lines, now);
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
  const message = amount === null ? tooManyDecimals(exponent(currency)) : tooLarge(toDecimal(most, currency));
  throw new Invalid([{ path: ['refund_amount'], message }]);
}

/** An amount in shares of what was paid for each line. */
function divided(
  amount: Minor,
  lines: readonly OrderLineRow[],
  paidFor: ReadonlyMap<string, Minor>,
): ReadonlyMap<string, Minor> {
  const weights = lines.map(({ id }) => paidFor.get(id) ?? 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, shared] = [0, 0];
  return new Map(
    lines.map(({ id }, i) => {
      weighed += weights[i] ?? 0;
      const upToHere = i === lines.length - 1 || whole === 0 ? amount : proportion(amount, weighed, whole);
      const share = upToHere - shared;
      shared = upToHere;
      return [id, share];
    }),
  );
}
