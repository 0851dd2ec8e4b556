import { PAYMENT_LINK } from '#domain/order-form.ts';
import { paymentStatusOf } from '#domain/status.ts';
import type { Outcome } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { At } from './at.ts';
import { confirmOrder } from './confirm.ts';
import { enterRefund } from './enter-refund.ts';
import type { ChangeRow } from './line-changes.ts';
import { changeOfSession, endChange } from './line-changes.ts';
import { madeChange } from './make-change.ts';
import { oweLetter } from './owed-letters.ts';
import type { OrderRow, SessionRow } from './queries.ts';
import { changeOrder, isBooked, orderLinesOf, pendingUntil } from './queries.ts';

/**
 * Books money that came for an order that is locked, once by the provider's reference, and confirms the order with it. What cannot
 * buy anything (the places have gone, the order was cancelled, the amount is too small) goes back, and so does what is too much.
 */
export async function bookPayment(
  tx: Transaction,
  order: OrderRow,
  session: SessionRow,
  { amount, payment_ref }: Outcome & { state: 'paid' },
  at: At,
): Promise<void> {
  const entry = {
    order_id: order.id,
    session_id: session.id,
    method_id: PAYMENT_LINK,
    type_id: null,
    at: at.now.epochMilliseconds,
  };
  const { numInsertedOrUpdatedRows: isNew } = await tx
    .insertInto('payments')
    .values({ ...entry, id: at.newId(), kind: 'payment', amount, provider_ref: payment_ref })
    .onConflict((it) => it.columns(['provider_ref', 'kind']).doNothing())
    .executeTakeFirst();
  if (!isNew) return;

  const change = await changeOfSession(tx, session.id);
  const richer = { ...order, paid: order.paid + amount };
  const { bought, failure } = change
    ? await buyChange(tx, richer, change, amount, at.now)
    : await buy(tx, richer, at.now);
  const back = failure === null ? Math.min(amount, Math.max(0, bought.paid - bought.refunded - bought.total)) : amount;
  if (back > 0) {
    await enterRefund(tx, entry, back, order.currency, at.newId);
    await oweLetter(tx, order, 'refunded');
  }
  if (isBooked(order) && !change && back < amount) await oweLetter(tx, order, 'rest_paid');
  await tx
    .updateTable('payment_sessions')
    .set({ state: failure === null ? 'paid' : 'failed', failure, checkout_url: null })
    .where('id', '=', session.id)
    .execute();
  await changeOrder(tx, order, moneyOf(bought, back, failure !== null && !change));
}

/**
 * An order's columns after a payment of which so much goes back. It counts as money that came and went where the order is over; where
 * the order goes on, what it has never kept says nothing about it.
 */
function moneyOf(bought: OrderRow, back: number, failed: boolean): Partial<OrderRow> {
  const { status, expires_at, subtotal, discount, deposit, total, amount } = bought;
  const isOver = status === 'expired' || status === 'cancelled';
  const money = isOver
    ? { paid: bought.paid, refunded: bought.refunded + back }
    : { paid: bought.paid - back, refunded: bought.refunded };
  const price = { subtotal, discount, deposit, total, amount };
  return { status, expires_at, ...price, ...money, payment_status: paymentStatusOf({ ...bought, ...money, failed }) };
}

/** The order with its places, or as it stays without them and why. */
async function buy(
  tx: Transaction,
  order: OrderRow,
  now: Temporal.Instant,
): Promise<{ bought: OrderRow; failure: string | null }> {
  if (order.status === 'cancelled') return { bought: order, failure: CANCELLED };
  if (!isBooked(order) && order.paid - order.refunded < order.deposit) return { bought: order, failure: TOO_LITTLE };
  const confirmed = await confirmOrder(tx, order, await orderLinesOf(tx, order.id), now);
  if (confirmed) return { bought: confirmed, failure: null };
  const isOver = order.status === 'pending' && (await pendingUntil(tx, order)) <= now.epochMilliseconds;
  return { bought: isOver ? { ...order, status: 'expired', expires_at: null } : order, failure: GONE };
}

/** The order with another date or party for one of its lines, or as it stays and why. */
async function buyChange(
  tx: Transaction,
  order: OrderRow,
  change: ChangeRow,
  amount: number,
  now: Temporal.Instant,
): Promise<{ bought: OrderRow; failure: string | null }> {
  // What comes twice for one that is made is too much, or pays what is due.
  if (change.state === 'made') return { bought: order, failure: null };
  const isOpen = change.state === 'pending' || change.state === 'lapsed';
  const price = isOpen && amount >= change.to_pay ? await madeChange(tx, order, change, now) : null;
  if (price) return { bought: { ...order, ...price }, failure: null };
  if (isOpen) await endChange(tx, change, 'refused');
  if (order.status === 'cancelled') return { bought: order, failure: CANCELLED };
  return { bought: order, failure: isOpen ? NOT_CHANGED : GIVEN_UP };
}

const NOT_CHANGED =
  'Your payment came when the new places had gone, so your booking is as it was. The payment goes back in full.';
const GIVEN_UP = 'Your payment came after the change was given up, so your booking is as it was. It goes back in full.';
const CANCELLED = 'Your payment came after the order was cancelled. It is paid back in full.';
const TOO_LITTLE = 'Your payment was less than the amount that was asked for. It is paid back in full.';
const GONE = 'Your payment came when the places had gone. It is paid back in full.';
