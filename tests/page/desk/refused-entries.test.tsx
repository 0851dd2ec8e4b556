import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '#domain/contract/desk.ts';
import { aDevice, anEntry } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made, soldOrder } from '#tests/support/payments/selling.ts';

let engine: Engine;
let owner: Seller;
/** A booking of 80 € whose payment was sent by a device that may not take money. */
let order: { id: string; number: string };
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
  order = await made(owner, anOrderFor(await aBuyer(engine), {}, { date: '2026-12-02' }));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

async function send(...amounts: readonly string[]): Promise<void> {
  const guide = await aDevice(engine, 'guide', { name: 'Old tablet' });
  const entry = (amount: string): LogEntry =>
    anEntry(engine, `${order.number}-1`, { kind: 'payment', amount, currency: 'EUR', type: 'cash' });
  await guide.sync(amounts.map(entry));
}
const paid = async () => (await soldOrder(owner, order.id)).paid.amount;

it('[T6] shows several entries that wait as one line, which opens', async () => {
  await send('10.00', '20.00');
  const { user } = await openDesk(engine, '/');
  await screen.findByText(/^2 things wait for you/);
  expect(screen.queryByText(/Old tablet/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show' }));
  const entry = (amount: RegExp) => within(screen.getByText(amount).closest('[role=status]') as HTMLElement);
  expect(screen.getAllByText(/Old tablet/)).toHaveLength(2);
  await user.click(entry(/^20,00/).getByRole('button', { name: 'Accept' }));
  await waitFor(async () => expect(await paid()).toBe('20.00'));

  await user.click(await screen.findByRole('button', { name: 'Do not accept' }));
  await waitFor(() => expect(screen.queryByText(/Old tablet/)).toBeNull());
  expect(await paid()).toBe('20.00');
});

it('[T6] shows a single entry that waits as a whole', async () => {
  await send('10.00');
  await openDesk(engine, '/');

  expect(await screen.findByText(/Old tablet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
});
