import { integer, json, nullable, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import type { RefundOutcome, RefundRequest, Untaken } from './provider.ts';
import { type AskStripe, StripeFailed } from './stripe-client.ts';
import { toStripe } from './stripe-money.ts';

export const StripeRefund = shape({
  id: string(),
  status: nullable(string()),
  failure_reason: optional(nullable(string())),
  metadata: optional(nullable(json())),
  amount: optional(integer({ min: 0 })),
  currency: optional(string()),
  payment_intent: optional(nullable(string())),
});

const OwnRefund = shape({ refund_id: string() });

/** Our id of a refund; null for a refund that we did not make. */
export function refundIdOf({ metadata }: Of<typeof StripeRefund>): string | null {
  return OwnRefund.is(metadata) ? metadata.refund_id : null;
}

/**
 * Makes a refund once. Stripe stores the reply of a key for a day, even its own failures. So the refund is looked up first, because it may exist
 * although a call failed, and each attempt has a new key. An attempt without a reply is repeated under its key, because it may be under way.
 */
export async function payBack(
  ask: AskStripe,
  payment_intent: string,
  request: RefundRequest & { attempt: number },
): Promise<RefundOutcome | Untaken> {
  const { refund_id, amount, currency, attempt } = request;
  const made = await fetchRefund(ask, payment_intent, request);
  if (made) return made;
  const params = { payment_intent, amount: toStripe(amount, currency), metadata: { refund_id } };
  const idempotencyKey = `refund-${refund_id}${attempt > 1 ? `-${attempt}` : ''}`;
  try {
    return refundOutcomeOf(await ask('paying back', (it) => it.refunds.create(params, { idempotencyKey })));
  } catch (error) {
    if (error instanceof StripeFailed) return untaken(error);
    throw error;
  }
}

/** Stripe's state of a refund; null if Stripe does not have it. */
export async function fetchRefund(
  ask: AskStripe,
  payment_intent: string,
  { refund_id }: RefundRequest,
): Promise<RefundOutcome | null> {
  const { data } = await ask('looking for a refund', (it) => it.refunds.list({ payment_intent, limit: 100 }));
  const made = data.find(({ metadata }) => metadata?.['refund_id'] === refund_id);
  return made ? refundOutcomeOf(made) : null;
}

/** The outcome of a refund. A refund to a bank may be on its way for days, and an arrived refund may come back in the weeks after. */
export function refundOutcomeOf({
  id: refund_ref,
  status,
  failure_reason,
}: Pick<Of<typeof StripeRefund>, 'id' | 'status' | 'failure_reason'>): RefundOutcome {
  if (status === 'failed' || status === 'canceled') {
    const reason = status === 'canceled' ? 'merchant_request' : (failure_reason ?? 'unknown');
    return { state: 'failed', refund_ref, failure: FAILURES[reason] ?? `Stripe says: ${reason}.` };
  }
  return { state: status === 'succeeded' ? 'done' : 'sent', refund_ref };
}

/** Words for Stripe's reasons of failures. */
const FAILURES: Readonly<Record<string, string>> = {
  charge_for_pending_refund_disputed: 'The payment was disputed while its refund was on its way.',
  declined: 'The bank declined the refund.',
  expired_or_canceled_card: 'The card has expired, or was cancelled.',
  insufficient_funds: 'There was not enough money at Stripe to pay it back.',
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  merchant_request: 'The refund was cancelled at Stripe.',
  unknown: 'The bank did not say why.',
};

/** The outcome of a refund that Stripe has not made. @throws an error after which the same key may be used again at once */
function untaken(error: StripeFailed): RefundOutcome | Untaken {
  const { status, code, type, message } = error;
  // The payment was refunded already, by hand, at Stripe.
  if (code === 'charge_already_refunded') return { state: 'done', refund_ref: null };
  if (status === null || status === 409 || status === 429) throw error;
  const isFinal = status === 400 && type !== 'StripeIdempotencyError' && code !== 'balance_insufficient';
  if (!isFinal) return { state: 'owed', reason: message };
  return { state: 'failed', refund_ref: null, failure: REFUSALS[code ?? ''] ?? 'Stripe refused to pay it back.' };
}

const REFUSALS: Readonly<Record<string, string>> = {
  charge_disputed: 'The payment was disputed: its money goes back by the dispute, or not at all.',
};
