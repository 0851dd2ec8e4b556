import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#domain/contract/languages.ts';
import { isPublicAddress, isPublicHost, lookUpPublicHost } from '#engine/base/public-hosts.ts';
import { aDevice, type Device } from '#tests/support/engine/desk-device.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { aPushService, aSubscription, decrypted } from '#tests/support/engine/push-service.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let service: Awaited<ReturnType<typeof aPushService>>;
beforeAll(async () => {
  service = await aPushService();
});
afterAll(() => service.close());

let engine: Engine;
let buyer: Buyer;
let device: Device;
beforeEach(async () => {
  service.pushed.length = 0;
  service.answers.status = 201;
  engine = await anEngine({ stores: [handyStore], pushAgent: service.agent });
  buyer = await aBuyer(engine);
  device = await aDevice(engine, 'owner');
});
afterEach(() => engine.stop());

const call = async (method: string, body?: object, of = device) =>
  engine.send(method, '/api/push-subscriptions/', { ...(body && { body }), headers: await of.headers() });

async function subscribed(language: Language = 'en') {
  const subscription = aSubscription();
  expect((await call('POST', { ...subscription.subscription, language })).status).toBe(204);
  return subscription;
}

async function anOrder() {
  const agent = await aSeller(engine, { 1: 'agent' });
  return made(agent, anOrderFor(buyer, {}, { date: runningDay }));
}
const send = () => runJobs(engine.context, ['notification', 'push']);
const subscriptions = () => engine.database.read((tx) => tx.selectFrom('push_subscriptions').selectAll().execute());

describe('the test’s own browser', () => {
  it('reads the example of RFC 8291', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

    const text = decrypted(Buffer.from(body, 'base64url'), own, Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'));

    expect(text).toBe('When I grow up, I want to be a watermelon');
  });
});

