import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let seller: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  seller = await aSeller(engine, { 1: 'owner' });
  await engine.database.write((tx) => tx.updateTable('departures').set({ capacity: 100 }).execute());
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const bookedBy = (first_name: string, contact: object = {}, changes: object = {}) =>
  made(seller, anOrderFor(buyer, { main_contact_info: { first_name, ...contact }, ...changes }, { date: runningDay }));
const found = () => screen.findByRole('list', { name: 'Bookings found' });
const names = async () =>
  within(await found())
    .queryAllByRole('link')
    .map((row) => /^[^L]+/.exec(row.textContent ?? '')?.[0]);
const search = () => screen.getByRole('searchbox', { name: 'Name, number, email, phone or voucher' });

it('[B4] finds by half a name, which is in no address, and shows what else has matched', { tags: 'long' }, async () => {
  const iva = await bookedBy('Iva', { last_name: 'Horvat', phone_number: '+385 91 555 1234' });
  await bookedBy('Marko', { last_name: 'Marić' });
  const { user } = await openDesk(engine, '/bookings');
  await waitFor(async () => expect((await names()).length).toBe(2));

  // The keyboard shortcuts load after the first screen.
  await waitFor(async () => {
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
  });
  await user.keyboard('horv');

  await waitFor(async () => expect(await names()).toEqual(['Iva Horvat']));
  expect(location.search).toBe('');
  const row = within(await found()).getByRole('link');
  expect(row.textContent).toContain(`${iva.number}Walk along the quay`);
  expect(row.textContent).toContain('2 guests');
  expect(row.textContent).toContain('80,00\u00a0€ due');
  expect(row.getAttribute('href')).toBe(`/desk/bookings/${iva.number}`);
  expect(row.textContent).not.toContain('555');
  await user.clear(search());
  await user.type(search(), '5551234');
  await waitFor(async () => expect((await found()).textContent).toContain('+385 91 555 1234'));
  await waitFor(async () => expect(await names()).toEqual(['Iva Horvat']));
});

it('[B4] has its filters in the address, and says when nothing is found', async () => {
  await bookedBy('Iva', {}, { status: 'pending' });
  await bookedBy('Marko');
  const { user } = await openDesk(engine, '/bookings?status=pending');

  await waitFor(async () => expect(await names()).toEqual(['Iva']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
  await screen.findByText(/^No booking matches/);
  expect(location.search).toBe('?status=cancelled');
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));

  await waitFor(async () => expect((await names()).length).toBe(2));
  expect(location.search).toBe('');
});

it('[B4] shows more of many, and none where there are none', async () => {
  const { user } = await openDesk(engine, '/bookings');
  await screen.findByText(/^There are no bookings yet/);
  for (let n = 0; n < 21; n += 1) await bookedBy(`Guest ${n}`);
  await user.type(search(), 'guest');
  await screen.findByText('21 bookings');
  const before = screen.getAllByRole('link', { name: /Guest/ }).length;

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  await waitFor(() => expect(screen.getAllByRole('link', { name: /Guest/ }).length).toBe(21));
  expect(before).toBe(20);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
