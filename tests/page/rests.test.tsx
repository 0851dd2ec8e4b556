import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { sweepOrders } from '#tests/support/engine/jobs.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openShopAt } from '#tests/support/page/checkout.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, made, soldOrder } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const text = () => document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
const payRest = () => screen.findByRole('button', { name: /^Pay the rest: 64,00/ });

async function booked(amount = '16.00') {
  const { body } = await buyer.order(await buyer.cartOf(buyer.selection()), { amount });
  await buyer.pay(body, cards.paid);
  const order = await buyer.seen(body);
  return { order, line: order.lines[0]?.id ?? '' };
}

describe('what is left of a price', () => {
  it('[P12f] is there with its day, and in the focus of who comes to pay it', { tags: 'long' }, async () => {
    const { order, line } = await booked();

    await openShopAt(engine, lazyHref.payOrder(order.id, line));

    const button = await payRest();
    await waitFor(() => expect(document.activeElement).toBe(button));
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Due by Wed, 9 Dec 2026');
  });

  it('[P12f] leaves the focus where it is for who only looks', async () => {
    const { order, line } = await booked();

    await openShopAt(engine, hrefTo.order(order.id, line));

    expect(document.activeElement).not.toBe(await payRest());
  });

  it('[P13] is told among the bookings of this device, without a network too, and not where all is paid', async () => {
    const { order, line } = await booked();
    const whole = await booked('80.00');
    for (const it of [{ order, line }, whole]) {
      const page = await openShopAt(engine, hrefTo.order(it.order.id, it.line), { isReturn: it === whole });
      await screen.findByRole('heading', { name: 'Walk along the quay', level: 1 });
      page.unmount();
    }

    await openShopAt(engine, '/bookings/overview', {
      isReturn: true,
      between: () => Promise.reject(new TypeError('no network')),
    });

    await screen.findAllByText('Confirmed');
    const cards = within(screen.getAllByRole('list').at(0) as HTMLElement).getAllByRole('listitem');
    const words = cards.map((it) => it.textContent?.replaceAll('\u00A0', ' '));
    expect(words.filter((it) => it?.includes('64,00 € due by Wed, 9 Dec 2026'))).toHaveLength(1);
    expect(words.filter((it) => it?.includes('due'))).toHaveLength(1);
  });

  it('[B13] opens a card page for an order that staff sent as a payment link', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const order = await made(agent, anOrderFor(buyer, { payment_method_id: '2', amount: '80.00', email_link: true }));
    await openShopAt(engine, lazyHref.payOrder(order.id, order.lines[0]?.id ?? ''));

    fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));

    expect(text()).toContain('Pay us 80,00 €');
    await waitFor(async () => expect((await soldOrder(agent, order.id)).session?.state).toBe('open'));
  });

  it('[P11d, P12f] is for the shop where it is paid by hand, until its places are let go', async () => {
    const newOrder = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };
    const { body } = await buyer.order(await buyer.cartOf(buyer.selection()), newOrder);
    const order = await buyer.seen(body);

    await openShopAt(engine, hrefTo.order(order.id, order.lines[0]?.id ?? ''));

    await screen.findByText(/^Pay us 80,00/);
    expect(text()).toContain('Pay us 80,00 € by Wed, 2 Dec 2026, 13:00 and your booking is confirmed.');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('[P11e, P12f] of an order that has taken place can still be paid, and the page says when it was', async () => {
    const { order, line } = await booked();
    engine.clock.now = Temporal.Instant.from('2026-12-14T12:00:00Z');
    await sweepOrders(engine.context);

    const page = await openShopAt(engine, hrefTo.order(order.id, line));
    await payRest();
    expect(text()).toContain('Took place on Thursday, 10 December 2026, 09:00');
    expect(text()).toContain('Completed');
    expect(text()).not.toContain('Confirmed');
    page.unmount();

    await openShopAt(engine, `/success?session_id=${order.session?.id}`, { isReturn: true });
    await screen.findByRole('heading', { name: 'Took place on Thu, 10 Dec 2026', level: 1 });
    expect(text()).toContain('There’s still 64,00 € to pay; it was due by Wed, 9 Dec 2026.');
  });
});
