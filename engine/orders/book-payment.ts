import { PAYMENT_LINK } from '#domain/order-form.ts';
import { paymentStatusOf } from '#domain/status.ts';
import type { Outcome } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { At } from './at.ts';
import { confirmOrder } from './confirm.ts';
import { oweLetter } from './owed-letters.ts';
import type { OrderRow, SessionRow } from './queries.ts';
import { changeOrder, orderLinesOf, pendingUntil } from './queries.ts';

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

  const { bought, failure } = await buy(tx, { ...order, paid: order.paid + amount }, at.now);
  const back = failure === null ? Math.min(amount, Math.max(0, bought.paid - bought.refunded - bought.total)) : amount;
  if (back > 0) {
    await tx
      .insertInto('payments')
      .values({ ...entry, id: at.newId(), kind: 'refund', amount: back, provider_ref: null })
      .execute();
    await oweLetter(tx, order, 'refunded');
  }
  await tx
    .updateTable('payment_sessions')
    .set({ state: failure === null ? 'paid' : 'failed', failure, checkout_url: null })
    .where('id', '=', session.id)
    .execute();
  await changeOrder(tx, order, moneyOf(bought, back, failure !== null));
}

/**
 * An order's columns after a payment of which so much goes back. It counts as money that came and went where the order is over; where
 * the order goes on, what it has never kept says nothing about it.
 */
function moneyOf(bought: OrderRow, back: number, failed: boolean): Partial<OrderRow> {
  const { status, expires_at } = bought;
  const isOver = status === 'expired' || status === 'cancelled';
  const money = isOver
    ? { paid: bought.paid, refunded: bought.refunded + back }
    : { paid: bought.paid - back, refunded: bought.refunded };
  return { status, expires_at, ...money, payment_status: paymentStatusOf({ ...bought, ...money, failed }) };
}

/** The order with its places, or as it stays without them and why. */
async function buy(
  tx: Transaction,
  order: OrderRow,
  now: Temporal.Instant,
): Promise<{ bought: OrderRow; failure: string | null }> {
  if (order.status === 'cancelled') return { bought: order, failure: CANCELLED };
  const isBought = order.status === 'confirmed' || order.status === 'completed';
  if (!isBought && order.paid - order.refunded < order.deposit) return { bought: order, failure: TOO_LITTLE };
  const confirmed = await confirmOrder(tx, order, await orderLinesOf(tx, order.id), now);
  if (confirmed) return { bought: confirmed, failure: null };
  const isOver = order.status === 'pending' && (await pendingUntil(tx, order)) <= now.epochMilliseconds;
  return { bought: isOver ? { ...order, status: 'expired', expires_at: null } : order, failure: GONE };
}

const CANCELLED = 'Your payment came after the order was cancelled. It is paid back in full.';
const TOO_LITTLE = 'Your payment was less than the amount that was asked for. It is paid back in full.';
const GONE = 'Your payment came when the places had gone. It is paid back in full.';
