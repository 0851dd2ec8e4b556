import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawerAtom } from '#desk/state/drawer.ts';
import type { DeskDeparture, LogEntry } from '#domain/contract/desk.ts';
import { aDevice, anEntry, aSale, type Device, guestIn } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let pier: Device;
let walk: DeskDeparture;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  pier = await aDevice(engine, 'agent', { name: 'Pier' });
  const { departures } = await pier.sync();
  walk = departures.find(({ date, time }) => date === '2026-12-02' && time === '09:00:00') as DeskDeparture;
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const OLD = 'LF-ZZZZZZ-1';
const payment = (line = OLD): LogEntry =>
  anEntry(engine, line, { kind: 'payment', departure: walk.id, amount: '80.00', currency: 'EUR', type: 'cash' });

/** A sale of the device at the pier that was refused, with the cash that was taken for it. */
async function refusedSale() {
  const lease = await pier.leased(walk.id, 2);
  const sold = { ...buyer.selection({ date: walk.date }), first_name: 'Iva', last_name: 'Kos' };
  await pier.sync([aSale(engine, lease, sold, { line: OLD }), payment()]);
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const card = (name: string) => screen.findByRole('listitem', { name });

it('[T9] says in one line how much is to settle; the list names guest, tour, device and what to do', async () => {
  await refusedSale();
  await pier.sync([payment('LF-YYYYYY-1')]);
  const { user } = await openDesk(engine, '/');

  const line = (await screen.findByText('2 things to settle.')).closest('[role=status]');
  expect(screen.queryByText(/The number belongs/)).toBeNull();
  await user.click(within(line as HTMLElement).getByRole('link', { name: 'Show' }));

  const shown = plain((await card('Iva Kos')).textContent);
  expect(shown).toContain('LF-ZZZZZZ · 09:00 Walk along the quay, Wed, 2 Dec 2026');
  expect(shown).toMatch(/Sale Ana, Pier, \d\d:\d\d/);
  expect(shown).toContain('The number belongs to another booking. Book it again.');
  expect(shown).toContain('Payment of 80,00 €');
  expect(screen.queryByText('2 things to settle.')).toBeNull();
});

it('[T9] takes back that something is done', async () => {
  await pier.sync([payment()]);
  const { user } = await openDesk(engine, '/conflicts');
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByText('There is nothing to settle.');
  await waitFor(async () => expect((await pier.sync()).settled).toHaveLength(1));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
  await waitFor(async () => expect((await pier.sync()).conflicts).toHaveLength(1));
});

it('[T9] books a refused sale again: the form is filled in, and the money that was taken counts', {
  tags: 'long',
}, async () => {
  await refusedSale();
  const { user, store } = await openDesk(engine, '/conflicts');
  await user.click(await screen.findByRole('link', { name: 'Book it again' }));
  const notice = await screen.findByText(/^Booked again for Iva Kos, LF-ZZZZZZ-1\./);
  expect(plain(notice.textContent)).toContain('80,00 € was taken for it, and counts here.');
  expect(screen.getAllByLabelText('First name')[0]).toHaveProperty('value', 'Iva');

  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  await user.click((await screen.findAllByRole('button', { name: 'Book' }))[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Sold' });

  await waitFor(async () => {
    const delta = await pier.sync();
    const [guest] = delta.departures.flatMap(({ guests }) => guests);
    expect(delta.conflicts).toEqual([]);
    expect(guest).toMatchObject({ first_name: 'Iva', paid: '80.00', due: '0.00' });
  });
  expect(store.get(drawerAtom)).toMatchObject([{ expected: 0 }]);
});

it('[T6] names guests who were let in twice with both devices, and undoes one of them there', async () => {
  const { number } = await made(
    await aSeller(engine, { 1: 'owner' }),
    anOrderFor(buyer, { main_contact_info: ana }, { date: walk.date }),
  );
  const boat = await aDevice(engine, 'guide', { name: 'Boat' });
  const admit = { departure: walk.id, people: [0, 1] };
  for (const it of [pier, boat]) await it.sync([anEntry(engine, `${number}-1`, admit)]);
  const { user } = await openDesk(engine, '/conflicts');

  const shown = await card('Ana Horvat');
  expect(shown.textContent).toContain('Let in twice');
  await user.click(within(shown).getByRole('button', { name: /Undo 2 let in by Ana, Boat/ }));

  await screen.findByText('There is nothing to settle.');
  await waitFor(async () => expect(guestIn(await pier.sync(), `${number}-1`)?.status).toBe('checked_in'));
});
