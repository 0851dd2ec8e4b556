import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { ORIGIN } from '../origin.ts';
import { type Form, readForm, valueAt } from './stripe-form.ts';
import { stripePage } from './stripe-page.ts';
import { Refusal } from './stripe-session.ts';
import { aStripeWorld, type StripeEvent } from './stripe-world.ts';

export const STRIPE_KEY = 'sk_test_ofTheTests';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/**
 * The way a call of the API fails. `broken`: Stripe fails before it acts; `broken after`: it fails after it has acted. It keeps both answers under
 * the key. `answer lost`: it acts, but the answer is lost. `too often`: the rate limit is exceeded. `away`: it is out of reach.
 */
export type StripeFault = 'broken' | 'broken after' | 'answer lost' | 'too often' | 'away';

export interface Call {
  method: string;
  path: string;
  form: Form;
  key: string | null;
  version: string | null;
}

interface Made {
  status: number;
  body: object;
  /** Whether the answer is kept under its key. */
  isStored?: boolean;
  replayed?: boolean;
}

/** Stripe on a local port, by its published API: forms in, JSON out, idempotency keys, signed events, and faults. */
export async function aFakeStripe(clock: { readonly now: Temporal.Instant }) {
  const calls: Call[] = [];
  const planned: StripeFault[] = [];
  const answers = new Map<string, { request: string; status: number; body: object }>();
  let isAway = false;

  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing);
  });
  const address = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
  let pages = address;
  const world = aStripeWorld(
    () => clock.now,
    () => pages,
  );

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of incoming) text += String(piece);
    const url = new URL(incoming.url ?? '/', address);
    const { method = 'GET', headers } = incoming;
    const call: Call = {
      method,
      path: url.pathname,
      form: readForm(method === 'GET' ? url.search.slice(1) : text),
      key: headers['idempotency-key'] === undefined ? null : String(headers['idempotency-key']),
      version: headers['stripe-version'] === undefined ? null : String(headers['stripe-version']),
    };
    const shown = stripePage(world, call);
    if (shown) return show(outgoing, shown);
    calls.push(call);
    const fault = isAway ? 'away' : method === 'POST' ? planned.shift() : undefined;
    if (fault === 'away') return void outgoing.destroy();
    if (fault === 'too often')
      return answer(outgoing, 429, errorOf('rate_limit', 'Too many requests'), { 'retry-after': '0' });
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return answer(outgoing, 401, errorOf('', 'Invalid API Key provided'));
    const { status, body, replayed } = once(call, text, fault);
    if (fault === 'answer lost') return void outgoing.destroy();
    answer(outgoing, status, body, {
      ...(replayed && { 'idempotent-replayed': 'true' }),
      ...(status >= 500 && { 'stripe-should-retry': 'false' }),
    });
  }

  /** The first answer under a key stays its answer. */
  function once(call: Call, text: string, fault: StripeFault | undefined): Made {
    const request = `${call.method} ${call.path} ${text}`;
    const known = call.key === null ? undefined : answers.get(call.key);
    if (known && known.request !== request) {
      const error = { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' };
      return { status: 400, body: { error } };
    }
    if (known) return { status: known.status, body: known.body, replayed: true };
    const isDone = fault !== 'broken' && tried(call);
    const made = isDone && fault !== 'broken after' ? isDone : broken;
    if (call.key !== null && call.method === 'POST' && made.isStored)
      answers.set(call.key, { request, status: made.status, body: structuredClone(made.body) });
    return made;
  }

  function tried(call: Call): Made {
    try {
      return { status: 200, body: done(call), isStored: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: errorOf(error.code, error.message), isStored: error.isStored };
    }
  }

  function done({ method, path, form }: Call): object {
    const [, id = '', expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (`${method} ${path}` === 'POST /v1/checkout/sessions') return world.create(form);
    if (method === 'POST' && expire) return world.expire(id);
    if (method === 'GET' && id && !expire) return world.whole(id);
    if (`${method} ${path}` === 'POST /v1/refunds') return world.refund(form);
    if (`${method} ${path}` === 'GET /v1/refunds')
      return { object: 'list', data: world.refundsOf(valueAt(form, 'payment_intent')), has_more: false, url: path };
    throw new Refusal(404, '', `Unrecognized request URL (${method}: ${path})`);
  }

  return {
    ...world,
    calls,
    /** The environment that makes an engine take payments by this Stripe. */
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API: address,
      STRIPE_CHECKOUT: address,
    },
    address,
    /** Applies these faults, in turn, to the next calls that change something. */
    plan: (...faults: StripeFault[]) => void planned.push(...faults),
    /** Removes the planned faults. */
    unplan: () => void planned.splice(0),
    away: (off: boolean) => {
      isAway = off;
    },
    /** Moves the card pages to a domain of the account. */
    movePages: (origin: string) => {
      pages = origin;
    },
    /** Deletes all idempotency keys, as Stripe does after a day. */
    forgetKeys: () => answers.clear(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof aFakeStripe>>;

/** An event as Stripe sends it to the webhook, signed by Stripe's own package. */
export function stripeNotice(
  event: StripeEvent | object,
  { at, secret = WEBHOOK_SECRET, origin = ORIGIN }: { at: Temporal.Instant; secret?: string; origin?: string },
): Request {
  const body = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(at.epochMilliseconds / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return new Request(`${origin}/api/payments/notices/stripe/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
}

const broken = { status: 500, body: errorOf('', 'Something went wrong on our end'), isStored: true };

function errorOf(code: string, message: string): object {
  return { error: { type: code === '' ? 'api_error' : 'invalid_request_error', ...(code && { code }), message } };
}

function show(outgoing: ServerResponse, { status, html, location }: NonNullable<ReturnType<typeof stripePage>>): void {
  outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) });
  outgoing.end(html);
}

function answer(outgoing: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test', ...headers });
  outgoing.end(JSON.stringify(body));
}
