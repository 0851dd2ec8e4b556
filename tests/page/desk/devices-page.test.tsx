import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeEntryAtom } from '#desk/state/days.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const pier = await aDevice(engine, 'agent', { name: 'Pier' });
  const { departures } = await pier.sync();
  const walk = departures.find(({ date, time }) => date === '2026-12-02' && time === '09:00:00') as DeskDeparture;
  await pier.leased(walk.id, 2);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const item = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;

it('[T3a] lists each device with the places that it has reserved, and this one with what it has to send', async () => {
  let isOut = false;
  const between = ({ url }: Request) =>
    isOut && url.includes('/api/desk/sync/') ? Promise.reject(new TypeError('out of reach')) : undefined;
  const { store } = await openDesk(engine, '/devices', { role: 'owner', between });
  expect((await item('Pier')).textContent).toContain('09:00 Walk along the quay, Wed, 2 Dec 2026: 2 places reserved');

  isOut = true;
  await store.set(writeEntryAtom, { kind: 'drawer_move', amount: '10.00', currency: 'EUR' });

  const main = within(screen.getByRole('main'));
  expect((await main.findByText(/This device · 1 to send/)).closest('li')).toBeTruthy();
});

it('[T3] gives a device another name', async () => {
  const { user } = await openDesk(engine, '/devices', { role: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Rename Pier' }));
  const name = within(await screen.findByRole('dialog')).getByLabelText('Name of the device');
  await user.clear(name);
  await user.type(name, 'Tablet at the pier');

  await user.click(screen.getByRole('button', { name: 'Save the name' }));

  expect(await item('Tablet at the pier')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Pier')).toBeNull());
});
