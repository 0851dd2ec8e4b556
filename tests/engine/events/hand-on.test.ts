import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EventBatch, type OrderConsent, type ShopEvent, tellEvents } from '#domain/contract/events.ts';
import {
  type DestinationKind,
  listEventDestinations,
  removeEventDestination,
  saveEventDestination,
  testEventDestination,
} from '#domain/contract/office/event-destinations.ts';
import { isSigned } from '#engine/base/signature.ts';
import { sweepDeliveries } from '#engine/events/delivery-queue.ts';
import { confirmOrder } from '#engine/orders/model/confirm-order.ts';
import { lockOrder, orderLinesOf } from '#engine/orders/model/queries.ts';
import { redactOrder } from '#engine/privacy/redact-personal-data.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { anEventReceiver } from '#tests/support/events/event-receiver.ts';
import { aBuyer, ana, type Buyer } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';

let receiver: Awaited<ReturnType<typeof anEventReceiver>>;
beforeAll(async () => {
  receiver = await anEventReceiver();
});
afterAll(() => receiver.close());

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  receiver.reset();
  engine = await anEngine({ postAgent: receiver.agent });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const targets: Readonly<Record<DestinationKind, { target: string; secret?: string }>> = {
  ga4: { target: 'G-AB12CD34EF', secret: 'the secret of ga4' },
  meta: { target: '123456789012345', secret: 'the token of meta' },
  plausible: { target: 'tours.example' },
  webhook: { target: 'https://hooks.example/landfall', secret: 'a long secret of ours' },
};
const kinds = Object.keys(targets) as DestinationKind[];

const save = async (kind: DestinationKind, body: object = targets[kind], of = owner) =>
  engine.call(saveEventDestination, { id: 1, kind }, { body, headers: await of.headers() });
const list = async () =>
  (await engine.call(listEventDestinations, { id: 1 }, { headers: await owner.headers() })).body.destinations;
const deliver = () => runJobs(engine.context, ['purchase', ...kinds.map((kind) => `deliver-${kind}`)]);

const visitor = '7b0f1f0a-5f2c-4f5e-9d0b-1c2d3e4f5a6b';
const anEvent = (changes: Partial<ShopEvent> = {}): ShopEvent => ({
  id: crypto.randomUUID(),
  name: 'view_item',
  seconds_ago: 0,
  consent: ['statistics', 'marketing'],
  ...changes,
});
const tell = (events: readonly ShopEvent[], headers: Record<string, string> = {}, batch: Partial<EventBatch> = {}) =>
  engine.call(
    tellEvents,
    {},
    {
      body: { events: [...events], visitor, session: 42, ...batch },
      headers: { 'user-agent': 'A browser', ...headers },
    },
  );
const hosts = () => receiver.received.map(({ host }) => host).toSorted();

/** A paid order whose buyer gave this consent. */
async function bought(consent?: OrderConsent, headers: Record<string, string> = {}) {
  const cart = await buyer.cartOf(buyer.selection());
  const order = { ...buyer.newOrder(cart), ...(consent && { consent }) };
  const { body } = await engine.send('POST', '/api/webstores/order/', { body: order, headers });
  const placed = body as unknown as Parameters<Buyer['pay']>[0] & { id: string; number: string; session_id: string };
  await buyer.pay(placed, cards.paid);
  await buyer.notices();
  return placed;
}
const purchases = () =>
  engine.database.read(async (tx) =>
    (await tx.selectFrom('event_counts').selectAll().where('name', '=', 'purchase').execute()).map(
      ({ count }) => count,
    ),
  );

