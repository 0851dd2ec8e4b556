import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { cardLeast } from '#domain/money/money.ts';
import { isSigned } from '../base/signature.ts';
import type { StripeAccount } from '../config.ts';
import type { CheckoutRequest, PaymentProvider } from './provider.ts';
import { type AskStripe, StripeFailed, stripeClient } from './stripe-client.ts';
import { readStripeEvent, readStripeSession } from './stripe-event.ts';
import { stepOfStripe, toStripe } from './stripe-money.ts';
import { fetchRefund, payBack } from './stripe-refund.ts';

/** Stripe Checkout (P10): card pages at Stripe, with the ways to pay that the merchant has enabled there. */
export function openStripe(account: StripeAccount, now: () => Temporal.Instant): PaymentProvider {
  const ask = stripeClient(account);
  return {
    name: 'stripe',
    hosts: [account.checkout],
    least: cardLeast,
    step: stepOfStripe,
    open: (request) => openPage(ask, account, request, now()),
    close: (provider_ref) => closePage(ask, provider_ref),
    ask: async (provider_ref) => readStripeSession(await sessionOf(ask, provider_ref)),
    refund: async (request) => payBack(ask, paymentOf(await sessionOf(ask, request.provider_ref)), request),
    askRefund: async (request) => fetchRefund(ask, paymentOf(await sessionOf(ask, request.provider_ref)), request),
    read: (request, body, at) =>
      account.webhookSecrets.some((it) => isSigned(body, request.headers.get('stripe-signature'), it, at))
        ? readStripeEvent(body)
        : null,
  };
}

/**
 * Opens one card page per request, however often it is called: the key is a hash of the whole request. If the key's stored reply is a failure, a
 * second key is used: a page whose address nobody knows cannot be paid.
 */
async function openPage(ask: AskStripe, { checkout }: StripeAccount, request: CheckoutRequest, now: Temporal.Instant) {
  const create = (params: Params, attempt = 'first') =>
    ask('opening a card page', (it) =>
      it.checkout.sessions.create(params, { idempotencyKey: keyOf(request.session_id, params, attempt) }),
    );
  const params = checkoutOf(request, now);
  const { id, url } = await create(params).catch((error: unknown) => {
    if (!(error instanceof StripeFailed)) throw error;
    if (error.status !== null && error.status >= 500) return create(params, 'second');
    // The address only fills in a field of the page, and the page asks for it otherwise.
    const { customer_email, ...others } = params;
    if (error.code === 'email_invalid' && customer_email !== undefined) return create(others);
    throw error;
  });
  if (!url) throw new Error('Stripe opened a session without a card page');
  const { origin } = new URL(url);
  if (origin !== checkout) throw new Error(`Stripe's card pages are at ${origin}: set STRIPE_CHECKOUT to that`);
  return { provider_ref: id, checkout_url: url };
}

type Params = Stripe.Checkout.SessionCreateParams;

function keyOf(session_id: string, params: Params, attempt: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([params, attempt]))
    .digest('hex');
  return `checkout-${session_id}-${digest.slice(0, 32)}`;
}

function checkoutOf(request: CheckoutRequest, now: Temporal.Instant): Params {
  const { session_id, order_number, title, amount, currency, email, lines } = request;
  const metadata = { session_id, order_number };
  const one = [{ title: lines.map((it) => it.title).join(', '), amount }];
  return {
    mode: 'payment',
    client_reference_id: session_id,
    metadata,
    payment_intent_data: { metadata, description: `${order_number} · ${title}` },
    line_items: (isPayable(lines, currency) ? lines : one).map((line) => ({
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: toStripe(line.amount, currency),
        product_data: { name: shortened(line.title || title), description: order_number },
      },
    })),
    // The charged amount is the order's, in its currency.
    adaptive_pricing: { enabled: false },
    ...(email !== null && { customer_email: email }),
    locale: request.language,
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    expires_at: Math.floor(endOf(request.expires_at, now).epochMilliseconds / 1000),
  };
}

/** Whether Stripe accepts these lines: at most 100, each in whole steps. */
function isPayable(lines: CheckoutRequest['lines'], currency: string): boolean {
  return lines.length <= 100 && lines.every(({ amount }) => amount % stepOfStripe(currency) === 0);
}

const MOST_CHARACTERS = 250;

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}

/** The end of a page. Stripe's pages last at least half an hour; if a hold ends earlier, a job closes the page at its end. */
function endOf(end: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const least = now.add({ minutes: 30, seconds: 30 });
  return Temporal.Instant.compare(end, least) >= 0 ? end : now.add({ minutes: 31 });
}

/** Ends a page. Stripe refuses to end a page that is over; that is no failure. */
async function closePage(ask: AskStripe, provider_ref: string): Promise<void> {
  try {
    await ask('closing a card page', (it) => it.checkout.sessions.expire(provider_ref));
  } catch (error) {
    const isRefused = error instanceof StripeFailed && error.status === 400;
    if (!isRefused || (await sessionOf(ask, provider_ref)).status === 'open') throw error;
  }
}

/** Reads a session with a short time limit and no repetition, because a user waits, or the call is made again later. */
function sessionOf(ask: AskStripe, provider_ref: string): Promise<Stripe.Checkout.Session> {
  const params = { expand: ['payment_intent'] };
  return ask('asking after a payment', (it) =>
    it.checkout.sessions.retrieve(provider_ref, params, { timeout: 4_000, maxNetworkRetries: 0 }),
  );
}

function paymentOf({ payment_intent: payment }: Stripe.Checkout.Session): string {
  if (payment === null) throw new Error('Stripe knows of no payment to pay back');
  return typeof payment === 'string' ? payment : payment.id;
}
