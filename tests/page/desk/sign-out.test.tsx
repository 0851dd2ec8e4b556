import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysAtom } from '#desk/state/days.ts';
import { deskStoreAtom } from '#desk/state/device.ts';
import { refreshToursAtom } from '#desk/state/tours.ts';
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

it('[T3a] stores nothing that arrives after the device was signed out, and stores again after the next sign-in', {
  tags: 'long',
}, async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const between = (request: Request) =>
    request.url.includes('/experiences/') ? late.then(() => engine.app(request)) : undefined;
  const { store, user, settle } = await openDesk(engine, '/more', { between });
  const refreshing = store.set(refreshToursAtom, [1]);
  await user.click(await screen.findByRole('button', { name: 'Sign out of this device' }));
  const [confirming] = (await screen.findAllByRole('button', { name: 'Sign out of this device' })).slice(-1);
  await user.click(confirming as HTMLElement);
  await screen.findByText('You are signed out.', { exact: false });

  release();
  await refreshing;
  await settle();
  expect(store.get(daysAtom)).toBeNull();
  const device = store.get(deskStoreAtom);
  const keys = ['session', 'days', 'log', 'tours', 'leases', 'signing', 'clock'] as const;
  expect(await Promise.all(keys.map((key) => device.read(key)))).toEqual(keys.map(() => undefined));

  device.resume();
  await device.update('tours', () => ({}));
  expect(await device.read('tours')).toEqual({});
});
