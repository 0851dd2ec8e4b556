import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Numbers } from '#domain/contract/office/numbers.ts';
import { minor } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { countSales } from '#engine/numbers/count-sales.ts';
import { isOnPostgres } from '#tests/support/engine/databases.ts';
import { aDevice, aSale } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { anOrderFor, balanced, made, marko } from '#tests/support/payments/selling.ts';
import { seeded } from '#tests/support/play/seeded.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let visitor: ReturnType<typeof cancellingWith>;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  visitor = cancellingWith(engine, buyer);
});
afterEach(() => balanced(engine));

const WALK = 1;
const read = (query: string, who = owner) => who.send('GET', `/api/numbers/?${query}`);
async function numbers(date_from = '2026-12-01', date_to = '2026-12-31', more = ''): Promise<Numbers> {
  const { body, text, status } = await read(`date_from=${date_from}&date_to=${date_to}${more}`);
  if (status !== 200) throw new Error(text);
  return body;
}
const dayOf = ({ days }: Numbers, date: string) => days.find((it) => it.date === date);
/** The sum of an amount over a table, in cents. */
const sum = (rows: readonly { sold: string; paid: string; refunded: string }[], of: 'sold' | 'paid' | 'refunded') =>
  rows.reduce((total, row) => total + minor(row[of], 'EUR'), 0);

