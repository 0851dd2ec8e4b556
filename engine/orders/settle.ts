import { paymentStatusOf } from '#domain/status.ts';
import type { Outcome } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { At } from './at.ts';
import { bookPayment } from './book-payment.ts';
import { changeOfSession, endChange } from './line-changes.ts';
import type { SessionRow } from './queries.ts';
import { changeOrder, lockOrder, sessionById } from './queries.ts';

/**
 * Applies to a session's order what became of its payment, all in this transaction. Whatever comes twice, late or in the wrong
 * order changes nothing more: a session only moves on (P11), and money is booked once by the provider's own reference.
 */
export async function settle(tx: Transaction, session_id: string, outcome: Outcome, at: At): Promise<void> {
  const { order_id } = await mustBe(sessionById(tx, session_id));
  const order = await lockOrder(tx, order_id);
  const session = await mustBe(sessionById(tx, session_id));

  if (outcome.state === 'paid' && (outcome.currency ?? order.currency) !== order.currency)
    return refuseCurrency(tx, session, outcome.currency ?? '');
  if (outcome.state === 'paid') return bookPayment(tx, order, session, outcome, at);
  if (ranks[outcome.state] <= rankOf(session)) return closeEnded(tx, session, outcome);
  await moveSession(tx, session, outcome);
  const change = await changeOfSession(tx, session_id);
  if (change) {
    // The order is as it was: only what the change held is free.
    if (change.state === 'pending' && isEnd(outcome)) await endChange(tx, change, 'lapsed');
    return;
  }
  await changeOrder(
    tx,
    order,
    outcome.state === 'failed' ? { payment_status: paymentStatusOf({ ...order, failed: true }) } : {},
  );
}

/** What came in another currency is no amount of the order: staff see it at the session, and settle it at the provider. */
async function refuseCurrency(tx: Transaction, { id, state }: SessionRow, currency: string): Promise<void> {
  if (state === 'paid') return;
  const failure = `A payment came in ${currency}, which was not asked for. It is looked after by hand.`;
  await tx
    .updateTable('payment_sessions')
    .set({ state: 'failed', failure, checkout_url: null })
    .where('id', '=', id)
    .execute();
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
  await tx.updateTable('payment_sessions').set({ checkout_url: null }).where('id', '=', id).execute();
}

async function moveSession(tx: Transaction, { id, checkout_url }: SessionRow, outcome: Outcome): Promise<void> {
  const failure = outcome.state === 'failed' ? outcome.failure : null;
  const kept = ranks[outcome.state] < ranks.failed ? checkout_url : null;
  await tx
    .updateTable('payment_sessions')
    .set({ state: outcome.state, failure, checkout_url: kept })
    .where('id', '=', id)
    .execute();
}

async function mustBe<T>(found: Promise<T | undefined>): Promise<T> {
  const it = await found;
  if (it === undefined) throw new Error('no such payment session');
  return it;
}
