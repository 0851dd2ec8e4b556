import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoleName } from '#domain/permissions.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
/** The other company and its owner. */
let hotel: number;
let host: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  hotel = await anAccount(engine, 'Hotel Sunce');
  host = await aSeller(engine, { [hotel]: 'owner' });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const open = () => openDesk(engine, '/settings/resellers', { role: 'manager' });
const agreement = () =>
  engine.database.read((tx) => tx.selectFrom('resale_agreements').selectAll().executeTakeFirstOrThrow());
const card = async () => within(await screen.findByRole('article'));
const shareField = async () => (await card()).findByRole<HTMLInputElement>('textbox', { name: /in percent$/ });

it('[A26] answers a company that asks to sell the tours, and sets how much of a departure it may reserve', async () => {
  await host.send('POST', '/api/resale-agreements/', { supplier: 1, note: 'We are next door.' });
  const { user } = await open();
  const dialog = await card();
  expect(dialog.getByRole('heading', { name: 'Hotel Sunce' })).toBeDefined();
  expect(dialog.getByText('Asked on Tue, 1 Dec 2026 to sell your tours')).toBeDefined();
  expect(dialog.getByText('We are next door.')).toBeDefined();

  await user.click(dialog.getByRole('button', { name: 'Allow it' }));
  expect((await shareField()).value).toBe('50');
  expect((await card()).getByText(/^They may keep 6 of 12 places /)).toBeDefined();
  await user.clear(await shareField());
  await user.type(await shareField(), '101');
  await user.click((await card()).getByRole('button', { name: 'Save' }));
  expect((await card()).getByText('Please enter a whole number from 0 to 100.')).toBeDefined();
  await user.clear(await shareField());
  await user.type(await shareField(), '25');
  expect((await card()).getByText(/^They may keep 3 of 12 places /)).toBeDefined();
  await user.click((await card()).getByRole('button', { name: 'Save' }));

  await waitFor(async () => expect(await agreement()).toMatchObject({ status: 'granted', lease_share: 25 }));
  expect((await shareField()).value).toBe('25');
});

it('[A26] ends an agreement after it has said what that means, on either side', async () => {
  await agreeOnResale(engine, hotel, 1);
  const { user } = await open();
  const theirs = within(await screen.findByRole('list', { name: 'Whose tours you sell' }));
  expect(await theirs.findByText('You may reserve 50 % of each departure before you have sold it.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();

  await user.click(theirs.getByRole('button', { name: 'End the agreement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the agreement with Hotel Sunce?' }));
  expect(dialog.getByText(/^Their tours leave your shops at once/)).toBeDefined();
  expect(await agreement()).toMatchObject({ status: 'granted' });
  await user.click(dialog.getByRole('button', { name: 'End the agreement' }));

  expect(await screen.findByText('Ended on Tue, 1 Dec 2026')).toBeDefined();
  expect(await agreement()).toMatchObject({ status: 'revoked' });
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
});

/** The page of a departure of which a counter of the hotel has four places, and the boat one. */
async function openHeld(role: RoleName) {
  await agreeOnResale(engine, 1, hotel);
  const shop = { title: 'Hotel shop', time_zone: 'Europe/Zagreb', currency: 'EUR' };
  const store = await host.send('POST', '/api/stores/', { ...shop, settings: { manual_payment: true } });
  await host.send('POST', `/api/stores/${String(store.body['id'])}/add-experience/`, { experience: 1 });
  const reception = await aDevice(engine, 'agent', { account_id: hotel, name: 'Reception' });
  const boat = await aDevice(engine, 'agent', { name: 'Boat' });
  const { departures } = await boat.sync();
  const id = departures.find(({ date, experience }) => date === '2026-12-02' && experience === 1)?.id ?? 0;
  await reception.leased(id, 4);
  await boat.leased(id, 1);
  const { user } = await openDesk(engine, `/departures/${id}`, { role });
  const held = within(await screen.findByRole('region', { name: 'Places that are reserved at desks' }));
  await held.findByText('Hotel Sunce');
  return { user, held, reception };
}

it('[A26, T11] shows on the page of a departure who has reserved its places, and ends what a reseller has', async () => {
  const { user, held, reception } = await openHeld('manager');
  const rows = () => held.queryAllByRole('listitem').map((it) => it.textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^Boat1 place until /),
    expect.stringMatching(/^Hotel Sunce4 places until /),
  ]);
  expect(held.getAllByRole('button')).toHaveLength(1);

  await user.click(held.getByRole('button', { name: 'End it Hotel Sunce' }));

  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Boat/)]));
  expect((await reception.sync()).leases).toEqual([]);
  expect(held.queryByRole('button')).toBeNull();
});

it('[A26, T11] lets nobody end it who may not change tours', async () => {
  const { held } = await openHeld('agent');

  expect(held.queryByRole('button')).toBeNull();
});
