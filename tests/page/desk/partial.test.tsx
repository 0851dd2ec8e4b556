import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysAtom, loadDaysAtom, syncAtom } from '#desk/state/days.ts';
import type { DeskDelta, DeskDeparture } from '#domain/contract/desk.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';
import * as sell from '#words/desk/sell.ts';
import * as today from '#words/desk/today.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** Answers of the engine, changed. */
const changing = (change: (delta: DeskDelta) => Partial<DeskDelta>) => async (request: Request) => {
  const answer = await engine.app(request);
  if (!request.url.endsWith('/sync/') || !answer.ok) return answer;
  const delta = (await answer.json()) as DeskDelta;
  return Response.json({ ...delta, ...change(delta) }, { headers: answer.headers });
};

const partial = changing(() => ({ departures: [], is_partial: true }));

it('[T4b] says on a day that the device has only some departures, and not that none takes place', async () => {
  const { store } = await openDesk(engine, '/', { between: partial });

  expect(await screen.findByText(today.partial)).toBeTruthy();
  expect(screen.getByText(today.nothingHere)).toBeTruthy();
  expect(screen.queryByText(today.nothing)).toBeNull();

  await store.set(loadDaysAtom);
  expect(store.get(daysAtom)?.is_partial).toBe(true);
});

it('[T4b] says at a sale that the device has only some departures', async () => {
  await openDesk(engine, '/sell', { between: partial });

  expect(await screen.findByText(today.partial)).toBeTruthy();
  expect(screen.getByText(sell.nothingAheadHere)).toBeTruthy();
  expect(screen.queryByText(sell.nothingAhead)).toBeNull();
});

it('[T4b] drops departures beyond the limit, which its requests do not name', async () => {
  let isMany = true;
  const between = changing(({ departures }) => {
    const [one] = departures;
    const copies = Array.from({ length: one && isMany ? 6_000 : 0 }, (_, n) => ({ ...one, id: 1_000_000_000 + n }));
    return { departures: [...departures, ...(copies as DeskDeparture[])] };
  });
  const { store } = await openDesk(engine, '/drawer', { between });
  await vi.waitFor(() => expect(store.get(daysAtom)?.departures.length).toBeGreaterThan(6_000), 10_000);
  isMany = false;
  await store.set(syncAtom);

  expect(store.get(daysAtom)?.departures.length).toBeLessThan(100);
  expect(screen.queryByText(today.partial)).toBeNull();
});
