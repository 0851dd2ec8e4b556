import { integer, json, nullable, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import { BANK_DECLINED } from '#domain/orders/payment-failures.ts';
import { parsedNotice } from '../signature.ts';
import type { Notice, PaymentOutcome, RefundNotice } from './provider.ts';
import { fromStripe } from './stripe-money.ts';
import { refundIdOf, refundOutcomeOf, StripeRefund } from './stripe-refund.ts';

/** What counts of a Checkout Session, whether asked for or told; the payment is there by its id, or whole. */
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

export function readStripeEvent(body: string): Notice | RefundNotice | 'of no interest' {
  const [error, event] = Event.validate(parsedNotice(body), { coerce: true });
  if (error) return 'of no interest';
  if (REFUND_TYPES.has(event.type)) return refundNotice(event);
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

/** One of another shop's with the same account, or made by hand at Stripe, is not ours. */
function refundNotice({ id, data }: Of<typeof Event>): RefundNotice | 'of no interest' {
  const [error, refund] = StripeRefund.validate(data.object, { coerce: true });
  const refund_id = error ? null : refundIdOf(refund);
  return error || refund_id === null ? 'of no interest' : { event_id: id, refund_id, outcome: refundOutcomeOf(refund) };
}

/** The last one is what Stripe told of refunds to cards before it told of all. */
const REFUND_TYPES: ReadonlySet<string> = new Set(['refund.updated', 'refund.failed', 'charge.refund.updated']);

/** What became of a card page as Stripe itself says when it is asked. @throws Error for an answer that is none */
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

/** A bank that takes its time has said no. */
const failed: PaymentOutcome = { state: 'failed', failure: BANK_DECLINED };

function paymentOf(value: unknown): { id: string; status: string | null } | null {
  if (typeof value === 'string') return { id: value, status: null };
  const [error, payment] = PaymentIntent.validate(value, { coerce: true });
  return error ? null : payment;
}
