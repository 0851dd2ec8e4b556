import { afterEach, beforeEach, expect, it } from 'vitest';
import { newMails, PASSWORD, type SignedIn } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller } from '#tests/support/engine/sellers.ts';
import {
  aBuyer,
  aNotice,
  type Buyer,
  handyStore,
  ledgerOf,
  refOf,
  refundsOf,
  taken,
} from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: SignedIn;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aMember(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const CLOSING = '/api/base-accounts/1/closing/';
const COMPANY = 'Small & Sons';
const close = (body: object = {}, who = owner) =>
  who.send('POST', CLOSING, { current_password: PASSWORD, company_display_name: COMPANY, ...body });
const closing = async () => (await owner.send('GET', CLOSING)).body as unknown as Record<string, unknown>;
const booked = async () =>
  made(await aSeller(engine, { 1: 'agent' }), anOrderFor(buyer, { paid: true, amount: '30.00' }, { date: runningDay }));

it('[B15a] says what closing an account would mean', async () => {
  await booked();
  await aBrowser(engine).open(owner);

  expect(await closing()).toEqual({
    stores: 1,
    experiences: 4,
    members: 2,
    devices: 1,
    api_keys: 0,
    bookings_to_come: 1,
    money_held: [{ currency: 'EUR', amount: '30.00' }],
    orders_kept: 1,
    retention_months: 12,
  });
});

it('[B15a] closes no account with bookings to come, and leaves all as it was', async () => {
  await booked();

  const { status, body } = await close();

  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'bookings_to_come', bookings: 1 })]);
  expect(await closing()).toMatchObject({ experiences: 4, members: 2 });
});

it('[B15a] closes an account: nothing is sold, nobody acts in it, and its orders stay', async () => {
  const other = await anAccount(engine, 'Other tours');
  await agreeOnResale(engine, 1, other);
  const { id, number } = await booked();
  const device = aBrowser(engine);
  const { access } = (await device.open(owner)).body;
  await owner.send('POST', `/api/orders/${id}/cancel/`, {});
  await newMails(engine);

  expect((await close()).status).toBe(204);

  expect((await newMails(engine)).map(({ to, subject }) => [to, subject])).toContainEqual([
    owner.email,
    `${COMPANY} is closed`,
  ]);
  const listing = await engine.send('GET', '/api/webstores/experiences/');
  expect(listing.body).toMatchObject({ count: 0 });
  expect((await callAs(engine, access, 'GET', '/api/departures/')).body).toMatchObject({ code: 'device_revoked' });
  expect((await owner.send('GET', CLOSING)).status).toBe(404);
  const left = await engine.database.read(async (tx) => ({
    orders: await tx.selectFrom('orders').select('number').execute(),
    account: await tx.selectFrom('base_accounts').select('retention_months').where('id', '=', 1).execute(),
    agreements: await tx.selectFrom('resale_agreements').select('status').execute(),
    history: await tx.selectFrom('history').select(['kind', 'user_id']).where('subject_kind', '=', 'account').execute(),
  }));
  expect(left).toEqual({
    orders: [{ number }],
    account: [{ retention_months: 12 }],
    agreements: [{ status: 'revoked' }],
    history: [{ kind: 'closed', user_id: owner.id }],
  });
});

it('[B15a, P9c] pays back money that comes for an expired order of a closed account', async () => {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
  await engine.database.write((tx) => tx.updateTable('sandbox_checkouts').set({ state: 'paid' }).execute());
  await engine.database.write((tx) => tx.updateTable('payment_sessions').set({ provider: 'silent' }).execute());
  buyer.later({ minutes: 33 });
  await buyer.seen(placed);
  const boss = await aMember(engine, { 1: 'owner' });
  expect((await close({}, boss)).status).toBe(204);

  await engine.database.write((tx) => tx.updateTable('payment_sessions').set({ provider: 'sandbox' }).execute());
  const outcome = { state: 'paid', amount: 1600, payment_ref: 'pay_1' } as const;
  await engine.app(aNotice({ event_id: 'late', provider_ref: refOf(placed), outcome }, { at: engine.clock.now }));

  expect(await buyer.seen(placed)).toMatchObject({
    status: 'expired',
    payment_status: 'refunded',
    session: { failure: 'Your payment came when the tour was not sold any more. It is paid back in full.' },
  });
  expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [1600], refunded: [1600] });
  expect(await refundsOf(engine)).toEqual([1600]);
  expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
});

it('[B15a] takes the password and the name of the company, and the right to manage the account', async () => {
  const manager = await aMember(engine, { 1: 'manager' });
  const stranger = await aMember(engine, { [await anAccount(engine, 'Other tours')]: 'owner' });

  expect((await close({ current_password: 'not mine at all', company_display_name: 'Small' })).body).toEqual({
    current_password: ['Invalid password.'],
    company_display_name: ['This is not the name of the company.'],
  });
  expect((await close({}, manager)).status).toBe(403);
  expect((await close({}, stranger)).status).toBe(404);
  expect(await closing()).toMatchObject({ members: 2 });
});