describe('destinations', () => {
  it('[O8, O8a] are set up by whoever writes stores, and never show their secret', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });

    const saved = await save('ga4');

    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ kind: 'ga4', target: 'G-AB12CD34EF', has_secret: true, is_on: true });
    expect(saved.text + JSON.stringify(await list())).not.toContain('the secret');
    expect((await save('ga4', targets.ga4, agent)).status).toBe(403);
    expect((await save('ga4', targets.ga4, await aSeller(engine))).status).toBe(403);
  });

  it('[O8a] keep the secret that is left out', async () => {
    await save('ga4');

    await save('ga4', { target: 'G-NEWID12345' });
    await tell([anEvent()]);
    await deliver();

    expect(receiver.received[0]?.path).toBe('/mp/collect?measurement_id=G-NEWID12345&api_secret=the+secret+of+ga4');
  });

  it.each<[DestinationKind, object, string]>([
    ['ga4', { target: 'UA-1234', secret: 'x' }, 'target'],
    ['ga4', { target: 'G-AB12CD34EF' }, 'secret'],
    ['meta', { target: 'my pixel', secret: 'x' }, 'target'],
    ['plausible', { target: 'localhost' }, 'target'],
    ['webhook', { target: 'http://hooks.example/', secret: 'a long secret of ours' }, 'target'],
    ['webhook', { target: 'https://127.0.0.1/', secret: 'a long secret of ours' }, 'target'],
    ['webhook', { target: 'https://hooks.example:8443/', secret: 'a long secret of ours' }, 'target'],
    ['webhook', { target: 'https://metadata.internal/', secret: 'a long secret of ours' }, 'target'],
    ['webhook', { target: 'https://hooks.example/', secret: 'short' }, 'secret'],
  ])('[O8] of the kind %s are refused with %j', async (kind, body, field) => {
    const { status, body: answer } = await save(kind, body);

    expect(status).toBe(400);
    expect(Object.keys(answer)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('[O8] are in the history of their store, without their values', async () => {
    await save('webhook');

    const { body } = await engine.send('GET', '/api/history/', { headers: await owner.headers() });
    const text = JSON.stringify(body);

    expect(text).toContain('event_destinations');
    expect(text).not.toMatch(/hooks\.example|a long secret/);
  });

  it('[O8] answer a test with what the system answered, without the secret', async () => {
    await save('meta');
    Object.assign(receiver.answers, { status: 400, text: '{"error":"the token of meta is not valid"}' });

    const { body } = await engine.call(
      testEventDestination,
      { id: 1, kind: 'meta' },
      { headers: await owner.headers() },
    );

    expect(body).toEqual({ status: 400, detail: '{"error":"••• is not valid"}' });
    expect(receiver.received[0]?.body).toMatchObject({ test_event_code: 'TEST10000' });
    expect((await list())[0]).toMatchObject({ sent: 0, waiting: 0 });
  });

  it('[O8] that are removed get nothing more', async () => {
    await save('webhook');
    await tell([anEvent()]);

    await engine.call(removeEventDestination, { id: 1, kind: 'webhook' }, { headers: await owner.headers() });
    await deliver();

    expect(receiver.received).toEqual([]);
    expect(await list()).toEqual([]);
  });
});

describe('events that are handed on', () => {
  beforeEach(async () => {
    for (const kind of kinds) await save(kind);
  });

  it.each<[ShopEvent['consent'], readonly string[]]>([
    [undefined, []],
    [[], []],
    [['statistics'], ['hooks.example', 'plausible.io', 'www.google-analytics.com']],
    [['marketing'], ['graph.facebook.com', 'hooks.example']],
  ])('[O8] with consent for %j go to %j', async (consent, expected) => {
    await tell([{ ...anEvent(), consent }]);
    await deliver();

    expect(hosts()).toEqual(expected);
  });

  it.each(['sec-gpc', 'dnt'])('[O8] are none where the browser sends %s', async (header) => {
    await tell([anEvent()], { [header]: '1' });
    await deliver();

    expect(receiver.received).toEqual([]);
  });

  it('[O8] are sent once, also where a beacon repeats them', async () => {
    const event = anEvent({ consent: ['statistics'] });

    await Promise.all([tell([event]), tell([event]), tell([event, event])]);
    await deliver();
    await deliver();

    expect(hosts()).toEqual(['hooks.example', 'plausible.io', 'www.google-analytics.com']);
  });

  it('[O8] speak the Measurement Protocol, with the signals of the consent', async () => {
    const { id, slug } = buyer.experience('walk');
    const other = buyer.experience('boat');
    await tell([
      anEvent({
        consent: ['statistics'],
        items: [{ experience: id, quantity: 2, price: '80.00' }, { experience: other.id }],
        value: '80.00',
        seconds_ago: 60,
      }),
      anEvent({ consent: ['statistics', 'marketing'], name: 'view_item_list' }),
    ]);
    await deliver();

    const [first, second] = receiver.received.filter(({ host }) => host === 'www.google-analytics.com');
    const views = [first, second]
      .map((it) => it?.body)
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    expect(views[0]).toMatchObject({
      client_id: visitor,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'view_item',
          timestamp_micros: (engine.clock.now.epochMilliseconds - 60_000) * 1_000,
          params: {
            session_id: '42',
            page_location: `http://shop.example/experiences/${slug}`,
            currency: 'EUR',
            value: 80,
            items: [{ item_id: String(id), quantity: 2, price: 40 }, { item_id: String(other.id) }],
          },
        },
      ],
    });
    expect(views[1]).toMatchObject({ consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' } });
  });

  it('[O8] give Plausible no address of the visitor, but tell visitors apart', async () => {
    await tell([anEvent()], { 'x-forwarded-for': '198.51.100.7' });
    await tell([anEvent()], {}, { visitor: crypto.randomUUID() });
    await deliver();

    const sent = receiver.received.filter(({ host }) => host === 'plausible.io');
    expect(new Set(sent.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(2);
    for (const { headers } of sent) {
      expect(headers['x-forwarded-for']).toMatch(/^2001:db8:/);
      expect(headers['user-agent']).toBe('A browser');
    }
    expect(sent[0]?.body).toMatchObject({ name: 'pageview', domain: 'tours.example' });
  });

  it('[O8] are signed for a webhook', async () => {
    await tell([anEvent({ consent: ['marketing'] })]);
    await deliver();

    const sent = receiver.received.find(({ host }) => host === 'hooks.example');
    const header = String(sent?.headers['landfall-signature']);
    expect(isSigned(sent?.text ?? '', header, 'a long secret of ours', engine.clock.now)).toBe(true);
    expect(sent?.body['events']).toMatchObject([
      { consent: { analytics_storage: 'denied', ad_storage: 'granted', ad_user_data: 'granted' } },
    ]);
  });

  it('[O8a] wait while a provider is down, and all arrive when it is back', async () => {
    receiver.answers.status = 503;
    for (let n = 0; n < 3; n += 1) {
      await tell([anEvent({ consent: ['marketing'] })]);
      await deliver();
    }
    const [down] = (await list()).filter(({ kind }) => kind === 'meta');
    const attempts = receiver.received.filter(({ host }) => host === 'graph.facebook.com').length;
    receiver.reset();

    engine.clock.now = engine.clock.now.add({ hours: 1 });
    await deliver();

    // A destination pauses after its first failure.
    expect(attempts).toBe(1);
    expect(down).toMatchObject({ waiting: 3, sent: 0, last_error: 'Answered 503.' });
    const sent = receiver.received.filter(({ host }) => host === 'graph.facebook.com');
    expect(sent.flatMap(({ body }) => body['data'])).toHaveLength(3);
    expect((await list()).find(({ kind }) => kind === 'meta')).toMatchObject({ waiting: 0, sent: 3, last_error: null });
  });

  it('[O8a] arrive at a system that takes long, which then rests as after a failure', async () => {
    receiver.answers.before = () => {
      engine.clock.now = engine.clock.now.add({ seconds: 4 });
    };
    for (let n = 0; n < 3; n += 1) {
      await tell([anEvent({ consent: ['marketing'] })]);
      await deliver();
    }
    const slow = (await list()).find(({ kind }) => kind === 'meta');
    const attempts = receiver.received.filter(({ host }) => host === 'graph.facebook.com').length;

    receiver.answers.before = () => {};
    engine.clock.now = engine.clock.now.add({ minutes: 1 });
    await deliver();

    expect(attempts).toBe(1);
    expect(slow).toMatchObject({ waiting: 2, sent: 1, last_error: 'Answered after 4 seconds, not within 2.' });
    expect((await list()).find(({ kind }) => kind === 'meta')).toMatchObject({ waiting: 0, sent: 3, last_error: null });
  });

  it('[O8a] are dropped and counted after two days', async () => {
    receiver.answers.status = 500;
    await tell([anEvent({ consent: ['marketing'] })]);
    await deliver();

    engine.clock.now = engine.clock.now.add({ hours: 48, seconds: 1 });
    await engine.database.write((tx) => sweepDeliveries(tx, engine.clock.now));

    expect((await list()).find(({ kind }) => kind === 'meta')).toMatchObject({ waiting: 0, dropped: 1, sent: 0 });
  });

  it('[O8a] wait while their destination is off', async () => {
    await tell([anEvent({ consent: ['marketing'] })]);
    await save('webhook', { target: targets.webhook.target, is_on: false });
    await deliver();
    expect(hosts()).toEqual(['graph.facebook.com']);

    await save('webhook', { target: targets.webhook.target });
    await deliver();

    expect(hosts()).toEqual(['graph.facebook.com', 'hooks.example']);
  });
});

describe('a purchase', () => {
  it('[O8a] is counted on confirmation, also without consent', async () => {
    await save('webhook');

    await bought();
    await deliver();

    expect(await purchases()).toEqual([1]);
    expect(receiver.received).toEqual([]);
  });

  it('[O8a] is handed on once, with its money, tours and number', async () => {
    for (const kind of kinds) await save(kind);

    const { number } = await bought({ granted: ['statistics', 'marketing'], visitor }, { 'user-agent': 'A browser' });
    await buyer.notices();
    await deliver();
    await deliver();

    expect(hosts()).toEqual(['graph.facebook.com', 'hooks.example', 'plausible.io', 'www.google-analytics.com']);
    const bodyOf = (host: string) => receiver.received.find((it) => it.host === host)?.body;
    const em = [createHash('sha256').update(ana.email).digest('hex')];
    expect(bodyOf('graph.facebook.com')?.['data']).toMatchObject([
      {
        event_name: 'Purchase',
        event_id: `purchase-${number}`,
        user_data: { em, client_user_agent: 'A browser' },
        custom_data: { currency: 'EUR', value: 80, order_id: number },
      },
    ]);
    expect(bodyOf('www.google-analytics.com')?.['events']).toMatchObject([
      { name: 'purchase', params: { transaction_id: number, currency: 'EUR', value: 80 } },
    ]);
    expect(bodyOf('plausible.io')).toMatchObject({ name: 'purchase', revenue: { currency: 'EUR', amount: '80.00' } });
    const others = receiver.received.filter(({ host }) => host !== 'graph.facebook.com').map(({ text }) => text);
    expect(others.join('')).not.toMatch(new RegExp(`${em[0]}|${ana.email}`));
  });

  it('[O8a] is one, however often and by whomever its order is confirmed at once', async () => {
    await save('webhook');
    const cart = await buyer.cartOf(buyer.selection());
    const consent = { granted: ['statistics' as const], visitor };
    const { body: placed } = await buyer.order(cart, { consent });
    await buyer.pay(placed, cards.paid);

    await Promise.all([buyer.notices(), buyer.seen(placed), buyer.seen(placed), buyer.notices()]);
    await Promise.all([deliver(), deliver()]);
    // Simulates a second confirmation of the same order, and a job that runs again.
    await engine.database.write(async (tx) => {
      const order = await lockOrder(tx, placed.id);
      await confirmOrder(tx, order, await orderLinesOf(tx, order.id), { now: engine.clock.now, actor: 'shop' });
      await tx.insertInto('jobs').values({ kind: 'purchase', key: placed.id, payload: null, run_at: 0 }).execute();
    });
    await deliver();

    expect(await purchases()).toEqual([1]);
    expect(receiver.received).toHaveLength(1);
  });

  it('[O8] follows the consent at the last try to pay', async () => {
    await save('webhook');
    const cart = await buyer.cartOf(buyer.selection());
    await buyer.order(cart, { consent: { granted: ['statistics'], visitor } });

    const { body: placed } = await buyer.order(cart);
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    await deliver();

    expect(await purchases()).toEqual([1]);
    expect(receiver.received).toEqual([]);
  });

  it('[O8] is not handed on where the browser asks for privacy', async () => {
    await save('webhook');

    await bought({ granted: ['statistics'], visitor }, { 'sec-gpc': '1' });
    await deliver();

    expect(receiver.received).toEqual([]);
  });

  it('[O8] leaves with the personal data of its order', async () => {
    await save('webhook');
    receiver.answers.status = 500;
    const { id } = await bought({ granted: ['statistics', 'marketing'], visitor });
    await deliver();

    await engine.database.write((tx) => redactOrder(tx, id, engine.clock.now));
    receiver.reset();
    engine.clock.now = engine.clock.now.add({ hours: 2 });
    await deliver();

    expect(receiver.received).toEqual([]);
    const consents = await engine.database.read((tx) => tx.selectFrom('order_consents').selectAll().execute());
    expect(consents).toEqual([]);
  });
});
