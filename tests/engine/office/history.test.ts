import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/contract/office/bookings.ts';
import { recordChange } from '#engine/history/record-change.ts';
import { aDevice, aSale } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { eraseAtOnce, sweepOrders, writeOrderEmails } from '#tests/support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => balanced(engine));

async function historyOf(id: string, who = owner): Promise<HistoryEntry[]> {
  const { status, body, text } = await who.send('GET', `/api/orders/${id}/history/`);
  if (status !== 200) throw new Error(text);
  return (body as { results: HistoryEntry[] }).results;
}
const sentences = (entries: readonly HistoryEntry[]) =>
  entries.map(({ kind, actor_kind, actor }) => [kind, actor_kind, actor]);
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('the history of a booking', () => {
  it('[B5] says what staff did, when, with before and after', async () => {
    const order = await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    engine.clock.now = engine.clock.now.add({ minutes: 12 });
    const at = `/api/orders/${order.id}/`;
    const [line] = order.lines;
    await owner.send('POST', `${at}payments/`, { payment_method_id: '1', payment_type_id: 'cash', amount: '40.00' });
    await owner.send('PATCH', at, { staff_note: 'Late by ten minutes', main_contact_info: ana });
    await owner.send('PATCH', `${at}lines/${line?.id}/`, { attendance_status: 'checked_in' });
    await owner.send('PATCH', `${at}lines/${line?.id}/`, { attendance_status: 'expected' });
    await owner.send('POST', `${at}cancel/`, { refund_amount: '30.00' });

    const entries = await historyOf(order.id);

    const staff = (kind: string) => [kind, 'staff', 'Ana Anić'];
    expect(sentences(entries)).toEqual(
      ['placed', 'status', 'payment', 'contact', 'note', 'attendance', 'attendance', 'refund', 'cancelled'].map(staff),
    );
    const [placed, confirmed, payment, contact, note, arrival, , refund, cancelled] = entries;
    expect(placed?.after).toEqual({ status: 'pending', total: eur('80.00') });
    expect([confirmed?.before, confirmed?.after]).toEqual([{ status: 'pending' }, { status: 'confirmed' }]);
    expect(payment).toMatchObject({
      at: engine.clock.now.toString(),
      after: { amount: eur('40.00'), method: '1', type: 'cash' },
    });
    expect(contact?.after?.contact).toBe('Ana Horvat, ana@example.com, +385 91 234 5678');
    expect([note?.before, note?.after]).toEqual([{ note: '' }, { note: 'Late by ten minutes' }]);
    expect([arrival?.before?.status, arrival?.after?.status]).toEqual(['expected', 'checked_in']);
    expect(arrival?.after).toMatchObject({ title: 'Walk along the quay', date: runningDay });
    expect(refund?.after).toMatchObject({ amount: eur('30.00'), method: '1' });
    expect(cancelled?.after).toEqual({ status: 'cancelled', amount: eur('30.00') });
  });

  it('[B5] names the guest, and the shop for what it does of its own accord', async () => {
    const placed = await buyer.order(await buyer.cartOf(buyer.selection({ date: runningDay })));
    await buyer.pay(placed.body, cards.paid);
    await buyer.notices();
    await writeOrderEmails(engine.context);
    const left = await buyer.order(await buyer.cartOf(buyer.selection({ date: runningDay })));
    buyer.later({ hours: 2 });
    await sweepOrders(engine.context);

    const entries = await historyOf(placed.body.id);
    expect(sentences(entries)).toEqual([
      ['placed', 'guest', ''],
      ['payment', 'guest', ''],
      ['emailed', 'shop', ''],
    ]);
    expect(entries[1]).toMatchObject({ before: { status: 'pending' }, after: { status: 'confirmed', method: '2' } });
    expect(entries[2]?.after).toEqual({ emails: ['confirmed'], to: ana.email });
    expect(sentences(await historyOf(left.body.id))).toEqual([
      ['placed', 'guest', ''],
      ['status', 'shop', ''],
    ]);
  });

  it('[B5] names who was at a shared device', async () => {
    const counter = await aDevice(engine, 'agent', { name: 'Counter' });
    const { departures } = await counter.sync();
    const walk = departures.find(({ date, capacity }) => date === '2026-12-02' && capacity === 12);
    const lease = await counter.leased(walk?.id ?? 0, 4);
    const sale = aSale(engine, lease, buyer.selection({ date: '2026-12-02' }), { who: 'Bo' });
    await counter.sync([sale]);
    const number = (sale.line ?? '').slice(0, -2);
    const { id } = await engine.database.read((tx) =>
      tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
    );

    expect(sentences(await historyOf(id))).toEqual([['placed', 'staff', 'Bo']]);
  });

  it('[B5] writes nothing of a change that was refused', async () => {
    const order = await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    const before = await historyOf(order.id);
    const tooMuch = { payment_method_id: '1', payment_type_id: 'cash', amount: '4000.00' };

    expect((await owner.send('POST', `/api/orders/${order.id}/payments/`, tooMuch)).status).toBe(400);
    expect((await owner.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '9.00' })).status).toBe(400);

    expect(await historyOf(order.id)).toEqual(before);
  });

  it('[B5] loses personal data with its order, and is deleted with its account', async () => {
    const order = await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    await owner.send('PATCH', `/api/orders/${order.id}/`, { staff_note: 'Knows the captain', main_contact_info: ana });
    const erasure = { email: ana.email, include_upcoming: true, base_account: 1 };
    const erased = await eraseAtOnce(engine, owner, erasure);
    expect([erased.status, erased.text]).toEqual([200, expect.stringContaining('"orders":1')]);

    const rows = () => engine.database.read((tx) => tx.selectFrom('history').selectAll().execute());
    const before = JSON.stringify(await rows());
    expect(before).not.toMatch(/captain|example\.com|Horvat|Marić/);
    expect(sentences(await historyOf(order.id)).map(([kind]) => kind)).toEqual([
      'placed',
      'status',
      'contact',
      'note',
      'redacted',
    ]);

    const account_id = await anAccount(engine, 'Other tours');
    await engine.database.write(async (tx) => {
      const change = { kind: 'placed', actor: 'shop', at: engine.clock.now } as const;
      await recordChange(tx, { ...change, account_id, subject: { kind: 'order', id: 'theirs' } });
      await tx.deleteFrom('base_accounts').where('id', '=', account_id).execute();
    });
    expect((await rows()).filter((row) => row.account_id === account_id)).toEqual([]);
  });

  it('[B5] is for those who may see the order', async () => {
    const order = await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    const guide = await aSeller(engine, { 1: 'guide' });
    const stranger = await aSeller(engine, {});

    const statuses = [guide, stranger].map(
      async (who) => (await who.send('GET', `/api/orders/${order.id}/history/`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403]);
    expect((await engine.send('GET', `/api/orders/${order.id}/history/`)).status).toBe(401);
  });
});
