import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { paymentStatusOf } from '#domain/orders/status.ts';
import type { Outcome } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow, SessionRow } from '../../database/tables.ts';
import { type AmendmentRow, amendmentOfSession, applyAmendment, endAmendment } from './amendments.ts';
import { confirmOrder } from './confirm-order.ts';
import { notifyBuyer } from './pending-emails.ts';
import {
  type Clock,
  isBooked,
  lockOrder,
  orderLinesOf,
  pendingUntil,
  sessionById,
  updateOrder,
  updateSession,
} from './queries.ts';
import { enterRefund } from './refunds.ts';

/**
 * Applies a payment's outcome to its session and order. Repeated, late or unordered outcomes change nothing more: a session only moves on
 * (P11), and money is booked once by the provider's reference.
 */
export async function settleSession(tx: Transaction, session_id: string, outcome: Outcome, at: Clock): Promise<void> {
  const { order_id } = await mustBe(sessionById(tx, session_id));
  const order = await lockOrder(tx, order_id);
  const session = await mustBe(sessionById(tx, session_id));

  if (outcome.state === 'paid' && (outcome.currency ?? order.currency) !== order.currency)
    return refuseCurrency(tx, session, outcome.currency ?? '');
  if (outcome.state === 'paid') return bookPayment(tx, order, session, outcome, at);
  if (ranks[outcome.state] <= rankOf(session)) return closeEnded(tx, session, outcome);
  await moveSession(tx, session, outcome);
  const change = await amendmentOfSession(tx, session_id);
  if (change) {
    // The order is as it was: only what the change held is free.
    if (change.state === 'pending' && isEnd(outcome)) await endAmendment(tx, change, 'lapsed');
    return;
  }
  await updateOrder(
    tx,
    order,
    outcome.state === 'failed' ? { payment_status: paymentStatusOf({ ...order, failed: true }) } : {},
  );
}

/** What came in another currency is no amount of the order: staff see it at the session, and settle it at the provider. */
async function refuseCurrency(tx: Transaction, { id, state }: SessionRow, currency: string): Promise<void> {
  if (state === 'paid') return;
  const failure = `A payment came in ${currency}, which was not asked for. It is looked after by hand.`;
  await updateSession(tx, id, { state: 'failed', failure, checkout_url: null });
}

function isEnd({ state }: Outcome): boolean {
  return ranks[state] >= ranks.failed;
}

/** Of several ends the first one counts; money comes through all the same. */
const ranks = { open: 0, processing: 2, failed: 3, expired: 3, cancelled: 3, paid: 4 } as const;

/** A session that only we have ended, its card page still open, may yet turn out to be processed. */
function rankOf({ state, checkout_url }: SessionRow): number {
  return state === 'cancelled' && checkout_url !== null ? 1 : ranks[state as Outcome['state']];
}

/** The provider, too, has closed the card page of a session that we had ended. */
async function closeEnded(tx: Transaction, { id, checkout_url }: SessionRow, { state }: Outcome): Promise<void> {
  if (ranks[state] < ranks.failed || checkout_url === null) return;
  await updateSession(tx, id, { checkout_url: null });
}

async function moveSession(tx: Transaction, { id, checkout_url }: SessionRow, outcome: Outcome): Promise<void> {
  const failure = outcome.state === 'failed' ? outcome.failure : null;
  const kept = ranks[outcome.state] < ranks.failed ? checkout_url : null;
  await updateSession(tx, id, { state: outcome.state, failure, checkout_url: kept });
}

async function mustBe<T>(found: Promise<T | undefined>): Promise<T> {
  const it = await found;
  if (it === undefined) throw new Error('no such payment session');
  return it;
}

/**
 * Books money for a locked order, once by the provider's reference, and confirms the order. Money that buys nothing (the places are gone, the
 * order was cancelled, the amount is too small) goes back, and so does a surplus.
 */
async function bookPayment(
  tx: Transaction,
  order: OrderRow,
  session: SessionRow,
  { amount, payment_ref }: Outcome & { state: 'paid' },
  at: Clock,
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

  const change = await amendmentOfSession(tx, session.id);
  const richer = { ...order, paid: order.paid + amount };
  const { bought, failure } = change
    ? await buyAmendment(tx, richer, change, amount, at.now)
    : await buy(tx, richer, at.now);
  const back = failure === null ? Math.min(amount, Math.max(0, bought.paid - bought.refunded - bought.total)) : amount;
  if (back > 0) {
    await enterRefund(tx, entry, back, order.currency, at.newId);
    await notifyBuyer(tx, order, 'refunded');
  }
  if (isBooked(order) && !change && back < amount) await notifyBuyer(tx, order, 'rest_paid');
  await updateSession(tx, session.id, { state: failure === null ? 'paid' : 'failed', failure, checkout_url: null });
  await updateOrder(tx, order, moneyOf(bought, back, failure !== null && !change));
}

/**
 * An order's columns after a payment of which `back` is refunded. An order that is over counts it as paid and refunded; a live order
 * counts only what it keeps.
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
async function buyAmendment(
  tx: Transaction,
  order: OrderRow,
  change: AmendmentRow,
  amount: number,
  now: Temporal.Instant,
): Promise<{ bought: OrderRow; failure: string | null }> {
  // What comes twice for one that is made is too much, or pays what is due.
  if (change.state === 'made') return { bought: order, failure: null };
  const isOpen = change.state === 'pending' || change.state === 'lapsed';
  const price = isOpen && amount >= change.to_pay ? await applyAmendment(tx, order, change, now) : null;
  if (price) return { bought: { ...order, ...price }, failure: null };
  if (isOpen) await endAmendment(tx, change, 'refused');
  if (order.status === 'cancelled') return { bought: order, failure: CANCELLED };
  return { bought: order, failure: isOpen ? NOT_CHANGED : GIVEN_UP };
}

const NOT_CHANGED =
  'Your payment came when the new places had gone, so your booking is as it was. The payment goes back in full.';
const GIVEN_UP = 'Your payment came after the change was given up, so your booking is as it was. It goes back in full.';
const CANCELLED = 'Your payment came after the order was cancelled. It is paid back in full.';
const TOO_LITTLE = 'Your payment was less than the amount that was asked for. It is paid back in full.';
const GONE = 'Your payment came when the places had gone. It is paid back in full.';
