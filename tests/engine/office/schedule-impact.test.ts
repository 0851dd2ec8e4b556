import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import type { ScheduleImpact } from '#domain/contract/resources/schedule-impact.ts';
import { addDays, dayNumber, weekdayOf } from '#domain/time/day.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
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

const WALK = 1;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
interface Season {
  from: string;
  to: string;
  weekdays: number[];
  start_times: string[];
  capacity: number;
}
interface Sent {
  seasons: Season[];
  exceptions: { date: string; start_times: string[]; capacity: number }[];
}

const season = (changes: Partial<Season> = {}): Season => ({
  from: '2026-12-02',
  to: '2026-12-31',
  weekdays: everyDay,
  start_times: ['09:00:00'],
  capacity: 12,
  ...changes,
});
const preview = (schedule: object, who = owner) =>
  who.send('POST', `/api/experiences/${WALK}/schedule-impact/`, { schedule });
const save = (schedule: object) => owner.send('PATCH', `/api/experiences/${WALK}/`, { schedule });
const impactOf = async (schedule: object): Promise<ScheduleImpact> => (await preview(schedule)).body;

/** The coming departures of the walk, from the rows. */
async function departures() {
  const now = engine.clock.now.epochMilliseconds;
  const rows = await engine.database.read((tx) =>
    tx
      .selectFrom('departures as d')
      .innerJoin('start_times as t', 't.id', 'd.start_time_id')
      .select(['d.id', 'd.date', 'd.start_time_id', 'd.capacity', 'd.sold', 't.time'])
      .select((query) =>
        query
          .selectFrom('holds as h')
          .select(({ fn }) => fn.sum<number>('h.quantity').as('held'))
          .whereRef('h.departure_id', '=', 'd.id')
          .where('h.item_id', '=', 0)
          .where('h.expires_at', '>', now)
          .as('held'),
      )
      .where('d.experience_id', '=', WALK)
      .where('d.starts_at', '>', now)
      .orderBy('d.starts_at')
      .execute(),
  );
  return rows.map((row) => ({ ...row, held: row.held ?? 0, key: `${row.date} ${row.time}` }));
}
type Row = Awaited<ReturnType<typeof departures>>[number];

const book = (row: Row, adults: number) => {
  const selection = buyer.selection({ units: { Adult: adults } });
  const booking_info = { ...selection.booking_info, date: row.date, start_time_id: row.start_time_id };
  return made(owner, { ...anOrderFor(buyer), lines: [{ ...selection, booking_info }] });
};

/** The starts of a schedule, found in another way than the engine's. */
function startsOf({ seasons, exceptions }: Sent): Set<string> {
  const found = new Set<string>();
  for (let day = dayNumber('2026-12-02'); day < dayNumber('2027-03-01'); day += 1) {
    const date = addDays('2026-12-02', day - dayNumber('2026-12-02'));
    const exception = exceptions.find((other) => other.date === date);
    const on = seasons.filter((of) => of.from <= date && date <= of.to && of.weekdays.includes(weekdayOf(day)));
    for (const time of exception ? exception.start_times : on.flatMap((of) => of.start_times))
      found.add(`${date} ${time}`);
  }
  return found;
}

function assertRefused(impact: object, done: object, rows: readonly Row[], after: readonly Row[]): void {
  expect(impact).toEqual(done);
  expect(after).toEqual(rows);
}

interface Change {
  rows: readonly Row[];
  /** Changed rows by their ids. */
  changed: ReadonlyMap<number, Row>;
  /** The starts of the schedules before and after the change. */
  old: Set<string>;
  planned: Set<string>;
}

