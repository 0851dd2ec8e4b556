import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeskDelta, MOST_DEPARTURES } from '#domain/contract/desk.ts';
import { aDevice, type Device } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

const LAST_DAY = '2026-12-04';

let engine: Engine;
let device: Device;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  device = await aDevice(engine, 'agent');
});
afterEach(() => engine.stop());

const has = ({ departures }: DeskDelta, id: number | undefined) => departures.some((it) => it.id === id);
const startsOf = ({ departures }: DeskDelta) => departures.map(({ starts_at }) => Date.parse(starts_at));

it('[T4b] holds 2,000 departures at most: those with guests and leases, then those that start next', async () => {
  const before = await device.sync();
  const [booked, leased, ended] = await addDepartures();
  const owner = await aSeller(engine, { 1: 'owner' });
  await made(owner, anOrderFor(await aBuyer(engine), {}, { date: LAST_DAY }));
  await moveBookingsTo(booked);
  await device.leased(leased, 2);

  const delta = await device.sync();

  const free = delta.departures.filter(({ id }) => id !== booked && id !== leased);
  const now = engine.clock.now.epochMilliseconds;
  expect(before).not.toHaveProperty('is_partial');
  expect(delta.is_partial).toBe(true);
  expect(delta.departures).toHaveLength(MOST_DEPARTURES);
  expect(delta.departures.find(({ id }) => id === booked)?.guests).toHaveLength(1);
  expect(has(delta, leased)).toBe(true);
  expect(has(delta, ended)).toBe(false);
  expect(Math.min(...startsOf({ ...delta, departures: free }))).toBeGreaterThan(now);
  expect(Math.max(...startsOf({ ...delta, departures: free }))).toBeLessThan(Date.parse(`${LAST_DAY}T13:00:00Z`));
});

it('[T4b] names the departures that it no longer holds, and answers those that take their place', async () => {
  await addDepartures();
  const first = await device.sync();
  const known = first.departures.map(({ id, version }) => ({ id, version }));
  engine.clock.now = engine.clock.now.add({ hours: 1 });

  const later = await device.sync([], { known });

  const passed = first.departures.filter((it) => Date.parse(it.starts_at) <= engine.clock.now.epochMilliseconds);
  expect(passed.length).toBeGreaterThan(10);
  expect(new Set(later.gone)).toEqual(new Set(passed.map(({ id }) => id)));
  expect(later.departures).toHaveLength(passed.length);
  expect(Math.min(...startsOf(later))).toBeGreaterThanOrEqual(Math.max(...startsOf(first)));
});

/** Adds 2,640 departures to a tour on four days, one every two minutes. @returns two that start last, and one that ended first */
async function addDepartures(): Promise<[number, number, number]> {
  return engine.database.write(async (tx) => {
    const { id: experience_id } = await tx
      .selectFrom('experiences')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const times = Array.from({ length: 660 }, (_, n) => {
      const [hours, minutes] = [Math.floor(n / 30), (n % 30) * 2 + 1];
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00`;
    });
    const values = times.map((time) => ({ experience_id, time }));
    const starts = await tx.insertInto('start_times').values(values).returning(['id', 'time']).execute();
    const ids: number[] = [];
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-03', LAST_DAY]) {
      const departures = starts.map(({ id: start_time_id, time }) => {
        const starts_at = Date.parse(`${date}T${time}Z`);
        return { experience_id, start_time_id, date, starts_at, cutoff_at: starts_at, capacity: 12, sold: 0 };
      });
      const added = await tx.insertInto('departures').values(departures).returning(['id', 'starts_at']).execute();
      ids.push(...added.toSorted((a, b) => a.starts_at - b.starts_at).map(({ id }) => id));
    }
    const [first, beforeLast, last] = [ids[0], ids.at(-2), ids.at(-1)].map(Number);
    return [beforeLast, last, first] as [number, number, number];
  });
}

async function moveBookingsTo(departure_id: number): Promise<void> {
  await engine.database.write((tx) => tx.updateTable('order_lines').set({ departure_id }).execute());
}
