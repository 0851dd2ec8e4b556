import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { createApp } from '#engine/app.ts';
import { jobHandlers } from '#engine/background.ts';
import { readConfig } from '#engine/config.ts';
import type { Context } from '#engine/context.ts';
import { Jobs } from '#engine/jobs/runner.ts';
import { openPayments } from '#engine/payments/open.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore, ledgerOf, refOf } from '../../support/payments/buying.ts';
import { aFakeStripe, type FakeStripe, stripeNotice } from '../../support/payments/fake-stripe.ts';
import { cards } from '../../support/payments/sandbox.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let stripe: FakeStripe;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  stripe = await aFakeStripe(engine.clock);
});
afterEach(async () => {
  await stripe.stop();
  await engine.stop();
});

/** The same shop after a restart, with only the two secrets of Stripe. */
async function started(env: Record<string, string> = {}) {
  const { database, context } = engine;
  const config = readConfig({ PUBLIC_URL: ORIGIN, ...stripe.env, ...env });
  const { now, newId, log } = context;
  const post = async () => new Response();
  const payments = await openPayments(config, { database, now, newId, log, post, noticesUrl: () => '' });
  const switched: Context = { ...context, config, payments, jobs: new Jobs(context, () => jobHandlers(switched)) };
  const app = createApp(switched);
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const text = body && JSON.stringify(body);
    const sent = { ...headers, ...(text && { 'content-type': 'application/json' }) };
    const response = await app(
      new Request(new URL(path, ORIGIN), { method, headers: sent, ...(text && { body: text }) }),
    );
    const answer = await response.text();
    return {
      status: response.status,
      body: (answer.startsWith('{') ? JSON.parse(answer) : {}) as Record<string, never>,
    };
  };
  return { app, send, sweep: () => sweepOrders(switched) };
}

const anOrder = async (amount?: string): Promise<PlacedOrder> =>
  (await buyer.order(await buyer.cartOf(buyer.selection()), amount === undefined ? {} : { amount })).body;

describe('the switch from the sandbox to Stripe', () => {
  it('[P10] leaves an open card page of the sandbox, and its order is paid at Stripe', async () => {
    const placed = await anOrder();

    const shop = await started();
    const page = await shop.send('GET', new URL(placed.checkout_url).pathname);
    const again = await shop.send('POST', `/api/orders/${placed.id}/payments/`, {});
    stripe.pay(refOf(again.body as unknown as PlacedOrder), 'good');
    const event = stripe.events.find(({ type }) => type === 'checkout.session.completed');
    const notice = await shop.app(stripeNotice(event ?? {}, { at: engine.clock.now }));

    expect([page.status, again.status, notice.status]).toEqual([404, 201, 200]);
    expect((await shop.send('GET', `/api/orders/${placed.id}/`)).body).toMatchObject({
      status: 'confirmed',
      paid: { amount: '16.00' },
    });
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [1_600], refunded: [] });
  });

  it('[P9, P10] lets orders that waited for the sandbox expire, and takes notices of Stripe only', async () => {
    const placed = await anOrder();
    const shop = await started();
    const reply = await shop.send('POST', '/api/payments/notices/sandbox/', {});

    buyer.later({ minutes: 40 });
    await shop.sweep();

    expect(reply.status).toBe(404);
    expect((await shop.send('GET', `/api/orders/${placed.id}/`)).body).toMatchObject({ status: 'expired' });
  });

  it('[P9d] leaves what the sandbox owes to staff, who note that they gave it back by hand', async () => {
    const placed = await anOrder('80.00');
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    const shop = await started();
    const headers = await owner.headers();
    const payments = `/api/orders/${placed.id}/payments/`;

    await shop.send('POST', `/api/orders/${placed.id}/cancel/`, {}, headers);
    await shop.sweep();
    await shop.sweep();
    const logged = engine.logged.filter(({ message }) => message.includes('a provider that is not in use'));
    const { body } = await shop.send('GET', payments, undefined, headers);
    const owed = (body['results'] as unknown as { id: string; kind: string; state: string }[]).find(
      ({ kind }) => kind === 'refund',
    );
    const reply = await shop.send('POST', `${payments}${owed?.id}/replace/`, { payment_type_id: 'cash' }, headers);
    await shop.sweep();

    expect(logged).toHaveLength(1);
    expect(owed).toMatchObject({ state: 'owed' });
    expect([reply.status, reply.body]).toMatchObject([201, { state: 'done', replaces: owed?.id }]);
    expect(stripe.refunds).toEqual([]);
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [8_000], refunded: [8_000] });
  });

  it('[P10] takes events that are signed by either of two secrets while one takes the place of the other', async () => {
    const shop = await started({ STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' });
    const sendNotice = async (secret: string) => {
      const event = { id: `evt_${secret}`, type: 'checkout.session.completed', data: { object: {} } };
      return (await shop.app(stripeNotice(event, { at: engine.clock.now, secret }))).status;
    };

    expect([await sendNotice('whsec_new'), await sendNotice('whsec_old'), await sendNotice('whsec_other')]).toEqual([
      200, 200, 400,
    ]);
  });
});
