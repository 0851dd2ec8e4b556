import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hrefTo } from '#domain/app/pages.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openShopAt } from '#tests/support/page/checkout.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let order: SellerOrder;
/** An order with two lines, the second of which starts first. Part of the price is paid. */
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  await engine.database.write((tx) =>
    tx.updateTable('base_accounts').set({ email: 'desk@small.example', phone_number: '+385 21 345' }).execute(),
  );
  const [buyer, agent] = [await aBuyer(engine), await aSeller(engine, { 1: 'agent' })];
  const lines = [{ date: '2026-12-11' }, { date: '2026-12-10' }];
  order = await made(agent, anOrderFor(buyer, { paid: true, amount: '10.00' }, ...lines));
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const ticket = async () => within(await screen.findByRole('region', { name: `Order ${order.number}` }));
const openBooking = (options = {}) =>
  openShopAt(engine, hrefTo.order(order.id, order.lines[0]?.id ?? ''), { isReturn: true, ...options });

describe('the ticket', () => {
  it('[V17] of a booking says when, where and for whom, what is still to be paid, and shows its code', {
    tags: 'long',
  }, async () => {
    await openBooking();

    const shown = await ticket();
    expect(shown.getByRole('heading', { level: 1, name: 'Walk along the quay' })).toBeTruthy();
    expect(shown.getByText(/^Friday, 11 December 2026, 09:00/).textContent).toContain('(Europe/Zagreb)');
    expect(shown.getByText('2 × Adult')).toBeTruthy();
    expect(shown.getByText('Marko Marić')).toBeTruthy();
    expect(shown.getByText(/^The quay/)).toBeTruthy();
    expect(shown.getByText(/^150,00.€ due by /)).toBeTruthy();
    expect(shown.getByRole('img', { name: `QR code of voucher ${order.number}-1` })).toBeTruthy();
  });

  it('[F5a] says that it is too late to cancel for free', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-10T12:00:00Z');
    await openBooking();

    expect((await ticket()).getByText('Too late to cancel for free')).toBeTruthy();
  });

  it('[V17] of an order is one card in the list, its lines as they begin, what is due said once', async () => {
    const page = await openBooking();
    await ticket();
    page.unmount();

    await openShopAt(engine, hrefTo.overview(), { isReturn: true });

    const card = await screen.findByRole('article', { name: `Order ${order.number}` });
    const links = within(card).getAllByRole('link', { name: 'Walk along the quay' });
    expect(links.map((it) => it.getAttribute('href'))).toEqual(
      [1, 0].map((n) => hrefTo.order(order.id, order.lines[n]?.id ?? '')),
    );
    expect(within(card).getAllByText(/^150,00.€ due by /)).toHaveLength(1);
    expect(within(card).getAllByText('Confirmed')).toHaveLength(1);
  });

  it('[G4a] says in which language each text is that has no translation', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    await owner.send('PATCH', '/api/base-accounts/1/', { language: 'hr' });
    const languages = (shown: { getAllByText: typeof screen.getAllByText }, text: RegExp) =>
      shown.getAllByText(text).map((it) => it.closest<HTMLElement>('[lang]:not(html)')?.lang);
    const page = await openBooking();
    const shown = await ticket();

    expect(shown.getByRole('heading', { level: 1, name: 'Walk along the quay' }).lang).toBe('hr');
    expect(languages(shown, /^The quay/)).toEqual(['hr']);
    expect(languages(shown, /^Adult$/)).toEqual(['hr']);
    expect(languages(shown, /^Friday, 11 December 2026, 09:00/)).toEqual([undefined]);
    page.unmount();

    await openShopAt(engine, hrefTo.overview(), { isReturn: true });
    const card = within(await screen.findByRole('article', { name: `Order ${order.number}` }));
    expect(languages(card, /^Walk along the quay$/)).toEqual(['hr', 'hr']);
    expect(languages(card, /^Adult$/)).toEqual(['hr', 'hr']);
  });
});

describe('whom to call', () => {
  const links = () =>
    ['+385 21 345', 'desk@small.example'].map((name) =>
      screen.getAllByRole('link', { name }).map((it) => it.getAttribute('href')),
    );

  it('[V19] is one tap away on a booking, in the list of bookings, and at the foot of every page', async () => {
    const page = await openBooking();
    await ticket();
    expect(links()).toEqual([
      ['tel:+38521345', 'tel:+38521345'],
      ['mailto:desk@small.example', 'mailto:desk@small.example'],
    ]);
    page.unmount();

    const list = await openShopAt(engine, hrefTo.overview(), { isReturn: true });
    await screen.findByRole('article', { name: `Order ${order.number}` });
    expect(links().map((it) => it.length)).toEqual([2, 2]);
    list.unmount();

    await openShopAt(engine, '/', { isReturn: true });
    await waitFor(() => expect(links().map((it) => it.length)).toEqual([1, 1]));
  });
});
