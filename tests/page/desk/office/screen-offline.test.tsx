import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

const network = vi.hoisted(() => ({ isOut: true }));
/** The module of a screen that the device has never loaded: loading it needs the network. */
vi.mock('#desk/office/numbers/numbers-page.tsx', async () => {
  if (network.isOut) throw new TypeError('Failed to fetch dynamically imported module');
  return { NumbersPage: () => <h1>Numbers of the month</h1> };
});

let engine: Engine;
beforeEach(async () => {
  // As in a browser: only on the engine does rendering not wait for lazy modules.
  vi.stubEnv('SSR', false);
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await engine.stop();
});

it('[T1a] says that a screen needs a network where its code was never loaded, and opens it when the network is back', {
  tags: 'long',
}, async () => {
  await openDesk(engine, '/numbers', { role: 'owner' });
  expect(await screen.findByText(/^This screen needs a network/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();

  network.isOut = false;
  act(() => void dispatchEvent(new Event('online')));

  expect(await screen.findByRole('heading', { name: 'Numbers of the month' })).toBeDefined();
});

// The page asks again after five real seconds.
it('[T1a] reads a screen again by itself where the engine was not ready', {
  tags: 'long',
  timeout: 20_000,
}, async () => {
  let refusals = 1;
  const between = (request: Request) =>
    new URL(request.url).pathname.startsWith('/api/bookings/') && refusals-- > 0
      ? Promise.resolve(new Response('', { status: 503 }))
      : undefined;
  await openDesk(engine, '/bookings', { role: 'owner', between });
  expect(await screen.findByText('This screen needs a network.')).toBeDefined();

  await vi.waitFor(() => expect(screen.queryByText('This screen needs a network.')).toBeNull(), 8_000);
});
