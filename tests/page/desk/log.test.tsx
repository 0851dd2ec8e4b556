import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysAtom, loadDaysAtom, syncAtom, writeEntryAtom } from '#desk/state/days.ts';
import { deskStoreAtom } from '#desk/state/device.ts';
import { drawerAtom } from '#desk/state/drawer.ts';
import { logAtom } from '#desk/state/log.ts';
import { zoneAtom } from '#desk/state/time.ts';
import type { DeskDelta } from '#domain/contract/desk.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

it('[T6] is not held up by an entry that the engine cannot read: the others are sent, and the day is read', {
  tags: 'long',
}, async () => {
  const { store, settle } = await openDesk(engine, '/');
  await settle();
  await store.set(writeEntryAtom, { kind: 'drawer_move', amount: 'ten', currency: 'EUR' });
  await store.set(writeEntryAtom, { kind: 'drawer_move', amount: '10.00', currency: 'EUR' });
  await vi.waitFor(() => expect(store.get(logAtom).map(({ isSent }) => isSent)).toEqual([false, true]), 10_000);
  const before = store.get(daysAtom)?.as_of;
  engine.clock.now = engine.clock.now.add({ seconds: 5 });
  await store.set(syncAtom);

  expect(store.get(daysAtom)?.as_of).not.toBe(before);
  expect(store.get(logAtom).map(({ entry }) => entry.amount)).toEqual(['ten', '10.00']);
});

it('[T6] a sync that is asked for during another one resolves when what was written meanwhile is sent', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isSlow = false;
  const between = (request: Request) =>
    isSlow && request.url.endsWith('/sync/') ? late.then(() => engine.app(request)) : undefined;
  const { store, settle } = await openDesk(engine, '/', { between });
  await settle(200);
  isSlow = true;
  void store.set(syncAtom);
  await store.set(writeEntryAtom, { kind: 'drawer_move', amount: '10.00', currency: 'EUR' });
  const syncing = store.set(syncAtom);
  release();
  await syncing;

  expect(store.get(logAtom).map(({ isSent }) => isSent)).toEqual([true]);
});

it('[T6] sends many long notes in requests that the engine takes', async () => {
  let isOut = true;
  const between = (request: Request) =>
    isOut && request.url.endsWith('/sync/') ? Promise.reject(new TypeError('out of reach')) : undefined;
  const { store, settle } = await openDesk(engine, '/', { between });
  await settle();
  // The letter takes two bytes, so the notes are 600 kB in all, and a body may have 256 KiB.
  const text = 'š'.repeat(5_000);
  for (let n = 0; n < 60; n += 1) await store.set(writeEntryAtom, { kind: 'note', line: 'LF-ABC234-1', text });
  isOut = false;
  await store.set(syncAtom);

  await vi.waitFor(() => expect(store.get(logAtom).filter(({ isSent }) => !isSent)).toEqual([]), 10_000);
});

it('[T6] sends its entries also where it holds more departures than one request can name', async () => {
  let one: DeskDelta['departures'][number] | undefined;
  const between = async (request: Request): Promise<Response> => {
    const answer = await engine.app(request);
    if (!request.url.endsWith('/sync/') || !answer.ok) return answer;
    const delta = (await answer.json()) as DeskDelta;
    // The engine answers all departures that the request does not name.
    one ??= delta.departures[0];
    const copies = Array.from({ length: one ? 6_000 : 0 }, (_, n) => ({ ...one, id: 1_000_000_000 + n }));
    return Response.json({ ...delta, departures: [...delta.departures, ...copies] }, { headers: answer.headers });
  };
  const { store, settle } = await openDesk(engine, '/', { between });
  await settle();
  await store.set(writeEntryAtom, { kind: 'drawer_move', amount: '10.00', currency: 'EUR' });
  await store.set(syncAtom);

  expect(store.get(daysAtom)?.departures.length).toBeGreaterThan(2_000);
  await vi.waitFor(() => expect(store.get(logAtom).map(({ isSent }) => isSent)).toEqual([true]), 10_000);
});

it('[T12] keeps a drawer whole that was opened before yesterday and closed in it', async () => {
  const { store, settle } = await openDesk(engine, '/');
  await vi.waitFor(() => expect(store.get(daysAtom)).not.toBeNull(), 10_000);
  const from = Temporal.PlainDate.from(store.get(daysAtom)?.from ?? '');
  const midnight = from.toZonedDateTime({ timeZone: store.get(zoneAtom), plainTime: '00:00' });
  const sent = (kind: string, amount: string, hours: number) => {
    const at = midnight.add({ hours }).toInstant().toString();
    return { isSent: true, entry: { id: crypto.randomUUID(), kind, at, who: 'Ana', amount, currency: 'EUR' } };
  };
  const log = [
    sent('drawer_open', '1.00', -30),
    sent('drawer_close', '1.00', -28),
    sent('drawer_open', '200.00', -4),
    sent('drawer_move', '-50.00', -2),
    sent('drawer_close', '150.00', 2),
  ];
  await store.get(deskStoreAtom).update('log', () => log);
  await store.set(loadDaysAtom);
  await store.set(syncAtom);
  await settle();

  expect(store.get(drawerAtom)).toMatchObject([{ opening: 200_00, counted: 150_00, difference: 0 }]);
});
