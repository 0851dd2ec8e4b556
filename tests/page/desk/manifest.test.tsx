import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameOf } from '#desk/counter/departure/guest-row.tsx';
import { manifestCsv } from '#desk/counter/departure/manifest-csv.ts';
import { departuresAtom } from '#desk/state/days.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** Opens a departure with two bookings, the second of them cancelled. */
async function openDeparture() {
  const [owner, buyer] = [await aSeller(engine, { 1: 'owner' }), await aBuyer(engine)];
  const named = (first_name: string) => ({ main_contact_info: { first_name, phone_number: '+385 91 555 1234' } });
  await made(owner, anOrderFor(buyer, named('Iva'), { date: '2026-12-02' }));
  const cancelled = await made(owner, anOrderFor(buyer, named('Luka'), { date: '2026-12-02' }));
  await owner.send('POST', `/api/orders/${cancelled.id}/cancel/`, {});
  const desk = await openDesk(engine, '/day/2026-12-02');
  await desk.user.click(await screen.findByRole('link', { name: /2 here/ }));
  await screen.findByText('Luka');
  const departure = desk.store.get(departuresAtom).find(({ guests }) => guests.length === 2);
  if (!departure) throw new Error('no departure with two bookings');
  return { ...desk, departure };
}

it('[T4] saves which bookings are cancelled, and how to reach their guests', { tags: 'long' }, async () => {
  const { departure } = await openDeparture();

  const [head, ...rows] = manifestCsv(departure).trim().split('\r\n');

  expect(head).toBe(
    'Booking,Status,First name,Last name,Guests,Party,People,Here,Phone,Email,Pick-up,Extras,Answers,To be paid,Note',
  );
  // Both were booked in the same instant, so their random numbers decide the order.
  expect(new Set(rows.map((row) => row.split(',').slice(1, 3).join()))).toEqual(new Set([',Iva', 'Cancelled,Luka']));
  expect(rows).toHaveLength(2);
  expect(rows.every((row) => row.includes('385 91 555 1234'))).toBe(true);
});

it('[T4] prints all guests with their phone numbers, also those that a search has hidden', async () => {
  const { user } = await openDeparture();
  const printed: string[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelector('main')?.textContent ?? ''));
  await user.type(screen.getByRole('searchbox', { name: 'Name, number or phone' }), 'Luka');
  expect(screen.queryByText('Iva')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Print the list' }));

  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('Iva');
  expect(printed[0]).toContain('+385 91 555 1234');
});

it('[T4] names a guest without a name as a walk-in', async () => {
  const { departure } = await openDeparture();
  const names = departure.guests.map((guest) => nameOf({ ...guest, first_name: '', last_name: '', names: [] }));

  expect(names).toEqual(['Guest without a name', 'Guest without a name']);
});
