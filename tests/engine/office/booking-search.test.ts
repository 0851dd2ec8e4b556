import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookingsQuery, FoundBookings } from '#domain/contract/office/bookings.ts';
import type { Payment } from '#domain/contract/seller-orders.ts';
import { addDays } from '#domain/time/day.ts';
import type { Principal } from '#engine/http/principal.ts';
import { bookingsPage } from '#engine/orders/read/search-bookings.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
});
afterEach(() => balanced(engine));

const durda = {
  first_name: 'Đurđa',
  last_name: 'Šimić-Perić',
  email: 'durda@more.example',
  phone_number: '+385 91 234 5678',
};
const bookedBy = (contact: object, changes: object = {}) =>
  made(agent, anOrderFor(buyer, { main_contact_info: contact, ...changes }, { date: runningDay }));
async function found(query: string | Record<string, string>, who = agent): Promise<FoundBookings> {
  const text = new URLSearchParams(typeof query === 'string' ? { search: query } : query);
  const answer = await who.send('GET', `/api/bookings/search/?${text}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
/** The same search with another limit: more than `few` orders count as many. */
const foundByFew = (few: number, query: BookingsQuery) =>
  engine.database.read((tx) => bookingsPage(tx, { caller: everybody, query }, few));
const everybody: Principal = { user_id: 0, is_staff: false, can: () => true, accountsWith: () => [1] };
const numbers = async (query: string | Record<string, string>, who = agent) =>
  (await found(query, who)).results.map(({ number }) => number);

describe('the search for bookings', () => {
  it('[B4] finds by the beginning of each word of a name, whatever the case and the accents', async () => {
    const { number } = await bookedBy(durda);
    await bookedBy({ first_name: 'Marko', last_name: 'Simunić', email: 'marko@example.com' });

    const all = ['đur', 'DURD', 'šimić', 'per', 'sim dur', 'durd per', ' simi '];
    expect(await Promise.all(all.map((it) => numbers(it)))).toEqual(all.map(() => [number]));
    expect(await numbers('urda')).toEqual([]);
    expect(await numbers('durda marko')).toEqual([]);
  });

  it('[B4] finds by half a number, a voucher, an email address and a phone number from either end', async () => {
    const { number, id } = await bookedBy(durda);
    await bookedBy({ first_name: 'Marko', phone_number: '+49 151 9990001' });
    const order = await engine.send('GET', `/api/orders/${id}/`);
    const { vouchers = [] } = order.body as { vouchers?: { code: string }[] };
    const code = vouchers[0]?.code ?? '';

    const terms = [
      number,
      number.slice(0, 6),
      number.slice(3),
      number.slice(3).toLowerCase(),
      `${number}-1`,
      code,
      code.slice(0, 14),
    ];
    const contacts = ['durda@mo', '@more.ex', '+385 91 2', '091 234', '0912345', '5678', '345678', '00385 91'];
    for (const term of [...terms, ...contacts]) expect([term, await numbers(term)]).toEqual([term, [number]]);
    expect(await numbers('9876')).toEqual([]);
  });

  it('[B4] follows a changed contact', async () => {
    const { number, id } = await bookedBy(durda);

    await agent.send('PATCH', `/api/orders/${id}/`, { main_contact_info: { ...durda, first_name: 'Katarina' } });
    expect([await numbers('kata'), await numbers('durd')]).toEqual([[number], [number]]);
    expect(await numbers('đurđa šimić')).toEqual([number]);
    await agent.send('PATCH', `/api/orders/${id}/`, { main_contact_info: { first_name: 'Katarina' } });
    expect([await numbers('kata'), await numbers('durd')]).toEqual([[number], []]);
  });

  it('[B4] narrows by status, payment, tour, day and store, with and without a search', async () => {
    const walk = await bookedBy(durda);
    const later = await made(
      agent,
      anOrderFor(buyer, { main_contact_info: durda, paid: true }, { date: addDays(runningDay, 1) }),
    );
    await agent.send('POST', `/api/orders/${later.id}/cancel/`, { refund_amount: '0.00' });

    for (const search of ['', 'durda']) {
      const narrowed = (query: Record<string, string>) => numbers({ ...(search && { search }), ...query });
      expect(await narrowed({})).toEqual([later.number, walk.number].toSorted().toReversed());
      expect(await narrowed({ status: 'cancelled' })).toEqual([later.number]);
      expect(await narrowed({ payment_status: 'unpaid' })).toEqual([walk.number]);
      expect(await narrowed({ date_to: runningDay })).toEqual([walk.number]);
      expect(await narrowed({ date_from: addDays(runningDay, 1) })).toEqual([later.number]);
      expect((await narrowed({ experience: '1', store: '1' })).length).toBe(2);
      expect(await narrowed({ experience: '2' })).toEqual([]);
    }
    const wrong = ['status=gone', 'store=7', 'before=x', 'payment_status=x', 'date_from=soon'];
    for (const query of wrong) expect((await agent.send('GET', `/api/bookings/search/?${query}`)).status).toBe(400);
  });

  it('[B4] shows what a row of the list needs, and no id of an order', async () => {
    const { number, id } = await bookedBy(durda);

    const page = await found('durda');

    expect(page).toMatchObject({
      count: 1,
      next: null,
      results: [
        {
          ...durda,
          number,
          status: 'confirmed',
          payment_status: 'unpaid',
          due: { amount: '80.00', currency: 'EUR' },
          lines: [{ title: 'Walk along the quay', date: runningDay, people: 2, attendance_status: 'expected' }],
          store: 1,
        },
      ],
    });
    expect(JSON.stringify(page)).not.toContain(id);
  });

  it('[B4] says what staff still give back by hand, until it is given', async () => {
    const order = await bookedBy({ ...durda, email: ana.email }, { amount: '80.00', paid: true });
    const before = await found('durda');

    await cancellingWith(engine, buyer).cancel(order);
    const { body } = await agent.send('GET', `/api/orders/${order.id}/payments/`);
    const refund = (body as { results: Payment[] }).results.find(({ kind }) => kind === 'refund');
    const owed = await found('durda');
    await agent.send('POST', `/api/orders/${order.id}/payments/${refund?.id}/replace/`, { payment_type_id: 'cash' });
    const after = await found('durda');

    const rows = [before, owed, after].map(({ results }) => results[0]?.to_give_back);
    expect(rows).toEqual([null, { amount: '80.00', currency: 'EUR' }, null]);
  });

  it('[B4] goes on where a page ends, the newest first, also for what many have in common', async () => {
    await engine.database.write((tx) => tx.updateTable('departures').set({ capacity: 100 }).execute());
    const contact = (n: number) => ({ first_name: 'Iva', last_name: `Gost${n}` });
    const orders = [];
    for (let n = 0; n < 23; n += 1) {
      engine.clock.now = engine.clock.now.add({ minutes: n % 2 });
      const lines = { status: 'pending', main_contact_info: contact(n) };
      orders.push((await made(agent, anOrderFor(buyer, lines, { date: runningDay }))).number);
    }

    for (const search of ['', 'iva', 'iva gost']) {
      const first = await found(search);
      const second = await found({ search, before: first.next ?? '' });
      expect([first.results.length, second.results.length, second.next]).toEqual([20, 3, null]);
      expect(first.count).toBe(search === '' ? null : 23);
      const all = [...first.results, ...second.results];
      expect(new Set(all.map((it) => it.number))).toEqual(new Set(orders));
      // If many orders match, the search checks them one by one, and finds the same.
      expect(await foundByFew(0, { search })).toEqual({ ...first, count: null });
      expect(await foundByFew(0, { search, before: first.next ?? '' })).toEqual({ ...second, count: null });
      const times = all.map((it) => Date.parse(it.created_at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
  });

  it('[B4] shows each account its own bookings, to those who may see orders', async () => {
    await bookedBy(durda);
    const other = await aSeller(engine, { [await anAccount(engine, 'Other tours')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide' });

    expect(await numbers('durda', other)).toEqual([]);
    expect((await guide.send('GET', '/api/bookings/search/?search=durda')).status).toBe(403);
    expect((await engine.send('GET', '/api/bookings/search/')).status).toBe(401);
  });
});
