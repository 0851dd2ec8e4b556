import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeskTour } from '#domain/contract/desk.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { payloadOf, readVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { verifyVoucher } from '#engine/catalogue/voucher-keys.ts';
import { aDevice, anEntry, aSale, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { balanced } from '#tests/support/payments/selling.ts';

let engine: Engine;
let reseller: Seller;
/** One device at the reseller's counter, and one at the supplier's boat. */
let counter: Device;
let gate: Device;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const account_id = await anAccount(engine, 'Resellers');
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

it('[T9, A26] money that the supplier takes for it is shown to them, and is not booked', async () => {
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

  // The shop at this address does not show it.
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