describe('Web Push', () => {
  it('[B14a] tells a subscribed device of a booking, signed by the engine’s key and without a name of a guest', async () => {
    const subscription = await subscribed();
    const { body: known } = await call('GET');
    const { number } = await anOrder();

    await send();

    expect(service.pushed).toHaveLength(1);
    const [pushed] = service.pushed;
    expect(pushed && subscription.read(pushed)).toEqual({
      title: 'New booking',
      body: 'Walk along the quay · Thu, 10 Dec 2026, 09:00 · 2 guests',
      path: `/desk/bookings/${number}`,
      tag: `${number} booked`,
    });
    expect(known).toEqual({ public_key: pushed?.vapidKey, is_subscribed: true });
    expect(pushed?.claims).toMatchObject({ aud: 'https://push.example', sub: 'mailto:no-reply@localhost' });
    expect((pushed?.claims.exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    expect(pushed?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(pushed?.path).toBe('/send/abc');
  });

  it('[B14a] speaks the language of the device, and joins what happened together', async () => {
    const subscription = await subscribed('hr');
    await anOrder();
    await anOrder();
    await anOrder();

    await send();

    expect(service.pushed.map(subscription.read)).toEqual([
      { title: '3 obavijesti', body: 'Nova rezervacija', path: '/desk/notifications', tag: '' },
    ]);
  });

  it('[B14a] leaves out what the user of the device did', async () => {
    await subscribed();
    const body = anOrderFor(buyer, {}, { date: runningDay });
    expect((await engine.send('POST', '/api/orders/', { body, headers: await device.headers() })).status).toBe(201);

    await send();

    expect(service.pushed).toEqual([]);
  });

  it.each([404, 410])('[B14a] ends with the answer %i of the push service', async (status) => {
    await subscribed();
    service.answers.status = status;
    await anOrder();
    await send();
    expect(await subscriptions()).toEqual([]);

    await anOrder();
    await send();

    expect(service.pushed).toHaveLength(1);
  });

  it.each([429, 500])('[B14a] is sent again after the answer %i, with growing pauses', async (status) => {
    await subscribed();
    service.answers.status = status;
    await anOrder();
    await send();
    await send();
    expect(service.pushed).toHaveLength(1);

    buyer.later({ seconds: 15 });
    await send();
    buyer.later({ seconds: 29 });
    await send();
    expect(service.pushed).toHaveLength(2);
    service.answers.status = 201;
    buyer.later({ seconds: 1 });
    await send();
    buyer.later({ hours: 8 });
    await send();

    expect(service.pushed).toHaveLength(3);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('[B14a] is given up where the push service refuses the message, and the subscription stays', async () => {
    await subscribed();
    service.answers.status = 413;
    await anOrder();
    await send();
    buyer.later({ hours: 8 });
    await send();

    expect(service.pushed).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
    expect(engine.logged.filter(({ message }) => message === 'a push service refused a message')).toHaveLength(1);
  });

  it('[B14a] ends when the device signs out, and when somebody else signs in there', async () => {
    for (const end of ['end', 'open'] as const) {
      const member = await aMember(engine, { 1: 'agent' });
      const browser = aBrowser(engine);
      const session = (await browser.open(member)).body;
      const { subscription } = aSubscription();
      expect((await callAs(engine, session.access, 'POST', '/api/push-subscriptions/', subscription)).status).toBe(204);
      expect(await subscriptions()).toHaveLength(1);

      await (end === 'end' ? browser.end() : browser.open(await aMember(engine, { 1: 'agent' })));

      expect(await subscriptions()).toEqual([]);
    }
  });

  it('[B14a] is not sent to a device that may no longer read orders', async () => {
    await subscribed();
    await anOrder();
    await engine.database.write(async (tx) => {
      const guide = await tx.selectFrom('roles').select('id').where('name', '=', 'guide').executeTakeFirstOrThrow();
      await tx.updateTable('team_members').set({ role_id: guide.id }).where('user_id', '=', device.user_id).execute();
    });

    await send();

    expect(service.pushed).toEqual([]);
  });

  it('[B14a] is turned off by the device', async () => {
    await subscribed();

    expect((await call('DELETE')).status).toBe(204);

    expect((await call('GET')).body).toMatchObject({ is_subscribed: false });
  });

  it('[B14a] is for devices of the desk that may read orders', async () => {
    const guide = await aDevice(engine, 'guide');
    const { subscription } = aSubscription();
    const owner = await aSeller(engine, { 1: 'owner' });

    expect((await call('POST', subscription, guide)).status).toBe(403);
    expect((await owner.send('POST', '/api/push-subscriptions/', subscription)).status).toBe(403);
  });

  it.each([
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://user@push.example/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/a',
    'https://intranet/a',
    'nothing',
  ])('[B14a] does not take %s for the address of a push service', async (endpoint) => {
    const { status, body } = await call('POST', { ...aSubscription().subscription, endpoint });

    expect([status, Object.keys(body)]).toEqual([400, ['endpoint']]);
  });

  it('[B14a] takes no keys that a browser would not make', async () => {
    const { subscription } = aSubscription();
    const { p256dh, auth } = subscription.keys;
    // The key has the right length, but is no point of the curve.
    const stray = Buffer.alloc(65, 4).toString('base64url');
    const answers = [
      await call('POST', { ...subscription, keys: { p256dh: 'AAAA', auth } }),
      await call('POST', { ...subscription, keys: { p256dh: stray, auth } }),
      await call('POST', { ...subscription, keys: { p256dh, auth: 'AAAA' } }),
    ];

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [400, { keys: { p256dh: [expect.any(String)] } }],
      [400, { keys: { p256dh: [expect.any(String)] } }],
      [400, { keys: { auth: [expect.any(String)] } }],
    ]);
  });
});

describe('the guard of outgoing requests', () => {
  it('[B14a] knows public addresses', () => {
    const isPublic = ['8.8.8.8', '2a00:1450:4001::1', '172.32.0.1', '100.128.0.1'];
    const isNot = ['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'];
    const isNot6 = ['::1', '::', 'fe80::1', 'fc00::1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'nothing'];

    expect(isPublic.filter(isPublicAddress)).toEqual(isPublic);
    expect([...isNot, ...isNot6].filter(isPublicAddress)).toEqual([]);
    expect(['fcm.googleapis.com', 'web.push.apple.com'].every(isPublicHost)).toBe(true);
  });

  it('[B14a] resolves no name that leads to this machine', async () => {
    for (const all of [true, false]) {
      const { promise, resolve } = Promise.withResolvers<Error | null>();
      lookUpPublicHost('localhost', { all }, resolve);

      expect((await promise)?.message).toBe('localhost is not a public host');
    }
  });
});
