import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeskDelta, DeskDeparture, DrawerReply, LogEntry } from '#domain/contract/desk.ts';
import type { Payment } from '#domain/contract/seller-orders.ts';
import { aDevice, anEntry, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let owner: Seller;
let counter: Device;
let walk: DeskDeparture;
/** A booking of 80 € that is not paid for. */
let order: { id: string; line: string };
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
  counter = await aDevice(engine, 'agent', { name: 'Counter' });
  const { number, id } = await made(owner, anOrderFor(await aBuyer(engine), {}, { date: '2026-12-02' }));
  order = { id, line: `${number}-1` };
  const { departures } = await counter.sync();
  walk = departures.find(({ guests }) => guests.some((it) => it.number === order.line)) as DeskDeparture;
});
afterEach(() => balanced(engine));

const entry = (kind: string, amount: string, more: Partial<LogEntry> = {}) =>
  anEntry(engine, order.line, { kind, departure: walk.id, amount, currency: 'EUR', type: 'cash', ...more });
const payment = (amount = '80.00', more: Partial<LogEntry> = {}) => entry('payment', amount, more);
const refund = (amount = '80.00', more: Partial<LogEntry> = {}) => entry('refund', amount, more);
const guest = (delta: DeskDelta) => guestIn(delta, order.line);
const reasons = ({ conflicts }: DeskDelta) => conflicts.map(({ reason }) => reason);
async function ledger(): Promise<string[]> {
  const { body } = await owner.send('GET', `/api/orders/${order.id}/payments/`);
  const { results } = body as unknown as { results: Payment[] };
  return results.map(({ kind, payment_type_id, amount }) => `${kind} ${payment_type_id} ${amount.amount}`).toSorted();
}
async function drawer(device: Device): Promise<DrawerReply | undefined> {
  const { body } = await owner.send('GET', `/api/desk/drawers/?device=${device.id}`);
  return (body as unknown as { results: DrawerReply[] }).results[0];
}
async function numbers(): Promise<unknown> {
  const { body } = await owner.send('GET', '/api/numbers/?date_from=2026-12-01&date_to=2026-12-31');
  const { total } = body as unknown as { total: { paid: string; refunded: string } };
  return { paid: total.paid, refunded: total.refunded };
}

it('[T9a] takes back a payment that was a mistake, once: order, ledger, drawer and Numbers agree', async () => {
  const wrong = payment();
  await counter.sync([wrong]);
  await counter.sync([refund('80.00', { of: wrong.id })]);
  const delta = await counter.sync([refund('80.00', { of: wrong.id })]);

  expect(guest(delta)).toMatchObject({ paid: '0.00', due: '80.00', status: 'booked' });
  expect(await ledger()).toEqual(['payment cash 80.00', 'refund cash 80.00']);
  expect(await drawer(counter)).toMatchObject({ taken: '0.00', expected: '0.00' });
  expect(reasons(delta)).toEqual([]);
});

it('[T9a] says that a payment came in another way, by taking it back and booking it again', async () => {
  const wrong = payment();
  await counter.sync([wrong]);
  const delta = await counter.sync([
    refund('80.00', { of: wrong.id }),
    payment('80.00', { type: 'voucher_paper', at: engine.clock.now.add({ seconds: 1 }).toString() }),
  ]);

  expect(guest(delta)).toMatchObject({ paid: '80.00', due: '0.00' });
  expect(await ledger()).toEqual(['payment cash 80.00', 'payment voucher_paper 80.00', 'refund cash 80.00']);
  expect(await drawer(counter)).toMatchObject({ taken: '0.00' });
});

it('[T9a] gives a part back, out of the drawer', async () => {
  await counter.sync([payment()]);
  const delta = await counter.sync([refund('30.00')]);

  expect(guest(delta)).toMatchObject({ paid: '50.00', due: '30.00' });
  expect(await drawer(counter)).toMatchObject({ taken: '50.00' });
  expect(await numbers()).toEqual({ paid: '80.00', refunded: '30.00' });
});

it('[T9a, T9b] ends the conflict of two devices that took the same balance, when the rest is given back', async () => {
  const other = await aDevice(engine, 'agent', { name: 'Boat' });
  await counter.sync([payment()]);
  const overpaid = await other.sync([payment()]);
  expect([guest(overpaid), reasons(overpaid)]).toMatchObject([{ paid: '160.00', over: '80.00' }, ['overpaid']]);

  expect(reasons(await other.sync([refund('30.00')]))).toEqual(['overpaid']);
  const delta = await other.sync([refund('50.00')]);

  expect(guest(delta)).toMatchObject({ paid: '80.00', due: '0.00' });
  expect(guest(delta)?.over).toBeUndefined();
  expect(reasons(delta)).toEqual([]);
  expect([await drawer(counter), await drawer(other)]).toMatchObject([{ taken: '80.00' }, { taken: '0.00' }]);
  expect(await numbers()).toEqual({ paid: '160.00', refunded: '80.00' });
});

it('[T9a, T9b] drops the conflict of a payment that was not booked, and its cash from the drawer', async () => {
  await owner.send('POST', `/api/orders/${order.id}/cancel/`, {});
  const late = payment();
  expect(reasons(await counter.sync([late]))).toEqual(['order_cancelled']);

  const delta = await counter.sync([refund('80.00', { of: late.id })]);

  expect(reasons(delta)).toEqual([]);
  expect(await ledger()).toEqual([]);
  expect(await drawer(counter)).toMatchObject({ taken: '0.00' });
});

it('[T9a, T9b] is shown where it cannot be booked: more than was paid, another currency, without the permission', async () => {
  await counter.sync([payment()]);
  const guide = await aDevice(engine, 'guide');
  await guide.sync([refund('1.00')]);
  const delta = await counter.sync([refund('80.01'), refund('1.00', { currency: 'USD' }), refund('0.00')]);

  expect(reasons(delta).toSorted()).toEqual(['not_allowed', 'wrong_amount', 'wrong_amount', 'wrong_amount']);
  expect(guest(delta)).toMatchObject({ paid: '80.00', due: '0.00' });
});
