import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import {
  type DeskDelta,
  type DeskDeparture,
  type DeskLease,
  type LogEntry,
  readDeskTour,
} from '#domain/contract/desk.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { payloadOf, readVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { verifyVoucher } from '#engine/catalogue/voucher-keys.ts';
import { aDevice, anEntry, aSale, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced } from '#tests/support/payments/selling.ts';

let engine: Engine;
let reseller: Seller;
let reseller_id: number;
/** One device at the reseller's counter, and one at the supplier's boat. */
let counter: Device;
let gate: Device;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const account_id = await anAccount(engine, 'Resellers');
  reseller_id = account_id;
  reseller = await aSeller(engine, { [account_id]: 'owner' });
  const shop = { title: 'The other shop', time_zone: 'Europe/Zagreb', currency: 'EUR' };
  const store = await reseller.send('POST', '/api/stores/', { ...shop, settings: { manual_payment: true } });
  await agreeOnResale(engine, 1, account_id);
  await reseller.send('POST', `/api/stores/${String(store.body['id'])}/add-experience/`, { experience: 1 });
  counter = await aDevice(engine, 'agent', { account_id, name: 'Counter' });
  gate = await aDevice(engine, 'agent', { name: 'Boat' });
});
afterEach(() => balanced(engine));

it('[T8, T9, A26] a tour of another account is sold at a counter, and its guests come in at the gate of its supplier', async () => {
  const buyer = await aBuyer(engine);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const known = await counter.sync([], { signing_key: publicKey.export({ format: 'jwk' }).x ?? '' });
  const walk = known.departures.find(({ date, time }) => date === '2026-12-02' && time === '09:00:00');
  if (!walk) throw new Error('no walk');
  const lease = await counter.leased(walk.id, 4);
  const entry = aSale(engine, lease, buyer.selection({ date: walk.date }), {});
  const line = entry.line ?? '';
  const payload = payloadOf({
    key: known.signing_key ?? 0,
    number: line,
    departure: walk.id,
    starts_at: walk.starts_at,
    sold_at: entry.at,
    party: [{ category: 1, people: 2 }],
  });
  const text = voucherText(payload, sign(null, payload, privateKey));

  // Before the sale has arrived, the gate has only the signature.
  const before = await gate.sync();
  expect(guestIn(before, line)).toBeUndefined();
  expect(await readVoucher(text, before.voucher_keys, verifyVoucher)).toMatchObject({ state: 'genuine' });
  await gate.sync([anEntry(engine, line, { people: [0, 1], departure: walk.id })]);

  const paid = anEntry(engine, line, {
    kind: 'payment',
    departure: walk.id,
    amount: '80.00',
    currency: 'EUR',
    type: 'cash',
  });
  const sold = await counter.sync([entry, paid]);
  const after = await gate.sync();

  expect([sold.conflicts, after.conflicts]).toEqual([[], []]);
  expect(guestIn(after, line)).toMatchObject({ status: 'checked_in', seller: 'The other shop', due: '0.00' });
  expect(guestIn(sold, line)).toMatchObject({ status: 'checked_in' });
});

it('[T9b, A26a] money that the supplier takes for it is shown to them, and is not booked', async () => {
  const buyer = await aBuyer(engine);
  const { departures } = await counter.sync();
  const walk = departures.find(({ date, time }) => date === '2026-12-02' && time === '09:00:00');
  const lease = await counter.leased(walk?.id ?? 0, 2);
  const entry = aSale(engine, lease, buyer.selection({ date: '2026-12-02' }), {});
  await counter.sync([entry]);
  const taken = anEntry(engine, entry.line ?? '', { kind: 'payment', amount: '80.00', currency: 'EUR', type: 'cash' });
  const delta = await gate.sync([taken]);

  expect(delta.conflicts).toMatchObject([{ id: taken.id, reason: 'other_seller' }]);
  expect(guestIn(delta, entry.line ?? '')?.due).toBe('80.00');
});

