import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, changeCart, changeLine, createCart, dropCart } from '#domain/contract/cart.ts';
import { createOrder, lookUpOrder } from '#domain/contract/orders.ts';
import { parseNetwork } from '#engine/http/client-network.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { ana, handyStore } from '../../support/payments/buying.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { noon, runningDay, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];

const opened = async (env: Record<string, string> = {}) => {
  engine = await anEngine({ stores: [handyStore], env: { TRUSTED_PROXIES: '1', ...env } });
  ({ selection } = await selectionsOf(engine));
};
beforeEach(() => opened());
afterEach(() => engine.stop());
const reopened = async (env: Record<string, string>) => {
  await engine.stop();
  await opened(env);
};

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const HOTEL = '203.0.113.7';
const adults = (count: number, date = runningDay, time = '09') => selection({ date, time, units: { Adult: count } });
const book = (body: object, address = HOTEL) => engine.call(createCart, {}, { body, ...from(address) });
const refusal = { code: 'too_many_held' };

describe('the places that one network holds', () => {
  it('[P17] are so many at most, until some are free again', async () => {
    await reopened({ NETWORK_PLACES: '5' });
    const { body: cart } = await book(adults(3));
    await book(adults(2, runningDay, '15'));

    const refused = await book(adults(1, tightDay));
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };
    const grown = await engine.call(changeLine, line, { body: { booking_info: adults(4).booking_info } });
    const added = await engine.call(addLine, { cartId: cart.id }, { body: adults(1, tightDay) });
    const shrunk = await engine.call(changeLine, line, { body: { booking_info: adults(2).booking_info } });

    expect([refused.status, refused.body]).toMatchObject([409, refusal]);
    expect([grown.body, added.body]).toMatchObject([refusal, refusal]);
    expect([shrunk.status, (await book(adults(1, tightDay))).status]).toEqual([200, 201]);
    expect((await book(adults(3), '203.0.113.8')).status).toBe(201);
  });

  it('[P17] do not count once they have lapsed, and nothing of a refused cart is left', async () => {
    await reopened({ NETWORK_PLACES: '3' });
    await book(adults(3));
    const before = await engine.counts();
    expect((await book(adults(1))).body).toMatchObject(refusal);
    expect(await engine.counts()).toEqual(before);

    engine.clock.now = noon.add({ minutes: 30 });
    expect((await book(adults(3))).status).toBe(201);
  });

  it('[P17] stand in so many carts at most', async () => {
    await reopened({ NETWORK_CARTS: '2' });
    const { body: cart } = await book(adults(1));
    await book(adults(1));

    expect((await book(adults(1))).body).toMatchObject(refusal);
    await engine.call(dropCart, { id: cart.id });
    expect((await book(adults(1))).status).toBe(201);
  });

  it('[P17] of one start are at most a share where several carts have them, and all where one has', async () => {
    const boat = (count: number) => selection({ experience: 'groups', units: { Group: count }, group_size: 8 });
    await reopened({ NETWORK_SHARE: '10' });

    expect((await book(boat(2))).status).toBe(201);
    const { body } = await book(selection({ experience: 'groups', units: { Group: 1 }, group_size: 4 }));
    expect(body).toMatchObject(refusal);
  });

  it('[P17] of an IPv6 network are those of all its addresses', async () => {
    await reopened({ NETWORK_CARTS: '1' });
    await book(adults(1), '2001:db8:1:2::1');

    expect((await book(adults(1), '2001:db8:1:2:ffff::9')).body).toMatchObject(refusal);
    expect((await book(adults(1), '2001:db8:1:3::1')).status).toBe(201);
  });

  it('[P17] leave room for a hotel: 50 families of two at once', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 5; i += 1) statuses.add((await book(adults(2))).status);
    for (let i = 0; i < 5; i += 1) statuses.add((await book(adults(2, runningDay, '15'))).status);

    expect([...statuses]).toEqual([201]);
  });

  it('[P17] are not counted for kiosks, nor where the limit is 0', async () => {
    await reopened({ NETWORK_CARTS: '1', NETWORK_PLACES: '0', KIOSK_NETWORKS: '192.168.4.0/24, 2001:db8::/32' });

    for (const address of ['192.168.4.9', '::ffff:192.168.4.9', '2001:db8::1'])
      for (let i = 0; i < 2; i += 1) expect((await book(adults(1), address)).status).toBe(201);
    expect((await book(adults(1), '192.168.5.9')).status).toBe(201);
    expect((await book(adults(1), '192.168.5.9')).body).toMatchObject(refusal);
  });
});

describe('orders by hand of one network', () => {
  it('[P17] are so many at most, for as long as they wait to be paid', async () => {
    await reopened({ NETWORK_RESERVATIONS: '2' });
    const byHand = { payment_method_id: '1', payment_type_id: 'cash', amount: '16.00' };
    const order = async () => {
      const { body: cart } = await book(adults(1));
      await engine.call(changeCart, { id: cart.id }, { body: { main_contact_info: ana } });
      const amount = cart.total.gross;
      return engine.call(createOrder, {}, { body: { cart_id: cart.id, ...byHand, amount } });
    };

    const answers = [await order(), await order(), await order()];

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers[2]?.body).toMatchObject(refusal);
  });
});

it('[P17] a kiosk looks bookings up as often as it likes', async () => {
  await reopened({ KIOSK_NETWORKS: HOTEL });
  const look = (address: string, i: number) =>
    engine.call(lookUpOrder, {}, { body: { number: 'LF-2345-6789', email: `${i}@example.com` }, ...from(address) });

  for (let i = 0; i < 61; i += 1) expect((await look(HOTEL, i)).status).toBe(202);
  for (let i = 0; i < 60; i += 1) await look('198.51.100.1', i + 100);
  expect((await look('198.51.100.1', 200)).status).toBe(429);
});

it('[P17] networks are addresses with or without a prefix', () => {
  expect(parseNetwork('203.0.113.7')).toEqual({ address: '203.0.113.7', prefix: 32, family: 'ipv4' });
  expect(parseNetwork(' 2001:db8::/48 ')).toEqual({ address: '2001:db8::', prefix: 48, family: 'ipv6' });
  for (const bad of ['', 'desk', '203.0.113', '203.0.113.0/33', '::/129', '1.2.3.4/x'])
    expect(parseNetwork(bad)).toBeNull();
});
