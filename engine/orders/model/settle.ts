import type { Minor } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { PAYMENT_FAILURES } from '#domain/orders/payment-failures.ts';
import type { Outcome } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { AmendmentRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { unsoldLine } from '../../places/on-sale.ts';
import { lockDepartures } from '../../places/places-left.ts';
import { amendmentOfSession, applyAmendment, endAmendment } from './amendments.ts';
import { confirmOrder } from './confirm-order.ts';
import { moneyFact, recordOrderChange } from './order-history.ts';
import { notifyTeam } from './order-notifications.ts';
import { notifyBuyer } from './pending-emails.ts';
import {
  type Clock,
  isBooked,
  liveLines,
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
    return refuseCurrency(tx, order, session, { currency: outcome.currency ?? '', now: at.now });
  if (outcome.state === 'paid') return bookPayment(tx, order, session, outcome, at);
  const isEnd = ranks[outcome.state] >= ranks.failed;
  const checkout_url = isEnd ? null : session.checkout_url;
  if (ranks[outcome.state] <= rankOf(session)) {
    // The provider has now closed the card page of a session that we had ended.
    if (checkout_url !== session.checkout_url) await updateSession(tx, session_id, { checkout_url });
    return;
  }
  const failure = outcome.state === 'failed' ? outcome.failure : null;
  await updateSession(tx, session_id, { state: outcome.state, failure, checkout_url });
  const change = await amendmentOfSession(tx, session_id);
  if (!change) await updateOrder(tx, order, {}, outcome.state === 'failed' || undefined);
  // The order stays as it was: only the places of the change are freed.
  else if (change.state === 'pending' && isEnd) await endAmendment(tx, change, 'lapsed');
}

/** Refuses money in another currency, which cannot be booked for the order: staff see it at the session, and settle it at the provider. */
async function refuseCurrency(
  tx: Transaction,
  order: OrderRow,
  { id, state }: SessionRow,
  { currency, now }: { currency: string; now: Temporal.Instant },
): Promise<void> {
  if (state === 'paid') return;
  const failure = `A payment came in ${currency}, which was not asked for. It is looked after by hand.`;
  await updateSession(tx, id, { state: 'failed', failure, checkout_url: null });
  await notifyOfFailure(tx, order, now, null);
}

/** @param amount  null if it is not in the order's currency */
async function notifyOfFailure(
  tx: Transaction,
  order: OrderRow,
  at: Temporal.Instant,
  amount: Minor | null,
): Promise<void> {
  const lines = await orderLinesOf(tx, order.id);
  await notifyTeam(tx, order, { kind: 'payment_failed', actor: 'guest', at, lines, amount });
}

/** The order of outcomes. Among several end states the first one counts; 'paid' counts in any case. */
const ranks = { open: 0, processing: 2, failed: 3, expired: 3, cancelled: 3, paid: 4 } as const;

/** A session's rank. A session that only we have ended, with its card page still open, may still be processed. */
function rankOf({ state, checkout_url }: SessionRow): number {
  return state === 'cancelled' && checkout_url !== null ? 1 : ranks[state];
}

async function mustBe<T>(found: Promise<T | undefined>): Promise<T> {
  const it = await found;
  if (it === undefined) throw new Error('no such payment session');
  return it;
}

/**
 * Books money for a locked order, once by the provider's reference, and confirms the order. Money that buys nothing (the places are gone, the
 * order was cancelled, the amount is too small) is refunded, and so is a surplus.
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
    await enterRefund(tx, entry, back, order.currency, at);
    await notifyBuyer(tx, order, 'refunded');
  }
  if (isBooked(order) && !change && back < amount) await notifyBuyer(tx, order, 'rest_paid');
  await updateSession(tx, session.id, { state: failure === null ? 'paid' : 'failed', failure, checkout_url: null });
  const { status, expires_at, confirmed_at, subtotal, discount, deposit, total, amount: requested } = bought;
  // For an order that is over, refunded money counts as paid and refunded; a live order counts only the money that it keeps.
  const isOver = status === 'expired' || status === 'cancelled';
  const money = isOver ? { paid: bought.paid, refunded: bought.refunded + back } : { paid: bought.paid - back };
  const changes = { status, expires_at, confirmed_at, subtotal, discount, deposit, total, amount: requested, ...money };
  await updateOrder(tx, order, changes, failure !== null && !change);
  if (failure !== null) await notifyOfFailure(tx, order, at.now, amount);
  await recordOrderChange(tx, order, {
    kind: 'payment',
    actor: 'guest',
    at: at.now,
    before: { status: order.status },
    after: { amount: moneyFact(amount, order.currency), method: PAYMENT_LINK, type: null, status },
  });
}

interface Bought {
  bought: OrderRow;
  failure: string | null;
}

/** The order with its places, or unchanged with the reason of the failure. */
async function buy(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<Bought> {
  if (order.status === 'cancelled') return { bought: order, failure: PAYMENT_FAILURES.cancelled };
  if (!isBooked(order) && order.paid - order.refunded < order.deposit)
    return { bought: order, failure: PAYMENT_FAILURES.tooLittle };
  const lines = await orderLinesOf(tx, order.id);
  // Held places may be paid for until the end of their hold; those of an expired order until their start.
  const until = order.status === 'pending' ? ('always' as const) : ('start' as const);
  const sold = { store_id: order.store_id, lines: liveLines(lines), until, isHeld: true, now, locksTours: true };
  if (!isBooked(order) && (await unsoldLine(tx, sold))) return { bought: order, failure: PAYMENT_FAILURES.notSold };
  const confirmed = await confirmOrder(tx, order, lines, { now, actor: 'guest' });
  if (confirmed) return { bought: confirmed, failure: null };
  const isOver = order.status === 'pending' && (await pendingUntil(tx, order)) <= now.epochMilliseconds;
  return { bought: isOver ? { ...order, status: 'expired', expires_at: null } : order, failure: PAYMENT_FAILURES.gone };
}

/** The order with the changed line, or unchanged with the reason of the failure. */
async function buyAmendment(
  tx: Transaction,
  order: OrderRow,
  change: AmendmentRow,
  amount: number,
  now: Temporal.Instant,
): Promise<Bought> {
  // A second payment for a change that is made pays the balance, or is a surplus.
  if (change.state === 'made') return { bought: order, failure: null };
  const isOpen = change.state === 'pending' || change.state === 'lapsed';
  const mayBuy = isOpen && amount >= change.to_pay && (await isOnSale(tx, order, change, now));
  const price = mayBuy ? await applyAmendment(tx, order, change, { now, actor: 'guest' }) : null;
  if (price) return { bought: { ...order, ...price }, failure: null };
  if (isOpen) await endAmendment(tx, change, 'refused');
  if (order.status === 'cancelled') return { bought: order, failure: PAYMENT_FAILURES.cancelled };
  return { bought: order, failure: isOpen ? PAYMENT_FAILURES.notChanged : PAYMENT_FAILURES.abandoned };
}

/** Whether the store may still sell what a change asks for. Old and new departures are locked in one call, in the order of their ids. */
async function isOnSale(
  tx: Transaction,
  order: OrderRow,
  change: AmendmentRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const before = (await orderLinesOf(tx, order.id)).filter(({ id }) => id === change.line_id);
  await lockDepartures(
    tx,
    [...before, change].map(({ departure_id }) => departure_id),
  );
  const { store_id } = order;
  return (
    (await unsoldLine(tx, { store_id, lines: [change], until: 'start', isHeld: true, now, locksTours: true })) === null
  );
}
