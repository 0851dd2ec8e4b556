import { expect, it } from 'vitest';
import type { LogEntry } from '#domain/contract/desk.ts';
import { conflictsIn } from '#domain/desk/log.ts';
import { admittingDevice, type Party } from '#tests/support/engine/admitting-device.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { seeded } from '#tests/support/play/seeded.ts';

// Each history makes a database of its own, which takes PostgreSQL seconds.
const runs = casesOf({ soak: 1_000, daily: 8, onPostgres: 2 });
const HOUR = 3_600_000;

/** A few days of admits: seven parties, and three devices whose clocks are wrong by up to a day. */
async function admitAll(seed: number): Promise<number> {
  const engine = await anEngine({ stores: [handyStore] });
  const random = seeded(seed);
  const owner = await aSeller(engine, { 1: 'owner' });
  const buyer = await aBuyer(engine);
  const parties: Party[] = [];
  for (const [time, people] of [
    ['09', 5],
    ['09', 4],
    ['09', 2],
    ['09', 1],
    ['15', 7],
    ['15', 3],
    ['15', 2],
  ] as const) {
    const order = await made(owner, anOrderFor(buyer, {}, { date: '2026-12-02', time, units: { Adult: people } }));
    parties.push({ line: `${order.number}-1`, people });
  }
  const devices = [];
  for (let n = 0; n < 3; n += 1) {
    const device = await aDevice(engine, 'agent', { name: `Gate ${n}` });
    const clockError = (random() - 0.5) * 48 * HOUR;
    devices.push(admittingDevice({ device, parties, random, now: () => engine.clock.now, clockError }));
  }
  // Every second history ends within the days that a device holds; the others last a week.
  const isLong = seed % 2 === 0;
  const step = (isLong ? 7 * 24 * HOUR : 20 * HOUR) / 60;
  for (let n = 0; n < 60; n += 1) {
    await Promise.all(devices.map((it) => it.step()));
    engine.clock.now = engine.clock.now.add({ milliseconds: Math.round(step * 2 * random()) });
  }
  for (const device of devices) await device.end();

  const written = devices.flatMap((it) => it.written().map((entry) => ({ entry, device: it.id })));
  const stored = await storedLog(engine);
  expect(stored.toSorted(byId), `seed ${seed}`).toEqual(written.toSorted(byId));
  for (const party of parties) {
    const isIn = admittedOf(written, party);
    const status = await statusOf(engine, party.line);
    expect(status, `seed ${seed}, ${party.line}`).toBe(isIn.some(Boolean) ? 'checked_in' : 'expected');
  }
  const conflicts = isLong ? [] : conflictsOf(written, parties);
  for (const device of isLong ? [] : devices) {
    const { departures } = await device.look();
    const notices = departures.flatMap(({ log }) =>
      conflictsIn(log).flatMap((it) => it.people.map((n) => `${it.line} ${n}`)),
    );
    expect(notices.toSorted(byText), `seed ${seed}`).toEqual(conflicts.toSorted(byText));
  }
  expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
  await engine.stop();
  return written.length;
}

interface Written {
  readonly entry: LogEntry;
  readonly device: number;
}

const byText = (a: string, b: string) => a.localeCompare(b);
const byId = (a: Written, b: Written) => byText(a.entry.id, b.entry.id);

async function storedLog(engine: Engine): Promise<Written[]> {
  const rows = await engine.database.read((tx) =>
    tx.selectFrom('desk_log').select(['device_id', 'entry_json']).execute(),
  );
  return rows.map(({ device_id, entry_json }) => ({ entry: JSON.parse(entry_json) as LogEntry, device: device_id }));
}

async function statusOf(engine: Engine, line: string): Promise<string> {
  const { attendance_status } = await engine.database.read((tx) =>
    tx
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.attendance_status')
      .where('o.number', '=', line.slice(0, -2))
      .executeTakeFirstOrThrow(),
  );
  return attendance_status;
}

/** Admits without an undo, by a simpler implementation than the one under test. */
function standing(written: readonly Written[], line: string): Written[] {
  const undone = written.filter(({ entry }) => entry.kind === 'undo').map(({ entry }) => entry.of);
  return written.filter(({ entry }) => entry.kind === 'admit' && entry.line === line && !undone.includes(entry.id));
}

function admittedOf(written: readonly Written[], { line, people }: Party): boolean[] {
  const admits = standing(written, line);
  return Array.from({ length: people }, (_, n) => admits.some(({ entry }) => entry.people?.includes(n)));
}

/** People whom two devices admitted. */
function conflictsOf(written: readonly Written[], parties: readonly Party[]): string[] {
  return parties.flatMap(({ line, people }) =>
    Array.from({ length: people }, (_, n) => n)
      .filter((n) => {
        const by = standing(written, line).filter(({ entry }) => entry.people?.includes(n));
        return new Set(by.map(({ device }) => device)).size > 1;
      })
      .map((n) => `${line} ${n}`),
  );
}

it(`[T6] in ${runs} histories of 3 devices with cuts, kills and wrong clocks no act is lost or counted twice, and every conflict is told`, {
  tags: 'long',
  timeout: 60_000 + runs * 5_000,
}, async () => {
  let acts = 0;
  for (let seed = 1; seed <= runs; seed += 1) acts += await admitAll(seed);
  expect(acts).toBeGreaterThan(runs * 50);
});
