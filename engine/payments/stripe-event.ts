import { integer, json, nullable, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import { BANK_DECLINED } from '#domain/orders/payment-failures.ts';
import { parsedNotice } from '../base/signature.ts';
import type { PaymentOutcome, ProviderNotice, ReversalNotice } from './provider.ts';
import { fromStripe } from './stripe-money.ts';
import { refundIdOf, refundOutcomeOf, StripeRefund } from './stripe-refund.ts';

/** The fields of a Checkout Session that the engine reads, in an answer or in a notice; the payment is its id, or a whole object. */
const CheckoutSession = shape({
  id: string(),
  status: nullable(string()),
  payment_status: string(),
  amount_total: nullable(integer({ min: 0 })),
  currency: nullable(string()),
  payment_intent: optional(nullable(json())),
  metadata: optional(nullable(json())),
});

const PaymentIntent = shape({ id: string(), status: string() });
const OwnSession = shape({ session_id: string() });
const Event = shape({ id: string(), type: string(), data: shape({ object: json() }) });

export function readStripeEvent(body: string): ProviderNotice | 'of no interest' {
  const [error, event] = Event.validate(parsedNotice(body), { coerce: true });
  if (error) return 'of no interest';
  if (REFUND_TYPES.has(event.type)) return refundNotice(event);
  const dispute = DISPUTES[event.type];
  if (dispute) return disputeNotice(event, dispute);
  if (!TYPES.has(event.type)) return 'of no interest';
  const session = sessionFrom(event.data.object);
  if (session === null || !OwnSession.is(session.metadata)) return 'of no interest';
  const outcome = event.type === FAILED ? failed : outcomeOf(session);
  if (outcome.state === 'open') return 'of no interest';
  const { session_id } = session.metadata;
  return { event_id: event.id, provider_ref: session.id, session_id, outcome };
}

const FAILED = 'checkout.session.async_payment_failed';
const TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  FAILED,
]);

/** The notice about a refund. A refund from Stripe's dashboard has no id of ours: its payment tells whether it concerns us. */
function refundNotice({ id: event_id, type, data }: Of<typeof Event>): ProviderNotice | 'of no interest' {
  const [error, refund] = StripeRefund.validate(data.object, { coerce: true });
  if (error) return 'of no interest';
  const refund_id = refundIdOf(refund);
  const outcome = refundOutcomeOf(refund);
  // Our own refunds are booked already when they are created.
  if (refund_id !== null) return type === CREATED ? 'of no interest' : { event_id, refund_id, outcome };
  const { amount, currency, payment_intent } = refund;
  if (amount === undefined || currency === undefined || !payment_intent) return 'of no interest';
  return {
    event_id,
    payment_ref: payment_intent,
    reversal_ref: refund.id,
    kind: 'refund',
    state: outcome.state,
    ...moneyOf({ amount, currency }),
    failure: outcome.state === 'failed' ? outcome.failure : null,
  };
}

const CREATED = 'refund.created';
/** The events about refunds. Stripe sent the last one for refunds to cards before it sent events for all refunds. */
const REFUND_TYPES: ReadonlySet<string> = new Set([
  CREATED,
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
]);

const Dispute = shape({
  id: string(),
  amount: integer({ min: 0 }),
  currency: string(),
  payment_intent: nullable(string()),
});

/** The events about disputes. Stripe takes the money when a dispute begins, except for a bank's inquiry, and returns it when the dispute is won. */
const DISPUTES: Readonly<Record<string, ReversalNotice['state']>> = {
  'charge.dispute.created': 'begun',
  'charge.dispute.funds_withdrawn': 'done',
  'charge.dispute.funds_reinstated': 'failed',
};

function disputeNotice(
  { id: event_id, data }: Of<typeof Event>,
  state: ReversalNotice['state'],
): ReversalNotice | 'of no interest' {
  const [error, dispute] = Dispute.validate(data.object, { coerce: true });
  if (error || dispute.payment_intent === null) return 'of no interest';
  const { id: reversal_ref, payment_intent: payment_ref } = dispute;
  return { event_id, payment_ref, reversal_ref, kind: 'dispute', state, ...moneyOf(dispute), failure: null };
}

function moneyOf({ amount, currency }: { amount: number; currency: string }) {
  const code = currency.toUpperCase();
  return { amount: fromStripe(amount, code), currency: code };
}

/** The outcome of a card page in Stripe's answer. @throws Error for an answer that is no session */
export function readStripeSession(answer: unknown): PaymentOutcome {
  const session = sessionFrom(answer);
  if (session === null) throw new Error('Stripe answered with something that is no session');
  return outcomeOf(session);
}

function sessionFrom(value: unknown): Of<typeof CheckoutSession> | null {
  const [error, session] = CheckoutSession.validate(value, { coerce: true });
  return error ? null : session;
}

function outcomeOf(session: Of<typeof CheckoutSession>): PaymentOutcome {
  const { status, payment_status, amount_total, currency, payment_intent } = session;
  const payment = paymentOf(payment_intent);
  if (status === 'expired') return { state: 'expired' };
  if (status !== 'complete') return { state: 'open' };
  if (payment_status === 'paid' && amount_total !== null && currency !== null && payment !== null)
    return {
      state: 'paid',
      amount: fromStripe(amount_total, currency.toUpperCase()),
      currency: currency.toUpperCase(),
      payment_ref: payment.id,
    };
  return payment?.status === 'requires_payment_method' || payment?.status === 'canceled'
    ? failed
    : { state: 'processing' };
}

/** The outcome of a slow payment that the bank declined. */
const failed: PaymentOutcome = { state: 'failed', failure: BANK_DECLINED };

function paymentOf(value: unknown): { id: string; status: string | null } | null {
  if (typeof value === 'string') return { id: value, status: null };
  const [error, payment] = PaymentIntent.validate(value, { coerce: true });
  return error ? null : payment;
}
