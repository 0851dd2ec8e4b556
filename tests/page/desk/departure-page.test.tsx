import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logAtom } from '#desk/state/log.ts';
import type { RoleName } from '#domain/permissions.ts';
import { aDevice, anEntry } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
beforeEach(async () => {
  const payment_types = [
    { id: 'cash', title: 'Cash' },
    { id: 'terminal', title: 'Card terminal' },
  ];
  const store = { ...handyStore.store, settings: { manual_payment: true, payment_types } };
  engine = await anEngine({ stores: [{ ...handyStore, store }] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** Opens the list of a departure with one unpaid booking, in the morning of its day or the day before. */
async function openList(isToday: boolean, role: RoleName = 'agent', paidAt?: string) {
  const date = '2026-12-02';
  const [owner, buyer] = [await aSeller(engine, { 1: 'owner' }), await aBuyer(engine)];
  const { number } = await made(owner, anOrderFor(buyer, { main_contact_info: { first_name: 'Iva' } }, { date }));
  if (isToday) engine.clock.now = Temporal.Instant.from('2026-12-02T07:30:00Z');
  if (paidAt !== undefined) {
    const other = await aDevice(engine, 'agent', { name: paidAt });
    const cash = { kind: 'payment', amount: '80.00', currency: 'EUR', type: 'cash' };
    await other.sync([anEntry(engine, `${number}-1`, cash)]);
  }
  const desk = await openDesk(engine, `/day/${date}`, { role });
  await desk.user.click(await screen.findByRole('link', { name: /0 of 2 here/ }));
  const row = async () => (await screen.findByText('Iva')).closest('li') as HTMLElement;
  return { ...desk, row, entries: () => desk.store.get(logAtom).map(({ entry }) => entry) };
}

it('[T7] lets in a guest who owes money by one more tap, from the booking, as the scanner does', async () => {
  const { user, row, entries } = await openList(true);

  expect(within(await row()).queryByRole('button', { name: 'Let 2 in' })).toBeNull();
  await user.click(within(await row()).getByRole('button', { name: 'Look' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/^80,00\s€ still to be paid\.$/)).toBeDefined();
  expect(entries()).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Let 2 in anyway' }));

  await waitFor(() => expect(entries()).toMatchObject([{ kind: 'admit', people: [0, 1] }]));
});

it('[T7, T7a] lets nobody in from the list on another day', async () => {
  const { user, row } = await openList(false);

  expect(within(await row()).queryByRole('button', { name: /^Let|^Look/ })).toBeNull();
  await user.click(within(await row()).getByText('Iva'));
  const sheet = within(await screen.findByRole('dialog'));

  expect(sheet.getByText('This is for another day: Wed, 2 Dec 2026.')).toBeDefined();
  expect(sheet.queryByRole('button', { name: /^Let/ })).toBeNull();
});

it('[T9] shows one thing to do while a guest pays: nobody is let in then', async () => {
  const { user, row } = await openList(true);
  await user.click(within(await row()).getByText('Iva'));
  const sheet = within(await screen.findByRole('dialog'));

  await user.click(sheet.getByRole('button', { name: 'Take payment' }));
  expect(sheet.queryByRole('button', { name: /^Let/ })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Cash' }));
  await user.click(sheet.getByRole('button', { name: 'Exact' }));

  expect(await sheet.findByRole('button', { name: 'Let 2 in' })).toBeDefined();
});

it('[T9, B5] leads from the counter to the booking in the office, where the role may see it', async () => {
  const { user, row } = await openList(true);
  await user.click(within(await row()).getByText('Iva'));
  const sheet = within(await screen.findByRole('dialog'));

  await user.click(sheet.getByRole('link', { name: 'Move, change or cancel the booking' }));

  await waitFor(() => expect(location.pathname).toMatch(/^\/desk\/bookings\/LF-/));
});

it('[T9a] takes a payment back, says that it came in another way, and gives a part back', async () => {
  const { user, row, entries } = await openList(true);
  await user.click(within(await row()).getByText('Iva'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Take payment' }));
  await user.click(sheet.getByRole('button', { name: 'Cash' }));
  await user.click(sheet.getByRole('button', { name: 'Exact' }));
  const taken = within(await sheet.findByRole('list', { name: 'Payments taken at desks' }));

  await user.click(taken.getByRole('button', { name: /^This was: Card terminal/ }));
  await waitFor(() => expect(entries()).toHaveLength(3));
  await sheet.findByText(/^80,00\s€, Card terminal, at/);
  await user.click(sheet.getByRole('button', { name: 'Give money back' }));
  await user.type(sheet.getByRole('textbox', { name: 'Amount to give back' }), '30');
  await user.click(sheet.getByRole('button', { name: /^Give back 30,00\s€: Cash$/ }));
  await waitFor(() => expect(entries()).toHaveLength(4));
  const [cash, refund, counter, part] = entries();

  expect(refund).toMatchObject({ kind: 'refund', of: cash?.id, amount: '80.00', type: 'cash' });
  expect(counter).toMatchObject({ kind: 'payment', amount: '80.00', type: 'terminal' });
  expect(part).toMatchObject({ kind: 'refund', amount: '30.00', type: 'cash' });
  expect(entries().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(await screen.findAllByText(/^30,00\s€ to be paid$/)).not.toEqual([]);
});

it('[T9] says at which device a payment is undone, where another one has taken it', async () => {
  const { user, row } = await openList(true, 'agent', 'Boat');
  await user.click(within(await row()).getByText('Iva'));
  const taken = within(await screen.findByRole('list', { name: 'Payments taken at desks' }));

  expect(taken.getByText(/^80,00\s€, Cash, at .* by Ana$/)).toBeDefined();
  expect(taken.getByText('Taken at Boat: it can be undone only there.')).toBeDefined();
  expect(taken.queryByRole('button')).toBeNull();
});

it('[T9] says where a way to pay is added that the shop does not have', async () => {
  const { user, row } = await openList(true, 'manager');
  await user.click(within(await row()).getByText('Iva'));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByText(/^Is a way to pay missing/)).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Take payment' }));
  await user.click(sheet.getByRole('button', { name: 'Cash' }));
  await user.click(sheet.getByRole('button', { name: 'Exact' }));

  expect(await sheet.findByText(/^Is a way to pay missing, such as a card terminal\?/)).toBeDefined();
  expect(sheet.getByRole('link', { name: 'Open the settings' }).getAttribute('href')).toBe('/desk/settings/stores/1');
});
