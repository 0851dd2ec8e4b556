import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#engine/app.ts';
import { openDemoDesk } from '#engine/demo/demo-desk.ts';
import { openDemoPast } from '#engine/demo/demo-past.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';

const now = Temporal.Instant.from('2026-07-15T09:00:00Z');
const DAYS = 4;
let engine: Engine;

beforeAll(async () => {
  engine = await anEngine({ now, stores: ['demo'] });
  await openDemoDesk(engine.context, (at) => createApp({ ...engine.context, now: () => at }));
  await openDemoPast(engine.context, new AbortController().signal, DAYS);
}, 60_000);
afterAll(() => engine.stop());

const pastOrders = () =>
  engine.database.read((tx) =>
    tx
      .selectFrom('orders as o')
      .innerJoin('order_lines as l', 'l.order_id', 'o.id')
      .selectAll('o')
      .select(['l.date', 'l.attendance_status', 'l.departure_id'])
      .where('l.date', '<', '2026-07-15')
      .execute(),
  );

it('[B7] the demo store has bookings of each day before today, of all sources, paid and admitted', async () => {
  const orders = await pastOrders();

  expect([...new Set(orders.map(({ date }) => date))].toSorted()).toEqual([
    '2026-07-11',
    '2026-07-12',
    '2026-07-13',
    '2026-07-14',
  ]);
  expect(new Set(orders.map(({ source }) => source))).toEqual(new Set(['storefront', 'staff', 'desk']));
  expect(orders.filter(({ paid, total, payment_status }) => paid !== total || payment_status !== 'paid')).toEqual([]);
  expect(new Set(orders.map(({ attendance_status }) => attendance_status))).toEqual(new Set(['checked_in', 'no_show']));
  expect(orders.filter(({ created_at, confirmed_at }) => created_at !== confirmed_at)).toEqual([]);
});

it('[B7] the bookings of the past take their places, and nobody is notified of them', async () => {
  const orders = await pastOrders();
  const ids = orders.map(({ id }) => id);

  const departures = orders.map(({ departure_id }) => departure_id);
  const { sold, notified } = await engine.database.read(async (tx) => ({
    sold: await tx.selectFrom('departures').select(['sold', 'capacity']).where('id', 'in', departures).execute(),
    notified: await tx.selectFrom('notifications').select('id').where('order_id', 'in', ids).execute(),
  }));

  expect(sold.filter((it) => it.sold <= 0 || it.sold > it.capacity)).toEqual([]);
  expect(notified).toEqual([]);
});

it('[B7] the numbers show them', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });

  const { body } = await owner.send('GET', '/api/numbers/?date_from=2026-07-11&date_to=2026-07-14');

  expect(JSON.stringify(body)).toMatch(/"bookings":[1-9]/);
});

it('[V16] other guests come each day, so that the reviews of a tour are of several people', async () => {
  const orders = await pastOrders();

  const guests = Map.groupBy(orders, ({ date }) => date)
    .values()
    .map((day) => new Set(day.map(({ main_contact_info_json }) => main_contact_info_json)));
  const [first = new Set(), second = new Set()] = [...guests];

  expect(first.size).toBeGreaterThan(1);
  expect(first.isDisjointFrom(second)).toBe(true);
});
