import type { ExpressionBuilder, Selectable } from 'kysely';
import { BANK_DECLINED } from '#domain/orders/payment-failures.ts';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { PaymentOutcome } from './provider.ts';

export type Checkout = Selectable<Tables['sandbox_checkouts']>;

/**
 * States of a card page: `open` waits for a card, `approval` for the second step, `processing` and `refusing` for the decision on a slow card; the
 * others are final.
 */
export type CheckoutState =
  | 'open'
  | 'approval'
  | 'processing'
  | 'refusing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled';

export const SLOW_SECONDS = 6;

/** A card page by its id, with the changes that time has made to it; null if it does not exist. */
export async function readCheckout(tx: Transaction, id: string, now: Temporal.Instant): Promise<Checkout | null> {
  const checkout = await tx.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst();
  return checkout ? { ...checkout, ...passed(checkout, now) } : null;
}

type Change = { state: CheckoutState; failure?: string | null; decides_at?: number | null };

/** The change that time makes: a page expires, a slow card is decided. @returns null if none is due */
function passed(checkout: Checkout, now: Temporal.Instant): Change | null {
  const isOpen = checkout.state === 'open' || checkout.state === 'approval';
  if (isOpen) return checkout.expires_at <= now.epochMilliseconds ? { state: 'expired' } : null;
  if (checkout.decides_at === null || checkout.decides_at > now.epochMilliseconds) return null;
  if (checkout.state === 'processing') return { state: 'paid', decides_at: null };
  return checkout.state === 'refusing' ? { state: 'failed', failure: BANK_DECLINED, decides_at: null } : null;
}

/**
 * Moves a card page from the state `from`. A change that the merchant has to know adds a notice with the id `eventId`. @returns false if another
 * call has moved the page
 */
export async function moveCheckout(
  tx: Transaction,
  from: Checkout,
  to: Change,
  eventId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_checkouts')
    .set(to)
    .where('id', '=', from.id)
    .where('state', '=', from.state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const moved = { ...from, ...to };
  if (isUnsettled(from.state, to.state)) {
    const body = JSON.stringify(eventOf(moved, eventId, now));
    await enqueueJob(tx, 'sandbox-notice', eventId, { payload: body });
  }
  return true;
}

export async function isAnyDue(tx: Transaction, now: Temporal.Instant): Promise<boolean> {
  return (await due(tx, now, 1)).length > 0;
}

/** Applies the changes of time to all due pages. */
export async function settleDue(tx: Transaction, now: Temporal.Instant, newId: () => string): Promise<void> {
  for (const checkout of await due(tx, now, 100)) {
    const change = passed(checkout, now);
    if (change) await moveCheckout(tx, checkout, change, newId(), now);
  }
}

function due(tx: Transaction, now: Temporal.Instant, most: number): Promise<Checkout[]> {
  const isDue = (it: ExpressionBuilder<Tables, 'sandbox_checkouts'>) =>
    it.or([
      it.and([it('state', 'in', ['open', 'approval']), it('expires_at', '<=', now.epochMilliseconds)]),
      it.and([it('state', 'in', ['processing', 'refusing']), it('decides_at', '<=', now.epochMilliseconds)]),
    ]);
  return tx.selectFrom('sandbox_checkouts').selectAll().where(isDue).limit(most).execute();
}

function isUnsettled(from: string, to: CheckoutState): boolean {
  const reported = (state: string) => (state === 'refusing' ? 'processing' : state === 'approval' ? 'open' : state);
  return reported(from) !== reported(to);
}

/** The content of a notice, which the provider's `read` parses. */
function eventOf(checkout: Checkout, id: string, now: Temporal.Instant) {
  return {
    id,
    type: `checkout.${outcomeOf(checkout).state}`,
    created: Math.floor(now.epochMilliseconds / 1000),
    checkout: {
      id: checkout.id,
      session_id: checkout.session_id,
      currency: checkout.currency,
      outcome: outcomeOf(checkout),
    },
  };
}

/** The outcome of a card page for the merchant: a page that waits for approval is still open. */
export function outcomeOf(checkout: Checkout): PaymentOutcome {
  switch (checkout.state as CheckoutState) {
    case 'open':
    case 'approval':
      return { state: 'open' };
    case 'processing':
    case 'refusing':
      return { state: 'processing' };
    case 'paid':
      return { state: 'paid', amount: checkout.amount, currency: checkout.currency, payment_ref: `pay_${checkout.id}` };
    case 'failed':
      return { state: 'failed', failure: checkout.failure ?? BANK_DECLINED };
    case 'expired':
      return { state: 'expired' };
    case 'cancelled':
      return { state: 'cancelled' };
  }
}
