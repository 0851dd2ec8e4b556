import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import type { RoleName } from '#domain/permissions.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, ana, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made, soldOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let owner: Seller;
/** Is still to come. */
let order: SellerOrder;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
  order = await made(owner, anOrderFor(await aBuyer(engine), { main_contact_info: ana }, { date: runningDay }));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const open = (path: string, role: RoleName = 'owner') => openDesk(engine, path, { role });
const dialog = async () => within(await screen.findByRole('dialog', { name: `Erase the data of ${ana.email}?` }));
const contact = async () => (await soldOrder(owner, order.id)).main_contact_info;

it('[A38] erases a guest after it has asked, also about what is to come, and stops it', async () => {
  const { user } = await open('/settings/erasures');
  expect(await screen.findByText('Nobody is waiting to be erased.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Email address of the guest' }), ana.email);
  await user.click(screen.getByRole('button', { name: 'Erase …' }));
  await user.click((await dialog()).getByRole('button', { name: 'Erase in seven days' }));
  expect(await (await dialog()).findByText(new RegExp(`^${order.number}: this has not taken place yet`))).toBeDefined();
  await user.click((await dialog()).getByRole('button', { name: 'Erase all the same' }));

  expect(await screen.findByText(/^The data of ana@example\.com will be erased on Tue, 8 Dec 2026/)).toBeDefined();
  const waiting = within(await screen.findByRole('article'));
  expect(waiting.getByRole('heading', { name: 'Ana Horvat' })).toBeDefined();
  expect(waiting.getByText(ana.email)).toBeDefined();
  expect(waiting.getByText(/^Will be erased on Tue, 8 Dec 2026/)).toBeDefined();
  expect(waiting.getByText(/^Asked for by Ana Anić, Tue, 1 Dec 2026/)).toBeDefined();
  await user.click(waiting.getByRole('button', { name: 'Stop' }));

  expect(await screen.findByText('Stopped. The data of Ana Horvat stay.')).toBeDefined();
  expect(await screen.findByText('Nobody is waiting to be erased.')).toBeDefined();
  engine.clock.now = engine.clock.now.add({ hours: 8 * 24 });
  await runJobs(engine.context, ['erasure']);
  expect(await contact()).toMatchObject({ email: ana.email });
});

it('[A38] says that nothing is known of an address, and what is wrong with one', async () => {
  const { user } = await open('/settings/erasures');
  const field = await screen.findByRole('textbox', { name: 'Email address of the guest' });
  const erase = async (email: string) => {
    await user.clear(field);
    await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Erase …' }));
    await user.click(await screen.findByRole('button', { name: 'Erase in seven days' }));
  };

  await erase('nobody@example.com');
  expect(await screen.findByText(/^You have no data of nobody@example\.com\./)).toBeDefined();
  expect(screen.getByText('Nobody is waiting to be erased.')).toBeDefined();
  await erase('ana.example.com');
  expect(await within(await screen.findByRole('dialog')).findByText('Enter an email address.')).toBeDefined();
});

it('[A38] is found at the booking of the guest, by owners alone', async () => {
  const { user } = await open(`/bookings/${order.number}`);
  await user.click(await screen.findByRole('button', { name: 'Erase this guest …' }));
  await user.click((await dialog()).getByRole('button', { name: 'Erase in seven days' }));
  await user.click(await (await dialog()).findByRole('button', { name: 'Erase all the same' }));
  expect(await screen.findByText(/^The data of ana@example\.com will be erased on /)).toBeDefined();
  cleanup();

  await open(`/bookings/${order.number}`, 'manager');
  await screen.findByRole('button', { name: 'Change the contact' });
  expect(screen.queryByRole('button', { name: 'Erase this guest …' })).toBeNull();
  cleanup();
  await open('/settings/erasures', 'manager');
  expect(await screen.findByText('Your role does not show this screen.')).toBeDefined();
});

it('[A38, B15] stands in the history of the company, by the numbers of the bookings', async () => {
  const person = { base_account: 1, email: ana.email };
  await owner.send('POST', '/api/personal-data/erase/', { ...person, include_upcoming: true });
  await owner.send('POST', '/api/personal-data/erase/undo/', person);
  await owner.send('POST', '/api/personal-data/erase/', { ...person, include_upcoming: true });
  engine.clock.now = engine.clock.now.add({ hours: 7 * 24 });
  await runJobs(engine.context, ['erasure']);
  expect(await contact()).toBeNull();

  await open('/settings/history?show=erasures');

  await screen.findByText(`The data of the guest of ${order.number} were erased`);
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((it) => it.querySelector('span')?.textContent)).toEqual(
      expect.arrayContaining([
        `Ana Anić asked to erase the data of the guest of ${order.number}`,
        `Ana Anić stopped the erasure of the data of the guest of ${order.number}`,
      ]),
    ),
  );
});