describe('the numbers of a store', () => {
  it('[B7] count what was sold on the day of confirmation, by tour and source, with bookings and guests', async () => {
    await visitor.booked([{}, { experience: 'boat', date: runningDay }]);
    await made(owner, anOrderFor(buyer));
    engine.clock.now = engine.clock.now.add({ hours: 24 });
    await made(owner, anOrderFor(buyer, { status: 'pending' }));

    const all = await numbers();

    const walk = all.tours.find(({ id }) => id === WALK);
    expect(walk).toMatchObject({ title: 'Walk along the quay', sold: '160.00', bookings: 2, guests: 4 });
    expect(dayOf(all, '2026-12-01')).toMatchObject({ sold: all.total.sold, bookings: 3 });
    expect(dayOf(all, '2026-12-02')).toMatchObject({ sold: '0.00', bookings: 0 });
    expect(all.sources.map(({ source, bookings }) => [source, bookings])).toEqual([
      ['storefront', 2],
      ['staff', 1],
    ]);
    expect(all.days).toHaveLength(31);
    expect(all.uncounted).toBe(0);
  });

  it('[B7] count money on its own day, and leave what was sold as it was when it is cancelled later', async () => {
    const order = await visitor.booked([{}]);
    engine.clock.now = engine.clock.now.add({ hours: 24 });
    const cancelled = await owner.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '30.00' });

    const all = await numbers();

    expect(cancelled.status).toBe(200);
    expect(dayOf(all, '2026-12-01')).toMatchObject({ sold: '80.00', paid: '80.00', refunded: '0.00' });
    expect(dayOf(all, '2026-12-02')).toMatchObject({ sold: '0.00', paid: '0.00', refunded: '30.00' });
  });

  it('[B7] count a refund that was given back in another way once, on the day on which it was', async () => {
    const order = await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }));
    await visitor.cancel(order, { email: marko.email, expected_refund: '80.00' });
    const owed = await numbers();
    engine.clock.now = engine.clock.now.add({ hours: 24 });
    const { body } = await owner.send('GET', `/api/orders/${order.id}/payments/`);
    const refund = (body['results'] as { id: string; kind: string }[]).find(({ kind }) => kind === 'refund');
    const path = `/api/orders/${order.id}/payments/${refund?.id ?? ''}/replace/`;
    const { status } = await owner.send('POST', path, { payment_type_id: 'cash' });

    const fields = await numbers();

    expect(status).toBe(201);
    const refunded = (all: Numbers) => ['2026-12-01', '2026-12-02'].map((date) => dayOf(all, date)?.refunded);
    expect([refunded(owed), refunded(fields)]).toEqual([
      ['80.00', '0.00'],
      ['0.00', '80.00'],
    ]);
  });

  it('[B7] leave out what was cancelled before it was ever confirmed', async () => {
    const order = await made(owner, anOrderFor(buyer, { status: 'pending' }));
    await owner.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '0.00' });

    expect((await numbers()).total).toMatchObject({ sold: '0.00', bookings: 0 });
  });

  it('[B7] divide money of several tours to the cent, and a refund by the tour that was cancelled', async () => {
    const order = await visitor.booked([{ units: { Adult: 1, Child: 1 } }, { experience: 'boat', date: runningDay }]);
    const paid = await numbers();
    const { status } = await owner.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, {
      refund_amount: '12.34',
    });

    const all = await numbers();

    expect(status).toBe(200);
    expect(paid.tours.every((tour) => tour.paid === tour.sold)).toBe(true);
    expect(sum(all.tours, 'paid')).toBe(minor(all.total.paid, 'EUR'));
    const fields = all.tours.filter(({ refunded }) => refunded !== '0.00');
    expect(fields).toMatchObject([{ id: WALK, refunded: '12.34' }]);
  });

  it('[B7] have the days of the store, not those of UTC', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-01T22:59:59Z');
    await made(owner, anOrderFor(buyer));
    engine.clock.now = Temporal.Instant.from('2026-12-01T23:00:00Z');
    await made(owner, anOrderFor(buyer, {}, { units: { Adult: 1 } }));

    const all = await numbers();

    expect([dayOf(all, '2026-12-01')?.sold, dayOf(all, '2026-12-02')?.sold]).toEqual(['80.00', '40.00']);
  });

  it('[B7] show the range before beside them', async () => {
    await made(owner, anOrderFor(buyer));
    engine.clock.now = Temporal.Instant.from('2027-01-05T12:00:00Z');
    await made(owner, anOrderFor(buyer, {}, { date: '2027-01-20', units: { Adult: 1 } }));

    const { total, total_before, before } = await numbers('2027-01-01', '2027-01-31');

    expect([total.sold, total_before.sold]).toEqual(['40.00', '80.00']);
    expect(before).toEqual({ date_from: '2026-12-01', date_to: '2026-12-31' });
  });

  it('[B7] say how full departures were on the day of the tour; a closed one counts once guests come', async () => {
    const before = dayOf(await numbers(), runningDay);
    await made(owner, anOrderFor(buyer));
    const calendar = await owner.send(
      'GET',
      `/api/departures/calendar/?date_from=${runningDay}&date_to=${runningDay}&experience=${WALK}`,
    );
    const [taken, free] = (calendar.body['departures'] as { id: number; capacity: number }[]) ?? [];
    await owner.send('POST', '/api/departures/change/', { ids: [taken?.id, free?.id], closed: true });

    const after = dayOf(await numbers(), runningDay);

    expect([before?.places_sold, after?.places_sold]).toEqual([0, 2]);
    expect(after?.capacity).toBe((before?.capacity ?? 0) - (free?.capacity ?? 0));
  });

  it('[B7] leave out the places of a cancelled departure, whose guests still choose', async () => {
    await made(owner, anOrderFor(buyer));
    const before = dayOf(await numbers(), runningDay);
    const path = `/api/departures/calendar/?date_from=${runningDay}&date_to=${runningDay}&experience=${WALK}`;
    const { departures } = (await owner.send('GET', path)).body;
    const taken = (departures as { id: number; capacity: number; sold: number }[]).find(({ sold }) => sold > 0);
    await owner.send('POST', `/api/departures/${taken?.id}/cancel/`);

    const after = dayOf(await numbers(), runningDay);

    expect([before?.places_sold, after?.places_sold]).toEqual([2, 0]);
    expect(after?.capacity).toBe((before?.capacity ?? 0) - (taken?.capacity ?? 0));
  });

  it('[B7] count a sale of a desk on the day on which the guest bought, however late it arrives', async () => {
    const desk = await aDevice(engine, 'agent');
    const [walk] = (await desk.sync()).departures.filter((it) => it.experience === WALK && it.date === '2026-12-02');
    const lease = await desk.leased(walk?.id ?? 0, 2);
    const { experience_id: _ofTheLease, ...selection } = buyer.selection({ date: walk?.date ?? '' });
    const entry = aSale(engine, lease, { ...selection, experience_id: WALK });
    engine.clock.now = engine.clock.now.add({ hours: 48 });
    await desk.sync([entry]);

    const all = await numbers();

    expect(all.sources).toMatchObject([{ source: 'desk', sold: '80.00', bookings: 1 }]);
    expect(dayOf(all, '2026-12-01')?.sold).toBe('80.00');
  });

  it('[B7, A26] show what resellers sold of the own tours, without the money that is theirs', async () => {
    const account = await anAccount(engine, 'Resellers');
    const reseller = await aSeller(engine, { [account]: 'owner' });
    await agreeOnResale(engine, 1, account);
    const { body: shop } = await reseller.send('POST', '/api/stores/', {
      title: 'The other shop',
      time_zone: 'Europe/Zagreb',
      currency: 'EUR',
      settings: { manual_payment: true, payment_types: [{ id: 'cash', title: 'Cash' }] },
    });
    await reseller.send('POST', `/api/stores/${String(shop['id'])}/add-experience/`, { experience: WALK });
    const sold = anOrderFor(buyer, { store: shop['id'], paid: true, amount: '80.00' });
    await made(reseller, { ...sold, main_contact_info: marko });

    const [own, others] = [await numbers(), await read('date_from=2026-12-01&date_to=2026-12-31', reseller)];

    expect(own.sources).toEqual([
      { source: 'reseller', sold: '80.00', bookings: 1, guests: 2, paid: '0.00', refunded: '0.00' },
    ]);
    expect(others.body).toMatchObject({ total: { sold: '80.00', paid: '80.00', capacity: 0 } });
  });

  it('[B7] have at most a year, are for those who see payments, and of their own stores', async () => {
    const guide = await aSeller(engine, { 1: 'guide' });
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const month = 'date_from=2026-12-01&date_to=2026-12-31';

    const answers = [
      await read('date_from=2026-01-01&date_to=2027-01-01'),
      await read('date_from=2026-01-01&date_to=2027-01-02'),
      await read('date_from=2026-12-02&date_to=2026-12-01'),
      await read(month, guide),
      await read(`${month}&store=1`, stranger),
      await read(month, stranger),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 403, 404, 200]);
    expect(answers.at(-1)?.body).toMatchObject({ store: null, stores: [], total: { sold: '0.00', capacity: 0 } });
  });

  it('[B7] come as CSV, a table each', async () => {
    await made(owner, anOrderFor(buyer));
    const get = async (table: string, language: object = {}) => {
      const headers = { ...(await owner.headers()), accept: 'text/csv', ...language };
      const query = `date_from=2026-12-01&date_to=2026-12-02${table}`;
      const response = await engine.app(new Request(`http://shop.example/api/numbers/?${query}`, { headers }));
      return { name: response.headers.get('content-disposition'), rows: (await response.text()).split('\r\n') };
    };

    const [days, tours, sources] = [await get(''), await get('&table=tours'), await get('&table=sources')];

    expect(days.name).toBe('attachment; filename="days-2026-12-01-2026-12-02.csv"');
    expect(days.rows.slice(0, 2).map((row) => row.replace('\uFEFF', '').split(',').slice(0, 4))).toEqual([
      ['date', 'sold', 'bookings', 'guests'],
      ['2026-12-01', '80.00', '1', '2'],
    ]);
    expect(tours.rows.find((row) => row.startsWith('1,'))).toContain('Walk along the quay,80.00,1,2,0.00,0.00');
    expect(sources.rows[1]).toBe('staff,80.00,1,2,0.00,0.00,EUR');
    const german = await get('&table=sources', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' });
    expect(german.rows.slice(0, 2)).toEqual([
      'Quelle;Verkauft;Buchungen;Gäste;Bezahlt;Erstattet;Währung',
      'staff;80,00;1;2;0,00;0,00;EUR',
    ]);
    expect((await get('&table=sources', { 'accept-language': 'fr' })).rows).toEqual(sources.rows);
  });
});

