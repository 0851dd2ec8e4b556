import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { cartAtom } from '#shop/state/cart/cart.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { sweepOrders } from '#tests/support/engine/jobs.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import {
  localCart,
  openCheckout,
  openShopAt,
  put,
  see,
  theMirror,
  watchLeaving,
} from '#tests/support/page/checkout.ts';
import { aBuyer, type Buyer, handyStore, transferStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

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

const success = ({ session_id }: Pick<PlacedOrder, 'session_id'>, options = {}) =>
  openShopAt(engine, `/success?session_id=${session_id}`, options);
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const text = () => document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ') ?? '';

/** An order from another device, with a cart that this device has never had. */
async function ordered(changes: Parameters<Buyer['order']>[1] = {}): Promise<PlacedOrder> {
  const cart = await buyer.cartOf(buyer.selection());
  return (await buyer.order(cart, changes)).body;
}

describe('/success', () => {
  it('[P8] tells of a paid order in a browser that never saw the cart', { tags: 'long' }, async () => {
    const placed = await ordered();
    await buyer.pay(placed, cards.paid);

    await success(placed);

    await heading('You’re booked!');
    expect(text()).toContain('Everything you need is on its way to ana@example.com.');
    expect(text()).toContain('You’ve paid 16,00 €. The remaining 64,00 € is due by Wed, 9 Dec 2026.');
    expect(text()).toContain(placed.number);
    expect(
      within(screen.getByRole('region', { name: `Order ${placed.number}` })).getByText('2 × Adult', { exact: false }),
    ).toBeTruthy();
  });

  it('[P18] of a reserved order asks for the amount that was agreed, with the account to pay to', async () => {
    await engine.stop();
    engine = await anEngine({ stores: [transferStore] });
    buyer = await aBuyer(engine);
    const placed = await ordered({ payment_method_id: '1', payment_type_id: 'bank_transfer', amount: '16.00' });

    await success(placed);

    await heading('We’re holding your places');
    expect(text()).toMatch(
      /Pay us 16,00 € by .+ and your booking is confirmed\. The remaining 64,00 € is due by Wed, 9 Dec 2026\./,
    );
    expect(text()).not.toContain('80,00 € is to be paid');
    const how = within(screen.getByRole('region', { name: 'How to pay' }));
    expect(how.getByText(/IBAN: HR12 1001 0051 8630 0016 0/)).toBeTruthy();
    expect(how.getByText(placed.number)).toBeTruthy();
    expect(text()).toContain('To pay now16,00 €');
  });

  it('[P8] says that a payment is being confirmed, and asks until it is', async () => {
    const placed = await ordered();
    await buyer.pay(placed, cards.slow);
    const page = await success(placed);
    await heading('Confirming your payment');

    buyer.later({ minutes: 2 });
    await buyer.notices();

    await heading('You’re booked!');
    expect(page.requests.filter(({ path }) => path.startsWith('/api/order?')).length).toBeGreaterThan(1);
  });

  it('[P8] offers another try of a payment that failed: a new session for the same order', async () => {
    const left = watchLeaving();
    const placed = await ordered();
    await buyer.pay(placed, cards.slowDeclined);
    buyer.later({ minutes: 2 });
    await buyer.notices();
    const page = await success(placed);
    await heading('Your payment didn’t go through');

    await page.user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(left).toHaveBeenCalled());
    const url = String(left.mock.calls[0]?.[0]);
    expect(url).not.toBe(placed.checkout_url);
    expect((await engine.counts())['orders']).toBe(1);
    await buyer.pay({ checkout_url: url }, cards.paid);
    await buyer.notices();
    expect((await buyer.seen(placed)).status).toBe('confirmed');
  });

  it('[P8] leads on to a card page that is still open', async () => {
    const left = watchLeaving();
    const placed = await ordered();
    const page = await success(placed);
    await heading('Your payment isn’t finished');

    await page.user.click(screen.getByRole('button', { name: 'Continue to payment' }));

    expect(left).toHaveBeenCalledWith(placed.checkout_url);
  });

  it('[P8] tells of an order whose time has passed, and how to begin again', async () => {
    const placed = await ordered();
    buyer.later({ minutes: 40 });
    await sweepOrders(engine.context);

    await success(placed);

    await heading('Time to pay has run out');
    expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/');
  });

  it('[P4a, P8] tells what is to be paid by hand, and until when', async () => {
    const placed = await ordered({ payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' });

    await success(placed);

    await heading('We’re holding your places');
    expect(text()).toMatch(/Pay us 80,00 € by \w+, \d+ Dec 2026, \d\d:\d\d/);
  });

  it('[P8] keeps asking while the engine cannot be reached, and claims nothing', async () => {
    const placed = await ordered();
    await buyer.pay(placed, cards.paid);
    let isOut = true;
    await success(placed, {
      between: () => (isOut ? Promise.reject(new TypeError('no network')) : undefined),
    });
    await see('we can’t show your order');

    isOut = false;

    expect(await heading('You’re booked!')).toBeTruthy();
  });

  it.each(['?session_id=nobody', ''])(
    '[P8] says that it knows no order at %j, and leads to those of the device',
    async (search) => {
      await openShopAt(engine, `/success${search}`);

      await heading('We can’t find this order');
      const page = within(screen.getByRole('main'));
      expect(page.getByRole('link', { name: 'Your bookings' }).getAttribute('href')).toBe('/bookings/overview');
    },
  );

  it('[C2, P5] removes the cart that was paid for', async () => {
    const left = watchLeaving();
    const page = await openCheckout(engine, 2);
    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    await buyer.pay({ checkout_url: String(left.mock.calls[0]?.[0]) }, cards.paid);
    const [session] = await engine.database.read((tx) => tx.selectFrom('payment_sessions').selectAll().execute());
    page.unmount();

    await success({ session_id: session?.id ?? '' }, { isReturn: true });

    await heading('You’re booked!');
    await waitFor(() => expect(localCart()).toBeNull());
    expect((await theMirror())?.id).toBeNull();
  });

  it('[C2] leaves a newer cart alone when one comes back to the page of an order made here', {
    tags: 'long',
  }, async () => {
    const left = watchLeaving();
    const page = await openCheckout(engine, 2);
    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    await buyer.pay({ checkout_url: String(left.mock.calls[0]?.[0]) }, cards.paid);
    const [session] = await engine.database.read((tx) => tx.selectFrom('payment_sessions').selectAll().execute());
    page.unmount();
    const first = await success({ session_id: session?.id ?? '' }, { isReturn: true });
    await waitFor(() => expect(localCart()).toBeNull());
    await put(engine, first, [{ experience: 'boat' }]);
    first.unmount();

    const again = await success({ session_id: session?.id ?? '' }, { isReturn: true });
    await heading('You’re booked!');
    await again.settle(100);

    expect(localCart()?.count).toBe(1);
    expect((await theMirror())?.snapshot?.lines).toHaveLength(1);
    expect(again.store.get(cartAtom)?.lines).toHaveLength(1);
  });
});

describe('a booking', () => {
  async function booked() {
    const placed = await ordered();
    await buyer.pay(placed, cards.paid);
    return buyer.seen(placed);
  }

  it('[P6] shows what was bought, its status, what is paid and what is due', async () => {
    const order = await booked();

    await openShopAt(engine, `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`);

    await heading('Walk along the quay');
    for (const words of [
      'Confirmed',
      'Thursday, 10 December 2026, 09:00',
      '2 × Adult',
      order.number,
      'Total80,00 €',
      'Paid16,00 €',
      'Due64,00 €',
      'Due by Wed, 9 Dec 2026',
    ]) {
      expect(text()).toContain(words);
    }
    expect(text()).toContain(order.lines[0]?.meeting_point?.name);
  });

  it('[P6, A4] says of which line it was cancelled by the shop', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const order = await made(agent, anOrderFor(buyer, {}, {}, { experience: 'boat', units: { Adult: 1 } }));
    const [walk, boat] = order.lines;
    await agent.send('POST', `/api/orders/${order.id}/lines/${boat?.id}/cancel/`, {});

    const page = await openShopAt(engine, `/orders/editor/${order.id}/booking/${boat?.id}`);
    await heading('A boat of your own');
    const gone = text();
    page.unmount();
    await openShopAt(engine, `/orders/editor/${order.id}/booking/${walk?.id}`, { isReturn: true });
    await heading('Walk along the quay');

    expect(gone).toContain('Cancelled');
    expect(gone).not.toContain('Confirmed');
    expect(text()).toContain('Confirmed');
    const together = screen.getByRole('region', { name: 'Booked together' });
    expect(within(together).getByText('Cancelled')).toBeTruthy();
    expect(text()).toContain('Total80,00 €');
  });

  it('[P12, P12b] has its voucher there, and a file for calendars, also without a network', async () => {
    const order = await booked();
    const address = `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`;
    const seen = await openShopAt(engine, address);
    await heading('Walk along the quay');
    seen.unmount();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const page = await openShopAt(engine, address, {
      isReturn: true,
      between: () => Promise.reject(new TypeError('no network')),
    });

    const voucher = within(await screen.findByRole('region', { name: /^Voucher/ }));
    await page.user.click(voucher.getByRole('button', { name: 'Add to calendar' }));

    const picture = voucher.getByRole('img', { name: `QR code of voucher ${order.number}-1` });
    expect(picture.querySelector('path')?.getAttribute('d')).toBe(order.vouchers?.[0]?.qr.path);
    expect(voucher.getByText(order.vouchers?.[0]?.code ?? '')).toBeTruthy();
    const ticket = within(screen.getByRole('region', { name: `Order ${order.number}` }));
    expect(ticket.getByText('Ana Horvat')).toBeTruthy();
    expect(ticket.getByRole('button', { name: 'Print' })).toBeTruthy();
    const calendar = (await files[0]?.text()) ?? '';
    expect(calendar).toContain('DTSTART;TZID=Europe/Zagreb:20261210T090000');
    expect(calendar).toContain(`UID:${order.number}-1@landfall`);
  });

  it('[P6] is paid to the end from there', async () => {
    const left = watchLeaving();
    const order = await booked();
    const page = await openShopAt(engine, `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`);

    await page.user.click(await screen.findByRole('button', { name: /^Pay the rest/ }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    await buyer.pay({ checkout_url: String(left.mock.calls[0]?.[0]) }, cards.paid);
    await buyer.notices();
    page.unmount();

    await openShopAt(engine, `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`, { isReturn: true });
    await see('Paid80,00 €');
    expect(screen.queryByRole('button', { name: /^Pay the rest/ })).toBeNull();
  });

  it.each([
    ['of no order', () => '11111111-1111-4111-8111-111111111111', () => 'nothing'],
    ['of an order without it', (id: string) => id, () => '11111111-1111-4111-8111-111111111111'],
  ])('[P6, S6] %s leads home', async (_, orderId, lineId) => {
    const order = await booked();

    await openShopAt(engine, `/orders/editor/${orderId(order.id)}/booking/${lineId()}`);

    await heading('An error occured!');
    expect(screen.getByRole('link', { name: 'Back to all experiences' }).getAttribute('href')).toBe('/');
  });

  it('[P6] is listed among those of this device', async () => {
    const order = await booked();
    const page = await openShopAt(engine, `/success?session_id=${order.session?.id}`);
    await heading('You’re booked!');
    page.unmount();

    await openShopAt(engine, '/bookings/overview', { isReturn: true });

    await heading('Your bookings');
    const link = await screen.findByRole('link', { name: 'Walk along the quay' });
    expect(link.getAttribute('href')).toBe(`/orders/editor/${order.id}/booking/${order.lines[0]?.id}`);
    expect(text()).toContain('Confirmed');
  });

  it('[P13] is listed by its number where it was paid and could not be read since, and told by it at once', async () => {
    const left = watchLeaving();
    const checkout = await openCheckout(engine, 2);
    await checkout.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    const [order] = await engine.database.read((tx) => tx.selectFrom('orders').select('number').execute());
    const [session] = await engine.database.read((tx) => tx.selectFrom('payment_sessions').selectAll().execute());
    checkout.unmount();
    const nothing = { isReturn: true, between: () => new Promise<never>(() => {}) };

    const after = await success({ session_id: session?.id ?? '' }, nothing);
    await heading(`Order ${order?.number}`);
    expect(text()).not.toContain('We can’t connect');
    await see('We can’t connect right now, so we can’t show your order.');
    after.unmount();
    await openShopAt(engine, '/bookings/overview', nothing);

    await see(`Order ${order?.number} We couldn’t check this order yet.`);
    expect(text()).not.toContain('No bookings on this device yet.');
  });

  it('[P6] tells without a network as of when it is', async () => {
    const order = await booked();
    const address = `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`;
    const seen = await openShopAt(engine, address);
    await heading('Walk along the quay');
    seen.unmount();
    const lost = { isReturn: true, between: () => Promise.reject(new TypeError('no network')) };

    const again = await openShopAt(engine, address, lost);
    await see(/Last updated \w+, \d+ \w+ \d{4}, \d\d:\d\d, as saved on this device\./);
    again.unmount();
    await openShopAt(engine, '/bookings/overview', lost);

    expect(
      await screen.findByText(/Last updated \w+, \d+ \w+ \d{4}, \d\d:\d\d, as saved on this device\./),
    ).toBeTruthy();
  });

  it('[P6] is not listed where none was made, and the way to one is', async () => {
    await openShopAt(engine, '/bookings/overview');

    await see('No bookings on this device yet.');
    expect(screen.getByRole('link', { name: 'Find something to do' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['/bookings/overview', 'No bookings on this device yet.'],
    ['/wishlist', 'Nothing here yet.'],
  ])('[W5] %s says that the browser saves nothing, and not that there is nothing', async (address, none) => {
    const opening = openShopAt(engine, address);
    globalThis.indexedDB = {
      open: () => {
        throw new Error('refused');
      },
    } as unknown as IDBFactory;
    await opening;

    await see('Your browser won’t let this page save anything.');
    expect(text()).not.toContain(none);
  });

  it('[P6] is listed as last seen where the engine cannot be reached', async () => {
    const order = await booked();
    const page = await openShopAt(engine, `/success?session_id=${order.session?.id}`);
    await heading('You’re booked!');
    page.unmount();

    await openShopAt(engine, '/bookings/overview', {
      isReturn: true,
      between: () => Promise.reject(new TypeError('no network')),
    });

    expect(await screen.findByRole('link', { name: 'Walk along the quay' })).toBeTruthy();
  });
});

describe('a booking made elsewhere', () => {
  const form = async (options = {}) => {
    const page = await openShopAt(engine, '/bookings/overview', options);
    const region = within(await screen.findByRole('region', { name: 'Find a booking' }));
    const fill = async (number: string, email: string) => {
      await page.user.type(region.getByLabelText('Booking number'), number);
      await page.user.type(region.getByLabelText('Email'), email);
      await page.user.click(region.getByRole('button', { name: 'Send the link' }));
    };
    return { page, region, fill };
  };

  it('[P13] is asked for by number and e-mail, and nothing of it is shown', async () => {
    const placed = await ordered();
    await buyer.pay(placed, cards.paid);
    const { page, region, fill } = await form();

    await fill(placed.number, 'ana@example.com');

    await see('a link is on its way to its email address');
    expect(region.getByRole('status')).toBeTruthy();
    expect(region.queryByText(/Walk along the quay/)).toBeNull();
    expect(text()).not.toContain('2 × Adult');
    expect(page.requests.filter(({ path }) => path === '/api/orders/lookup/')).toHaveLength(1);
  });

  it('[K12, P13] says by each field what is wrong with it', async () => {
    const { region, fill } = await form();

    await fill(' ', 'ana');

    await see('Please enter the number of your booking.');
    expect(region.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('[P13] says that it needs the network, where there is none', async () => {
    const { fill } = await form({ between: () => Promise.reject(new TypeError('no network')) });

    await fill('LF-222222', 'ana@example.com');

    await see('Please try again once you’re online.');
    expect(screen.queryByText(/a link is on its way/)).toBeNull();
  });
});
