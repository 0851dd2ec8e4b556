import type { CartLine } from '#domain/contract/cart.ts';
import type { AttendanceStatus, OrderStatus } from '#domain/contract/orders.ts';
import type { Minor } from '#domain/money/money.ts';
import { canMove, paymentStatusOf } from '#domain/orders/status.ts';
import { freeSold } from '../../catalogue/places.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { paidForLines, priceOf } from '../model/prices.ts';
import type { Clock } from '../model/queries.ts';
import { changeOrderLine, liveLines, moveRefusedError, orderLinesOf, updateOrder } from '../model/queries.ts';
import { bookRefund } from '../model/refunds.ts';
import { endLiveSessions, endUnopenedSessions } from '../model/sessions.ts';
import { refundShares } from './refund-shares.ts';

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
 * Cancels one line of a locked order and lowers the order's price, but for what is kept. With its last line the order is cancelled. A cancelled
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
  const left = priceOf(
    order,
    lines.map((it) => (it.id === line.id ? cancelled : it)),
  );
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
