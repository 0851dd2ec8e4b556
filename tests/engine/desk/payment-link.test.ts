import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { aDevice, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let counter: Device;
/** Two adults on the walk for 90 EUR, with nothing paid. */
let order: SellerOrder;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  counter = await aDevice(engine, 'agent');
  order = await made(owner, anOrderFor(buyer, {}, { date: '2026-12-02' }));
});
afterEach(() => balanced(engine));

const link = (body: object = {}, who = owner, line = `${order.number}-1`) =>
  who.send('POST', `/api/desk/payment-links/${line}/`, body);

it('[T9a] opens a card page for what a line owes, and the device sees it paid', async () => {
  const { status, body } = await link();
  const due = order.due.amount;

  expect([status, body]).toEqual([201, { checkout_url: expect.any(String), amount: due, currency: 'EUR' }]);
  expect(guestIn(await counter.sync(), `${order.number}-1`)?.due).toBe(due);
  await buyer.pay({ checkout_url: String(body['checkout_url']) }, cards.paid);
  await buyer.notices();
  expect(guestIn(await counter.sync(), `${order.number}-1`)?.due).toBe('0.00');
});

it('[T9a] asks for a part where one is named, and never for more than is due', async () => {
  const part = await link({ amount: '10.00' });
  const tooMuch = await link({ amount: '5000.00' });

  expect(part.body).toMatchObject({ amount: '10.00' });
  expect(tooMuch.status).toBe(400);
});

it('[T9a] opens no page for a line that is not there, of another account, or without the permission', async () => {
  const other = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
  const guide = await aSeller(engine, { 1: 'guide' });

  expect((await link({}, owner, 'LF-ZZZZZZ-1')).status).toBe(404);
  expect((await link({}, other)).status).toBe(404);
  expect((await link({}, guide)).status).toBe(403);
});
