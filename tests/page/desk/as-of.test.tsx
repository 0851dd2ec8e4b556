import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Days, daysAtom, loadDaysAtom, syncAtom } from '#desk/state/days.ts';
import { deskStoreAtom, withBuild } from '#desk/state/device.ts';
import { addDays } from '#domain/time/day.ts';
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

/** A desk without a network, with a list that is some days old. */
async function deskWithListOf(daysAgo: number) {
  let isOut = false;
  const between = () => (isOut ? Promise.reject(new TypeError('out of reach')) : undefined);
  const { store, settle } = await openDesk(engine, '/', { between });
  await vi.waitFor(() => expect(store.get(daysAtom)).not.toBeNull(), 10_000);
  isOut = true;
  // A sync that was under way is over then.
  await store.set(syncAtom);
  const days = store.get(daysAtom) as Days;
  const [from, to] = [addDays(days.from, -daysAgo), addDays(days.to, -daysAgo)];
  const as_of = Temporal.Instant.from(days.as_of)
    .subtract({ hours: 24 * daysAgo })
    .toString();
  const departures = days.departures.filter(({ date }) => date <= to);
  await store.get(deskStoreAtom).update('days', () => withBuild({ ...days, from, to, as_of, departures }));
  await store.set(loadDaysAtom);
  await settle();
}

it('[T4] says the day with the time of a list that is not of today', async () => {
  await deskWithListOf(1);

  expect(await screen.findByText(/^As of Mon, 30 Nov 2026, \d\d:\d\d$/)).toBeTruthy();
});

it('[T4] asks for the network where the list has no today any more', async () => {
  await deskWithListOf(7);

  expect(await screen.findByText(/^The list on this device ends on .*Connect it to the network/)).toBeTruthy();
});