describe('any history of orders', () => {
  const histories = isOnPostgres() ? [1] : [1, 2, 3];

  it.each(histories)('[B7] comes to the same numbers, counted after each step or all at once (%i)', async (seed) => {
    const ever = await aHistory(seeded(seed));
    const stepwise = await entries();
    const all = await numbers('2026-11-01', '2027-01-31');

    await engine.database.write((tx) => tx.updateTable('orders').set({ counted_version: 0 }).execute());
    await countSales(engine);

    expect(await entries()).toEqual(stepwise);
    expect(ever.size).toBeGreaterThan(5);
    const rows = await fromTables(ever);
    expect(rows.refunded).toBeGreaterThan(0);
    for (const of of ['sold', 'paid', 'refunded'] as const) {
      expect([of, minor(all.total[of], 'EUR')]).toEqual([of, rows[of]]);
      for (const table of [all.days, all.tours, all.sources]) expect([of, sum(table, of)]).toEqual([of, rows[of]]);
    }
  });

  /** Runs orders, payments, cancellations and days in random order. @returns the ids of all orders that were ever confirmed */
  async function aHistory(chance: () => number): Promise<Set<string>> {
    const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(chance() * of.length)];
    const known: { id: string; lines: readonly { id: string }[] }[] = [];
    const steps = {
      buys: async () => known.push(await visitor.booked([{ units: { Adult: 1 } }])),
      buysTwo: async () =>
        known.push(await visitor.booked([{ units: { Child: 1, Adult: 1 } }, { experience: 'boat' }])),
      sells: async () => known.push(await made(owner, anOrderFor(buyer, {}, { units: { Adult: 1 } }))),
      reserves: async () =>
        known.push(await made(owner, anOrderFor(buyer, { status: 'pending' }, { units: { Adult: 1 } }))),
      pays: async () => {
        const amount = String(1 + Math.floor(chance() * 20));
        const body = { amount, payment_type_id: 'cash' };
        await owner.send('POST', `/api/orders/${pick(known)?.id ?? ''}/payments/`, body);
      },
      cancels: async () =>
        owner.send('POST', `/api/orders/${pick(known)?.id ?? ''}/cancel/`, {
          refund_amount: (chance() * 9).toFixed(2),
        }),
      cancelsLine: async () => {
        const order = pick(known.filter(({ lines }) => lines.length > 1));
        const path = `/api/orders/${order?.id ?? ''}/lines/${pick(order?.lines ?? [])?.id ?? ''}/cancel/`;
        if (order) await owner.send('POST', path, { refund_amount: (chance() * 9).toFixed(2) });
      },
      waits: async () => {
        engine.clock.now = engine.clock.now.add({ hours: Math.ceil(chance() * 11) });
      },
    };
    const ever = new Set<string>();
    const names = [...(Object.keys(steps) as (keyof typeof steps)[]), 'buysTwo', 'waits'] as const;
    for (let step = 0; step < 30; step += 1) {
      // Some steps fail because the tour has only twelve places. The history continues.
      await steps[pick(names) ?? 'waits']().catch(() => null);
      await countSales(engine);
      const booked = await engine.database.read((tx) =>
        tx.selectFrom('orders').select('id').where('status', 'in', ['confirmed', 'completed']).execute(),
      );
      for (const { id } of booked) ever.add(id);
    }
    return ever;
  }

  const entries = () =>
    engine.database.read((tx) =>
      tx.selectFrom('sales_entries').selectAll().orderBy('order_id').orderBy('date').orderBy('experience_id').execute(),
    );

  /** The totals computed from orders, lines and payments, in cents. */
  async function fromTables(ever: ReadonlySet<string>) {
    const { lines, payments } = await engine.database.read(async (tx) => ({
      lines: await tx.selectFrom('order_lines').selectAll().execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
    }));
    const days = payments.map(({ at }) => dayIn(Temporal.Instant.fromEpochMilliseconds(at), 'Europe/Zagreb'));
    expect(days.every((day) => day < '2027-01-31')).toBe(true);
    const of = (kind: string) => payments.filter((it) => it.kind === kind).reduce((all, { amount }) => all + amount, 0);
    const sold = lines.filter(({ order_id }) => ever.has(order_id));
    return {
      sold: sold.reduce((all, { gross, discount }) => all + gross - discount, 0),
      paid: of('payment'),
      refunded: of('refund'),
    };
  }
});
