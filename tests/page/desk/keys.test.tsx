import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { officeScreens } from '#desk/state/views.ts';
import { onSingleKeys } from '#platform/page/single-keys.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

// The real keys, and a note of when the desk begins to listen.
vi.mock('#platform/page/single-keys.ts', async (load) => {
  const real = await load<typeof import('#platform/page/single-keys.ts')>();
  return { ...real, onSingleKeys: vi.fn(real.onSingleKeys) };
});

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** Types as slowly as people do; a hand scanner is faster. */
const typist = userEvent.setup({ delay: 80 });
const type = (keys: string) => typist.keyboard(keys);
/** Opens the desk with its keyboard shortcuts, which load after the first screen. */
async function openWithKeys(...args: [path: string, options?: Parameters<typeof openDesk>[2]]) {
  const listening = vi.mocked(onSingleKeys).mockClear();
  const desk = await openDesk(engine, ...args);
  await waitFor(() => expect(listening).toHaveBeenCalled());
  return desk;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const path = () => location.pathname;

it('[B16] opens a screen by g and its letter, and a new booking by n', { tags: 'long' }, async () => {
  await openWithKeys('/');

  await type('gb');
  await heading('Bookings');
  await type('gt');
  await waitFor(() => expect(path()).toBe('/desk/'));
  await type('n');
  await heading('New booking');
});

it('[B16] searches by /, on the screen itself or among all bookings', { tags: 'long' }, async () => {
  await openWithKeys('/');

  await type('/');
  const search = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  await type('gt n');

  expect(search).toHaveProperty('value', 'gt n');
  expect(path()).toBe('/desk/bookings');
  search.blur();
  await type('/');
  expect(document.activeElement).toBe(search);
});

it('[B16] shows the keys that a role has by ?, and nothing acts behind the dialog', async () => {
  await openWithKeys('/', { role: 'guide' });

  await type('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
  await type('gc');

  expect(path()).toBe('/desk/');
  const shown = [...dialog.querySelectorAll('dd')].map((it) => it.textContent);
  expect(shown).toEqual([
    'Search',
    'Go to Today',
    'Go to Scan',
    'Go to Calendar',
    'Go to Reviews',
    'Go to Settings',
    'Go to More',
    'Show these keys',
  ]);
});

it('[B16] can be turned off on the device, under More', async () => {
  const { user } = await openWithKeys('/more');
  await user.click(await screen.findByRole('button', { name: 'Keyboard' }));
  await user.click(await screen.findByRole('switch', { name: 'Use these keys on this device' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await type('gb?n');

  expect(path()).toBe('/desk/more');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[B16] leaves the keys of a hand scanner alone, and all keys of the scan screen', async () => {
  await openWithKeys('/');
  // The keys come at once, faster than a person types and without a pause on a busy machine.
  for (const key of 'xgb') fireEvent.keyDown(document.body, { key });
  expect(path()).toBe('/desk/');

  // A device without a camera.
  vi.stubGlobal('isSecureContext', true);
  await type('gq');
  await waitFor(() => expect(path()).toBe('/desk/scan'));
  await type('gt');
  expect(path()).toBe('/desk/scan');
});

it('[B16] gives each screen a letter of its own', () => {
  const keys = ['t', 'q', 's', 'd', 'm', ...officeScreens.map(({ key }) => key)];

  expect(new Set(keys).size).toBe(keys.length);
});
