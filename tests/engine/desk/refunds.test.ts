import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeskDelta, DeskDeparture, DrawerReply, LogEntry } from '#domain/contract/desk.ts';
import type { HistoryEntry } from '#domain/contract/office/bookings.ts';
import type { Payment } from '#domain/contract/seller-orders.ts';
import { aDevice, anEntry, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { writeOrderEmails } from '#tests/support/engine/jobs.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';

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
const later = (milliseconds: number) => engine.clock.now.add({ milliseconds }).toString();
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
async function money(): Promise<unknown> {
  const { payment_status, paid, refunded } = await soldOrder(owner, order.id);
  return [payment_status, paid.amount, refunded?.amount];
}
async function moneyHistory(): Promise<unknown> {
  const { body } = await owner.send('GET', `/api/orders/${order.id}/history/`);
  const { results } = body as unknown as { results: HistoryEntry[] };
  return results.flatMap(({ kind, after }) =>
    kind === 'payment' || kind === 'refund' ? [[kind, after?.type, after?.is_correction ?? false]] : [],
  );
}

it('[T9] takes back a payment that was a mistake, once: nothing came and nothing went back, and the ledger has both entries', async () => {
  const wrong = payment();
  await counter.sync([wrong]);
  await counter.sync([refund('80.00', { of: wrong.id })]);
  const delta = await counter.sync([refund('80.00', { of: wrong.id })]);

  expect(guest(delta)).toMatchObject({ paid: '0.00', due: '80.00', status: 'booked' });
  expect(await money()).toEqual(['unpaid', '0.00', '0.00']);
  expect(await numbers()).toEqual({ paid: '0.00', refunded: '0.00' });
  expect(await ledger()).toEqual(['payment cash 80.00', 'refund cash 80.00']);
  expect(await drawer(counter)).toMatchObject({ taken: '0.00', expected: '0.00' });
  expect(reasons(delta)).toEqual([]);
});

it('[T9a] says that a payment came in another way, by taking it back and booking it again', async () => {
  const wrong = payment();
  await counter.sync([wrong]);
  const delta = await counter.sync([
    refund('80.00', { of: wrong.id }),
    payment('80.00', { of: wrong.id, type: 'voucher_paper', at: later(1) }),
  ]);

  expect(guest(delta)).toMatchObject({ paid: '80.00', due: '0.00' });
  expect(await money()).toEqual(['paid', '80.00', '0.00']);
  expect(await numbers()).toEqual({ paid: '80.00', refunded: '0.00' });
  expect(await moneyHistory()).toEqual([
    ['payment', 'cash', false],
    ['refund', 'cash', true],
    ['payment', 'voucher_paper', false],
  ]);
  expect(await ledger()).toEqual(['payment cash 80.00', 'payment voucher_paper 80.00', 'refund cash 80.00']);
  expect(await drawer(counter)).toMatchObject({ taken: '0.00' });
});

it('[T9] tells a guest once of a payment whose way was entered wrongly', async () => {
  const emails = async () => {
    await writeOrderEmails(engine.context);
    const rows = await engine.database.read((tx) => tx.selectFrom('mails').select('subject').execute());
    return rows.length;
  };
  const before = await emails();
  const wrong = payment();
  await counter.sync([wrong]);
  expect(await emails()).toBe(before + 1);

  await counter.sync([
    refund('80.00', { of: wrong.id }),
    payment('80.00', { of: wrong.id, type: 'bank', at: later(1) }),
  ]);

  expect(await emails()).toBe(before + 1);
});

it('[T9] takes back all of a payment, never a part of it', async () => {
  const wrong = payment();
  await counter.sync([wrong]);
  const delta = await counter.sync([refund('30.00', { of: wrong.id })]);

  expect(reasons(delta)).toEqual(['wrong_amount']);
  expect(await money()).toEqual(['paid', '80.00', '0.00']);
});

it('[T9] keeps what a guest has back apart from a payment that was a mistake', async () => {
  const wrong = payment('50.00');
  for (const it of [payment(), wrong, refund('30.00')]) await counter.sync([it]);
  await counter.sync([refund('50.00', { of: wrong.id })]);

  expect(await money()).toEqual(['partially_refunded', '50.00', '30.00']);
  expect(await numbers()).toEqual({ paid: '80.00', refunded: '30.00' });
});

it('[T9a] gives a part back, out of the drawer', async () => {
  await counter.sync([payment()]);
  const delta = await counter.sync([refund('30.00')]);

  expect(await money()).toEqual(['partially_refunded', '50.00', '30.00']);
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
