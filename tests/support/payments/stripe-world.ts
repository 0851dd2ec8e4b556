import { type Form, valueAt } from './stripe-form.ts';
import { type CheckoutSession, Refusal, sessionFrom } from './stripe-session.ts';

/** A payment as Stripe stores it. */
interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  metadata: Form;
  description: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: object };
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed' | 'canceled';
  failure_reason?: string;
  metadata: Form;
}

/** The data that Stripe has of one account, and the acts of its customers on card pages; `now` is Stripe's clock. */
export function aStripeWorld(now: () => Temporal.Instant, pages: () => string) {
  const sessions = new Map<string, CheckoutSession>();
  const payments = new Map<string, PaymentIntent>();
  const refunds: Refund[] = [];
  const events: StripeEvent[] = [];
  const seconds = () => Math.floor(now().epochMilliseconds / 1000);
  let count = 0;
  let takesDays = false;
  const idOf = (kind: string) => `${kind}_test_${++count}`;

  function tell(type: string, object: object): void {
    events.push({
      id: idOf('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: false,
      type,
      data: { object: structuredClone(object) },
    });
  }

  function end(session: CheckoutSession): void {
    session.status = 'expired';
    session.url = null;
    tell('checkout.session.expired', session);
  }

  function find(id: string): CheckoutSession {
    const session = sessions.get(id);
    if (!session) throw new Refusal(404, 'resource_missing', `No such checkout.session: '${id}'`);
    if (session.status === 'open' && session.expires_at <= seconds()) end(session);
    return session;
  }

  function create(form: Form): CheckoutSession {
    const session = sessionFrom(form, seconds(), () => idOf('cs'), pages());
    sessions.set(session.id, session);
    return session;
  }

  /** A session with its payment, as the API shows it on request. */
  function whole(id: string): object {
    const session = find(id);
    return { ...session, payment_intent: payments.get(session.payment_intent ?? '') ?? null };
  }

  function expire(id: string): CheckoutSession {
    const session = find(id);
    if (session.status !== 'open')
      throw new Refusal(400, '', `Only Checkout Sessions with a status in ["open"] can be expired.`);
    end(session);
    return session;
  }

  function refund(form: Form): Refund {
    const payment = payments.get(valueAt(form, 'payment_intent'));
    if (!payment) throw new Refusal(404, 'resource_missing', 'No such payment_intent');
    const amount = Number(valueAt(form, 'amount') || payment.amount);
    const standing = refundsOf(payment.id).filter(({ status }) => status === 'succeeded' || status === 'pending');
    const left = payment.amount - standing.reduce((sum, it) => sum + it.amount, 0);
    if (left === 0) throw new Refusal(400, 'charge_already_refunded', 'The charge has already been refunded.', true);
    if (!(amount > 0 && amount <= left)) throw new Refusal(400, '', `Refund amount is greater than ${left}.`, true);
    const made: Refund = {
      id: idOf('re'),
      object: 'refund',
      amount,
      currency: payment.currency,
      payment_intent: payment.id,
      status: takesDays ? 'pending' : 'succeeded',
      metadata: (form['metadata'] ?? {}) as Form,
    };
    refunds.push(made);
    tell('refund.created', made);
    tell('charge.refunded', { id: `ch_of_${payment.id}`, object: 'charge' });
    return made;
  }

  /** Decides a refund. A refund that succeeded may still fail in the weeks after. */
  function decideRefund(id: string, status: Refund['status'], failure_reason?: string): void {
    const made = refunds.find((it) => it.id === id);
    if (!made) throw new Error('no such refund');
    Object.assign(made, { status, ...(failure_reason !== undefined && { failure_reason }) });
    tell('refund.updated', made);
    tell('charge.refund.updated', made);
    if (status === 'failed') tell('refund.failed', made);
  }

  const refundsOf = (payment: string) => refunds.filter((it) => it.payment_intent === payment);

  /** A customer's act on the card page. A `slow` payment is decided later. @throws Error if the page has ended */
  function pay(id: string, card: 'good' | 'declined' | 'slow'): void {
    const session = find(id);
    if (session.status !== 'open') throw new Error('this card page is over');
    const status = card === 'good' ? 'succeeded' : card === 'slow' ? 'processing' : 'requires_payment_method';
    const payment: PaymentIntent = {
      id: session.payment_intent ?? idOf('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      currency: session.currency,
      status,
      metadata: session.metadata,
      description: '',
    };
    payments.set(payment.id, payment);
    session.payment_intent = payment.id;
    if (card === 'declined') return tell('payment_intent.payment_failed', payment);
    Object.assign(session, { status: 'complete', url: null, payment_status: card === 'good' ? 'paid' : 'unpaid' });
    if (card === 'good') tell('payment_intent.succeeded', payment);
    tell('checkout.session.completed', session);
  }

  /** The bank's decision on a slow payment. */
  function decide(id: string, isGood: boolean): void {
    const session = find(id);
    const payment = payments.get(session.payment_intent ?? '');
    if (payment?.status !== 'processing') throw new Error('nothing is to be decided');
    payment.status = isGood ? 'succeeded' : 'requires_payment_method';
    if (isGood) session.payment_status = 'paid';
    tell(`checkout.session.async_payment_${isGood ? 'succeeded' : 'failed'}`, session);
  }

  /** A refund that the merchant makes at Stripe's dashboard. */
  const refundAtDashboard = (id: string, amount: number) =>
    refund({ payment_intent: find(id).payment_intent ?? '', amount: String(amount) });

  /** The guest's bank disputes a payment: the money leaves, and returns if the merchant wins. */
  function dispute(id: string): { win: () => void } {
    const payment = payments.get(find(id).payment_intent ?? '');
    if (!payment) throw new Error('nothing was paid');
    const { amount, currency, id: payment_intent } = payment;
    const made = { id: idOf('dp'), object: 'dispute', amount, currency, payment_intent, status: 'needs_response' };
    tell('charge.dispute.created', made);
    tell('charge.dispute.funds_withdrawn', made);
    return { win: () => tell('charge.dispute.funds_reinstated', { ...made, status: 'won' }) };
  }

  const isUndecided = (id: string) => payments.get(find(id).payment_intent ?? '')?.status === 'processing';
  const paymentOf = (id: string) => find(id).payment_intent ?? '';

  return {
    sessions,
    refunds,
    paymentOf,
    isUndecided,
    events,
    find,
    create,
    whole,
    expire,
    refund,
    refundAtDashboard,
    dispute,
    refundsOf,
    /** Sends later refunds to banks, where they take days. */
    refundToBanks: () => {
      takesDays = true;
    },
    decideRefund,
    pay,
    decide,
  };
}