/** Compares the engine's report with the rows before and after the change. */
function assertDone(impact: ScheduleImpact, { rows, changed, old, planned }: Change): void {
  const left = rows.filter(({ key }) => old.has(key) && !planned.has(key));
  const booked = left.filter(({ sold, held }) => sold + held > 0);
  const stayed = rows.filter(({ key }) => old.has(key) && planned.has(key));
  expect({ ...impact, booked: impact.booked.map(({ id, sold, held }) => ({ id, sold, held })) }).toEqual({
    added: planned.difference(old).size,
    removed: left.length - booked.length,
    removed_with_settings: 0,
    remaining: planned.intersection(old).size,
    resized: stayed.filter(({ id, capacity }) => changed.get(id)?.capacity !== capacity).length,
    booked: booked.map(({ id, sold, held }) => ({ id, sold, held })),
  });
  expect(left.map(({ id }) => changed.get(id)?.capacity ?? 0)).toEqual(left.map(({ sold, held }) => sold + held));
  expect(booked.map(({ id }) => changed.has(id))).toEqual(booked.map(() => true));
  const sellable = [...changed.values()].filter(({ key }) => planned.has(key));
  expect(sellable.map(({ key }) => key).toSorted()).toEqual([...planned].toSorted());
}

const offset = fc.nat(40);
const times = fc.subarray(['09:00:00', '11:30:00', '15:00:00'], { minLength: 1 });
const anySeason: fc.Arbitrary<Season> = fc
  .record({ first: offset, days: offset, weekdays: fc.subarray(everyDay, { minLength: 1 }), start_times: times })
  .chain(({ first, days, ...it }) =>
    fc.integer({ min: 1, max: 12 }).map((capacity) => {
      const from = addDays('2026-12-02', first);
      return { from, to: addDays(from, days), capacity, ...it };
    }),
  );
const anyException = fc
  .record({
    first: offset,
    start_times: fc.oneof(times, fc.constant<string[]>([])),
    capacity: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ first, ...it }) => ({ date: addDays('2026-12-02', first), ...it }));
const anySchedule: fc.Arbitrary<Sent> = fc.record({
  seasons: fc.array(anySeason, { minLength: 1, maxLength: 3 }),
  exceptions: fc.uniqueArray(anyException, { maxLength: 4, selector: ({ date }) => date }),
});
const anyBooking = fc.record({ at: fc.nat(100), adults: fc.integer({ min: 1, max: 3 }), isCart: fc.boolean() });

