import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

/** A worker that has stored its files. */
const installed = Object.assign(new EventTarget(), { state: 'installed' });
const registration = { update: vi.fn(async () => {}), installing: installed, waiting: null };

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const value = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await engine.stop();
});

it('[T1] asks the engine for another language past the worker, which has one only, and says so without a network', {
  tags: 'long',
}, async () => {
  const requests: string[] = [];
  let isOut = true;
  const between = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname !== '/desk/') return undefined;
    if (isOut) return Promise.reject(new TypeError('out of reach'));
    requests.push(search);
    return undefined;
  };
  const { user } = await openDesk(engine, '/more', { between });

  await user.click(await screen.findByRole('button', { name: 'Hrvatski' }));
  expect(await screen.findByText('Another language needs a network.', { exact: false })).toBeDefined();
  isOut = false;
  await user.click(screen.getByRole('button', { name: 'Hrvatski' }));

  await vi.waitFor(() => expect(registration.update).toHaveBeenCalledOnce());
  expect(requests).toEqual(['?language=hr']);
  expect(screen.queryByText('Another language needs a network.', { exact: false })).toBeNull();
});