it('[T9] a desk reads a tour as a store of its own account sells it, at whatever address it is open', async () => {
  const supplier = await aSeller(engine, { 1: 'owner' });
  await supplier.send('POST', '/api/stores/1/remove-experience/', { experience: 1 });
  const read = async (device: Device, id: string, query: { account?: number; store?: number } = {}) =>
    engine.call(readDeskTour, { id }, { query, headers: await device.headers() });

  // The shop at this address does not show the tour.
  expect((await engine.call(readExperience, { id: '1' })).status).toBe(404);
  const { status, body, headers } = await read(counter, '1');
  expect([status, body.id]).toEqual([200, 1]);
  const etag = headers.get('etag') ?? '';
  const again = { headers: { ...(await counter.headers()), 'if-none-match': etag } };
  expect((await engine.call(readDeskTour, { id: '1' }, again)).status).toBe(304);

  expect((await read(gate, '1')).status).toBe(404);
  expect((await read(counter, '1', { store: 1 })).status).toBe(404);
  expect((await read(counter, '1', { account: 1 })).status).toBe(404);
  expect((await read(counter, 'walk')).status).toBe(404);
});

describe('a lease of a reseller', () => {
  let supplier: Seller;
  let buyer: Buyer;
  /** The supplier's walk, tomorrow at nine, with twelve places. */
  let walk: DeskDeparture;
  beforeEach(async () => {
    supplier = await aSeller(engine, { 1: 'owner' });
    buyer = await aBuyer(engine);
    walk = walkIn(await counter.sync());
  });

  function walkIn({ departures }: DeskDelta): DeskDeparture {
    const found = departures.find(
      ({ date, time, capacity }) => date === '2026-12-02' && time === '09:00:00' && capacity === 12,
    );
    if (!found) throw new Error('no walk');
    return found;
  }
  const at = (text: string, hours: number) => {
    engine.clock.now = Temporal.Instant.from(text).add({ hours });
  };
  const agreement = async () => {
    const { body } = await supplier.send('GET', '/api/resale-agreements/');
    return (body as { results: { id: number; lease_share: number }[] }).results[0] ?? { id: 0, lease_share: 0 };
  };
  const agree = async (changes: object) =>
    supplier.send('PATCH', `/api/resale-agreements/${(await agreement()).id}/`, changes);
  const sale = (lease: DeskLease, n = 0, more: object = {}) =>
    aSale(engine, lease, { ...buyer.selection({ date: walk.date }), ...more }, { number: lease.numbers[n] ?? '' });
  const visitorTakes = async (count: number) => {
    const body = buyer.selection({ date: walk.date, units: { Adult: count } });
    return (await engine.call(createCart, {}, { body })).status;
  };
  const holders = async (seller: Seller) => {
    const { body } = await seller.send('GET', `/api/departures/${walk.id}/leases/`);
    return (body as { results: { id: string }[] }).results;
  };
  const about = (kind: 'accept' | 'settle', { id: of }: LogEntry) => anEntry(engine, '', { kind, line: undefined, of });

  it('[A26a, T11] has half of the departure, or the share that the supplier sets', async () => {
    const second = await aDevice(engine, 'agent', { account_id: reseller_id, name: 'Second' });
    await counter.leased(walk.id, 4);

    expect((await second.lease(walk.id, 3)).body).toMatchObject({ code: 'places_taken', left: 2 });
    expect((await second.lease(walk.id, 2)).status).toBe(200);
    expect((await counter.lease(walk.id, 5)).status).toBe(409);
    expect((await agreement()).lease_share).toBe(50);
    const { id } = await agreement();
    expect((await reseller.send('PATCH', `/api/resale-agreements/${id}/`, { lease_share: 100 })).status).toBe(403);
    expect((await agree({ lease_share: 101 })).status).toBe(400);
    expect((await agree({ lease_share: 100 })).body).toMatchObject({ lease_share: 100, status: 'granted' });
    expect((await counter.lease(walk.id, 10)).status).toBe(200);
    expect((await gate.lease(walk.id, 1)).status).toBe(409);
  });

  it('[A26a, T11] ends 24 hours after its last renewal, and a renewal is one call', async () => {
    at(walk.starts_at, -72);
    const lease = await counter.leased(walk.id, 2);
    expect(lease.expires_at).toBe(engine.clock.now.add({ hours: 24 }).toString());
    at(walk.starts_at, -60);
    const renewed = await counter.leased(walk.id, 2);
    expect([renewed.id, renewed.expires_at]).toEqual([lease.id, engine.clock.now.add({ hours: 24 }).toString()]);
    at(walk.starts_at, -36);

    const { leases, departures } = await counter.sync();

    expect([leases, departures.find(({ id }) => id === walk.id)?.held ?? 0]).toEqual([[], 0]);
    expect((await counter.leased(walk.id, 1)).id).not.toBe(lease.id);
  });

  it('[A26a, T11] ends two hours before the start, also where the start is moved', async () => {
    at(walk.starts_at, -20);
    const lease = await counter.leased(walk.id, 2);
    expect(lease.expires_at).toBe(Temporal.Instant.from(walk.starts_at).subtract({ hours: 2 }).toString());
    expect((await gate.leased(walk.id, 1)).expires_at).toBe(walk.starts_at);
    await supplier.send('PATCH', `/api/experiences/${walk.experience}/`, { time_zone: 'Europe/Helsinki' });
    const moved = Temporal.Instant.from(walkIn(await gate.sync()).starts_at);
    expect((await counter.sync()).leases[0]?.expires_at).toBe(moved.subtract({ hours: 2 }).toString());
    engine.clock.now = moved.subtract({ hours: 2 });

    expect((await counter.lease(walk.id, 1)).body).toMatchObject({ code: 'past_cutoff' });
  });

  it('[A26a, T11] has sold what arrives later only where places are free', async () => {
    at(walk.starts_at, -20);
    const lease = await counter.leased(walk.id, 4);
    const [first, second] = [sale(lease), sale(lease, 1)];
    at(walk.starts_at, -2);
    expect([await visitorTakes(8), await visitorTakes(2)]).toEqual([201, 201]);

    const { conflicts } = await counter.sync([first, second]);

    expect(conflicts.map(({ reason }) => reason)).toEqual(['places_gone']);
    expect(walkIn(await gate.sync()).sold).toBe(2);
  });

  it('[A26a, T11] is seen by the supplier, who ends it', async () => {
    const lease = await counter.leased(walk.id, 4);
    const own = await gate.leased(walk.id, 1);

    expect(await holders(supplier)).toMatchObject([
      { id: own.id, account: 1, device: 'Boat', places: 1, is_own: true },
      { id: lease.id, account_name: 'Resellers', device: '', places: 4, is_own: false, expires_at: lease.expires_at },
    ]);
    expect((await reseller.send('GET', `/api/departures/${walk.id}/leases/`)).status).toBe(403);
    const end = (seller: Seller, id: string) => seller.send('DELETE', `/api/departures/${walk.id}/leases/${id}/`);
    expect((await end(reseller, own.id)).status).toBe(403);
    expect((await end(supplier, own.id)).status).toBe(404);
    expect((await end(supplier, lease.id)).status).toBe(204);
    expect((await counter.sync()).leases).toEqual([]);
    expect((await holders(supplier)).map(({ id }) => id)).toEqual([own.id]);
  });

  it('[A26, A26a, T11] ends with the agreement; what was sold from it then waits for the supplier', async () => {
    const lease = await counter.leased(walk.id, 4);
    const [sold, late] = [sale(lease), sale(lease, 1)];
    await counter.sync([sold]);
    await agree({ status: 'revoked' });
    expect([(await counter.sync()).leases, walkIn(await gate.sync()).held]).toEqual([[], 0]);
    const { conflicts } = await counter.sync([late]);
    expect(conflicts).toMatchObject([{ id: late.id, reason: 'not_agreed' }]);
    expect(walkIn(await gate.sync())).toMatchObject({ sold: 2, held: 2 });
    await counter.sync([about('accept', late)]);
    expect(walkIn(await gate.sync())).toMatchObject({ sold: 2, held: 2 });

    const delta = await gate.sync([about('accept', late)]);

    expect([walkIn(delta).sold, walkIn(delta).held, delta.conflicts]).toEqual([4, 0, []]);
  });

  it('[A26a, T9] passes the price and the limits of the supplier, else it waits for them', async () => {
    const lease = await counter.leased(walk.id, 4);
    const cheap = sale(lease, 0, { total: '0.00' });
    await counter.sync([cheap]);
    const delta = await gate.sync();
    expect(delta.conflicts).toMatchObject([{ id: cheap.id, reason: 'not_agreed' }]);
    expect(walkIn(delta)).toMatchObject({ sold: 0, held: 4 });
    await gate.sync([about('settle', cheap)]);
    expect(walkIn(await gate.sync()).held).toBe(2);

    const party = sale(lease, 1, { ...buyer.selection({ date: walk.date, units: { Adult: 9 } }), total: '360.00' });
    await counter.sync([party]);
    expect((await gate.sync()).conflicts).toMatchObject([{ id: party.id, reason: 'not_agreed' }]);
  });

  it('[A26a] no other way to hold places gets around the share: holds of the office, and reservations', async () => {
    const { body } = await reseller.send('GET', '/api/stores/');
    const store = (body as { results: { id: number; account: number }[] }).results.find(({ id }) => id !== 1)?.id;
    const lines = (count: number) => [buyer.selection({ date: walk.date, units: { Adult: count } })];
    const hold = (count: number) =>
      reseller.send('PUT', `/api/bookings/holds/${crypto.randomUUID()}/`, { store, lines: lines(count) });
    const reserve = (count: number) =>
      reseller.send(
        'POST',
        '/api/orders/',
        anOrderFor(buyer, { store, amount: '60.00', status: 'pending' }, { date: walk.date, units: { Adult: count } }),
      );
    at(walk.starts_at, -60);
    await reseller.send('PATCH', `/api/stores/${store}/`, {
      settings: { manual_payment: true, manual_hold_hours: 8_760 },
    });

    const [held, reserved, refused] = [await hold(2), await reserve(3), await reserve(2)];

    expect([held.status, reserved.status, refused.status]).toEqual([200, 201, 409]);
    expect(refused.body).toMatchObject({ code: 'places_taken', left: 1 });
    expect((await hold(2)).status).toBe(409);
    expect((await counter.lease(walk.id, 2)).body).toMatchObject({ code: 'places_taken', left: 1 });
    const { expires_at } = reserved.body as { expires_at: string };
    expect(expires_at).toBe(engine.clock.now.add({ hours: 24 }).toString());
    await agree({ status: 'revoked' });
    expect(walkIn(await gate.sync()).held).toBe(0);
  });
});

it('[A12, T3] a tour is read only by who may, also after it was read by another', async () => {
  const path = '/api/desk/tours/1/';
  const read = async (headers: Record<string, string>) => (await engine.send('GET', path, { headers })).status;
  const headers = await gate.headers();
  const nobody = await aSeller(engine);

  expect([await read(headers), await read(headers)]).toEqual([200, 200]);
  expect([await read({}), await read(await nobody.headers())]).toEqual([401, 403]);
  const owner = await aSeller(engine, { 1: 'owner' });
  await owner.send('DELETE', `/api/desk/devices/${gate.id}/`);
  const { status, body } = await engine.send('GET', path, { headers });
  expect([status, body['code']]).toEqual([401, 'device_revoked']);
});