describe('what a change of the schedule would do', () => {
  it('[B11] is what happens when it is saved, whatever the schedules and the bookings', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    let before: Sent = { seasons: [season()], exceptions: [] };
    await save(before);
    const outcomes = new Set<number>();

    await fc.assert(
      fc.asyncProperty(anySchedule, fc.array(anyBooking, { maxLength: 3 }), async (after, bookings) => {
        for (const { at, adults, isCart } of bookings) {
          const free = (await departures()).filter((row) => row.capacity - row.sold - row.held >= adults);
          const row = free[at % Math.max(free.length, 1)];
          if (!row || row.date === '2026-12-02') continue;
          const selection = buyer.selection({ units: { Adult: adults } });
          const booking_info = { ...selection.booking_info, date: row.date, start_time_id: row.start_time_id };
          if (isCart) await buyer.cartOf({ ...selection, booking_info }, null);
          else await book(row, adults);
        }
        const [old, planned, rows] = [startsOf(before), startsOf(after), await departures()];

        const impact = await preview(after);
        expect(await departures()).toEqual(rows);
        const done = await save(after);
        const changed = new Map((await departures()).map((row) => [row.id, row]));

        expect(impact.status).toBe(done.status);
        outcomes.add(done.status);
        if (done.status !== 200) return assertRefused(impact.body, done.body, rows, [...changed.values()]);
        assertDone(impact.body, { rows, changed, old, planned });
        before = after;
      }),
      { numRuns: casesOf({ soak: 1_000, daily: 20 }) },
    );

    expect(outcomes).toEqual(new Set([200, 400]));
  });

  it('[B11] names the departures that leave with guests, and counts their bookings and leased places', async () => {
    await save({ seasons: [season()], exceptions: [] });
    const [first, second, third] = (await departures()).filter(({ date }) => date >= runningDay) as [Row, Row, Row];
    await book(first, 2);
    await book(first, 3);
    await (await aDevice(engine, 'agent')).leased(second.id, 4);
    await engine.database.write((tx) =>
      tx.updateTable('departures').set({ is_closed: 1 }).where('id', '=', third.id).execute(),
    );

    const impact = await impactOf({ seasons: [season({ to: addDays(runningDay, -1) })] });

    expect(impact).toEqual({
      added: 0,
      removed: 20,
      removed_with_settings: 1,
      remaining: 8,
      resized: 0,
      booked: [
        { id: first.id, date: first.date, time: first.time, bookings: 2, sold: 5, held: 0, leased: 0 },
        { id: second.id, date: second.date, time: second.time, bookings: 0, sold: 0, held: 4, leased: 4 },
      ],
    });
  });

  it('[B11] counts what has not started, and leaves a capacity of its own', async () => {
    await save({ seasons: [season({ from: '2026-12-01', start_times: ['09:00', '15:00'] })], exceptions: [] });
    const [own] = await departures();
    await owner.send('PATCH', `/api/departures/${own?.id}/`, { capacity: 5 });

    // It is 13:00, so today's departure at 9:00 has started.
    const smaller = await impactOf({
      seasons: [season({ from: '2026-12-01', start_times: ['09:00', '15:00'], capacity: 11 })],
    });
    const without = await impactOf({ seasons: [season({ from: '2026-12-01', start_times: ['15:00'] })] });

    expect(smaller).toMatchObject({ added: 0, removed: 0, remaining: 61, resized: 60 });
    expect(without).toMatchObject({ added: 0, removed: 30, remaining: 31, resized: 0 });
  });

  it('[B11] sells no place that becomes free at a departure that left, until its start is there again', async () => {
    await save({ seasons: [season()], exceptions: [] });
    const row = (await departures()).find(({ date }) => date === runningDay) as Row;
    const { id } = await book(row, 2);
    await book(row, 3);
    await save({ seasons: [season({ to: addDays(runningDay, -1) })] });
    await owner.send('POST', `/api/orders/${id}/cancel/`, {});
    const take = () => engine.call(createCart, {}, { body: buyer.selection({ date: runningDay }) });
    const isOffered = async () => {
      const query = new URLSearchParams({ experience_id: String(WALK), date_from: runningDay, rate_id: '1' });
      const { body } = await engine.send('GET', `/api/bookings/check-availability/?${query}`);
      return (body['start_times'] as { reason: string | null }[]).some(({ reason }) => reason === null);
    };

    const refused = await take();
    const offered = [await isOffered()];
    await save({ seasons: [season()] });
    offered.push(await isOffered());

    expect([refused.status, refused.body]).toMatchObject([409, { code: 'past_cutoff' }]);
    expect(offered).toEqual([false, true]);
    expect((await take()).status).toBe(201);
    expect((await departures()).find((it) => it.id === row.id)).toMatchObject({ sold: 3, held: 2, capacity: 12 });
  });

  it('[B11, A13] refuses what a change would refuse, at the same places', async () => {
    await save({ seasons: [season()], exceptions: [] });
    const [first] = await departures();
    await book(first as Row, 3);
    const wrong = [
      { seasons: [season({ capacity: 2 })] },
      { seasons: [season({ to: '2026-01-01' })] },
      { seasons: [season({ start_times: [] })] },
      { exceptions: [{ date: runningDay, start_times: ['09:00'] }] },
      { seasons: [{ ...season(), from: 'soon' }] },
    ];

    for (const schedule of wrong) {
      const [impact, done] = [await preview(schedule), await save(schedule)];
      expect([impact.status, done.status]).toEqual([400, 400]);
      expect(impact.body).toEqual(done.body);
    }
  });

  it('[B11, A12] is for those who change the catalogue, of their own tours', async () => {
    const schedule = { seasons: [season()] };
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide' });
    const both = await aSeller(engine, { 1: 'guide', [await anAccount(engine, 'More')]: 'owner' });

    const refused = [
      await preview(schedule, stranger),
      await preview(schedule, guide),
      await preview(schedule, both),
      await owner.send('POST', '/api/experiences/999999/schedule-impact/', { schedule }),
      await owner.send('POST', `/api/experiences/${WALK}/schedule-impact/`, {}),
    ];

    expect(refused.map(({ status }) => status)).toEqual([404, 403, 403, 404, 400]);
  });
});
