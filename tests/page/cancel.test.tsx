import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#domain/contract/orders.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import {
  changes,
  localCart,
  openCheckout,
  openShopAt,
  see,
  toastText,
  watchLeaving,
} from '#tests/support/page/checkout.ts';
import { aBuyer, type Buyer, handyStore, refundsOf } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

/** The walk's start: nine in Split, which is 08:00 UTC in December. */
const start = Temporal.Instant.from(`${runningDay}T08:00:00Z`);

let engine: Engine;
let buyer: Buyer;
let my: ReturnType<typeof cancellingWith>;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  my = cancellingWith(engine, buyer);
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const addressOf = ({ id, lines }: Order, n = 0) => `/orders/editor/${id}/booking/${lines[n]?.id}`;
const text = () => document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
const asksFor = async (page: Awaited<ReturnType<typeof openShopAt>>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
  return within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
};

describe('cancelling a booking', () => {
  it('[P12, P12d] says first what goes back, how, and by which sentence of the policy, then cancels', {
    tags: 'long',
  }, async () => {
    const order = await my.booked();
    const page = await openShopAt(engine, addressOf(order));
    await see('Free cancellation until Wed, 9 Dec 2026, 09:00.');

    const dialog = await asksFor(page);
    for (const words of [
      'You’ll get 80,00 € back.',
      'We’ll refund the card you paid with. It can take a few days to show.',
      'As agreed when you booked: “Cancel at least 24 hours before the start for a full refund.”',
    ])
      expect(await dialog.findAllByText((it) => it.replaceAll('\u00A0', ' ') === words)).toBeTruthy();
    expect(toastText()).toContain('You’ll get 80,00 € back.');
    await page.user.type(dialog.getByLabelText('Email used for this booking'), ' Ana@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('Your booking has been cancelled.');
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const words of ['Cancelled', 'Paid80,00 €', 'Refunded-80,00 €', 'Due0,00 €', 'Your refund is 80,00 €.'])
      expect(text().replaceAll('−', '-')).toContain(words);
    expect(screen.queryByRole('region', { name: /^Voucher/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await refundsOf(engine)).toEqual([8_000]);
  });

  it('[P12, P13] shows it as cancelled among the bookings of this device, also without a network', async () => {
    const order = await my.booked();
    const page = await openShopAt(engine, addressOf(order));
    const dialog = await asksFor(page);
    await page.user.type(await dialog.findByLabelText('Email used for this booking'), 'ana@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await see('Your booking has been cancelled.');
    page.unmount();

    await openShopAt(engine, '/bookings/overview', {
      isReturn: true,
      between: () => Promise.reject(new TypeError('no network')),
    });

    await screen.findByRole('link', { name: 'Walk along the quay' });
    expect(text()).toContain('Cancelled');
  });

  it('[P8, P12] is told of on the page after payment, too', async () => {
    await engine.database.write((tx) => tx.updateTable('base_accounts').set({ email: 'desk@small.example' }).execute());
    const order = await my.booked();
    await my.cancel(order);

    await openShopAt(engine, `/success?session_id=${order.session?.id}`);

    await screen.findByRole('heading', { name: 'This order has been cancelled', level: 1 });
    expect(text()).toContain(
      'We’ll refund 80,00 € to your original payment method. Questions? Write to desk@small.example.',
    );
  });

  it('[P12] is kept where one would rather', async () => {
    const order = await my.booked();
    const page = await openShopAt(engine, addressOf(order));
    const dialog = await asksFor(page);

    await page.user.click(await dialog.findByRole('button', { name: 'Keep booking' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes(page)).toEqual([]);
  });

  it('[P12, P15] says at its field that the address is another one, and takes the right one then', async () => {
    const order = await my.booked();
    const page = await openShopAt(engine, addressOf(order));
    const dialog = await asksFor(page);
    const email = await dialog.findByLabelText('Email used for this booking');

    await page.user.type(email, 'bo@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    const problem = await dialog.findByText(/^This booking was not made with that address\./);
    const isTied = email.getAttribute('aria-describedby')?.includes(problem.id);
    const focused = document.activeElement;
    await page.user.clear(email);
    await page.user.type(email, 'ana@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('Your booking has been cancelled.');
    expect([isTied, focused]).toEqual([true, email]);
  });

  it('[P12e] asks whether it is one booking or the whole order, each with what goes back', async () => {
    const order = await my.booked([{}, { time: '15', units: { Adult: 1 } }]);
    const page = await openShopAt(engine, addressOf(order));
    const dialog = await asksFor(page);
    await dialog.findByRole('radio', { name: 'The whole order, 2 bookings' });
    const back = () =>
      dialog
        .getAllByText(/^You’ll get .* back\.$/)
        .at(-1)
        ?.textContent?.replaceAll('\u00A0', ' ');

    const ofLine = back();
    await page.user.click(dialog.getByRole('radio', { name: 'The whole order, 2 bookings' }));
    const ofAll = back();
    await page.user.click(dialog.getByRole('radio', { name: 'Only Walk along the quay' }));
    await page.user.type(dialog.getByLabelText('Email used for this booking'), 'ana@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('Your booking has been cancelled.');
    expect([ofLine, ofAll]).toEqual(['You’ll get 80,00 € back.', 'You’ll get 120,00 € back.']);
    expect(await my.seen(order)).toMatchObject({ status: 'confirmed', paid: { amount: '40.00' } });
    await see('Refunded');
    expect(text()).toContain('Total40,00 €');
  });

  it('[P12d] shows a quote that has changed anew, before it is asked again', async () => {
    const order = await my.booked();
    const page = await openShopAt(engine, addressOf(order));
    const dialog = await asksFor(page);
    await page.user.type(await dialog.findByLabelText('Email used for this booking'), 'ana@example.com');
    const half = JSON.stringify([{ minutes_before_start: 60, refund_percentage: 50 }]);
    await engine.database.write(async (tx) => {
      const line = await tx.selectFrom('order_lines').select(['id', 'snapshot_json']).executeTakeFirstOrThrow();
      const snapshot = JSON.parse(line.snapshot_json) as { experience: { cancellation_policy: { tiers: unknown } } };
      snapshot.experience.cancellation_policy.tiers = JSON.parse(half);
      const snapshot_json = JSON.stringify(snapshot);
      await tx.updateTable('order_lines').set({ snapshot_json }).where('id', '=', line.id).execute();
    });

    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await see('It was 80,00 € and is now 40,00 €. Nothing has been cancelled.');
    await see('You’ll get 40,00 € back.');
    await see('40,00 € isn’t refunded.');
    const between = (await my.seen(order)).status;
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('Your booking has been cancelled.');
    expect(between).toBe('confirmed');
    expect(await refundsOf(engine)).toEqual([4_000]);
  });

  it('[P12e] says since when it is too late, and whom to ask', async () => {
    await engine.database.write((tx) =>
      tx.updateTable('base_accounts').set({ email: 'desk@small.example', phone_number: '+385 21 345' }).execute(),
    );
    const order = await my.booked();
    engine.clock.now = start.subtract({ hours: 5 });

    await openShopAt(engine, addressOf(order));

    await see('The cancellation deadline was Wed, 9 Dec 2026, 09:00.');
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
    expect(screen.getByRole('link', { name: '+385 21 345' }).getAttribute('href')).toBe('tel:+38521345');
    expect(screen.getByRole('link', { name: 'desk@small.example' })).toBeTruthy();
  });

  it('[P12e] says it too where it has become so while one was asked', async () => {
    const order = await my.booked();
    const page = await openShopAt(engine, addressOf(order));
    const dialog = await asksFor(page);
    await page.user.type(await dialog.findByLabelText('Email used for this booking'), 'ana@example.com');
    engine.clock.now = start.subtract({ hours: 23 });

    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('The cancellation deadline was Wed, 9 Dec 2026, 09:00. Nothing has been cancelled.');
    expect((await my.seen(order)).status).toBe('confirmed');
  });

  it('[P12d] needs the network, says so, and sends nothing later', async () => {
    const order = await my.booked();
    let isOut = false;
    const page = await openShopAt(engine, addressOf(order), {
      between: () => (isOut ? Promise.reject(new TypeError('no network')) : undefined),
    });
    await screen.findByRole('button', { name: 'Cancel this booking' });
    isOut = true;

    const dialog = await asksFor(page);
    await see('You need to be online to cancel.');
    const hasForm = dialog.queryByLabelText('Email used for this booking') !== null;
    isOut = false;
    await page.user.click(dialog.getByRole('button', { name: 'Try again' }));

    expect(await dialog.findByLabelText('Email used for this booking')).toBeTruthy();
    expect(hasForm).toBe(false);
    expect(changes(page)).toEqual([]);
  });

  it('[P12d, W6] is cancelled once where the network dies with the answer, and says honestly that it does not know', async () => {
    const order = await my.booked();
    const keys: (string | null)[] = [];
    let dies = true;
    const cancels = async (request: Request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const answer = await engine.app(request);
      if (!dies) return answer;
      dies = false;
      throw new TypeError('no network');
    };
    const page = await openShopAt(engine, addressOf(order), {
      between: (request) => (request.url.endsWith('/cancel/') ? cancels(request) : undefined),
    });
    const dialog = await asksFor(page);
    await page.user.type(await dialog.findByLabelText('Email used for this booking'), 'ana@example.com');

    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() =>
      expect(toastText()).toContain('We couldn’t confirm that. Try again; you won’t be charged or cancelled'),
    );
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('Your booking has been cancelled.');
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await refundsOf(engine)).toEqual([8_000]);
  });

  it('[P12] says what came of it also to who has closed the dialog meanwhile', async () => {
    const order = await my.booked();
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
    const slowly = (request: Request) => until.then(() => engine.app(request));
    const page = await openShopAt(engine, addressOf(order), {
      between: (request) => (request.url.endsWith('/cancel/') ? slowly(request) : undefined),
    });
    const dialog = await asksFor(page);
    await page.user.type(await dialog.findByLabelText('Email used for this booking'), 'bo@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));

    goOn();

    await see('Your booking hasn’t been cancelled.');
    await see('This booking was not made with that address.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[P9] of what is not paid lets the cart of this device go, too', { tags: 'long' }, async () => {
    const left = watchLeaving();
    const checkout = await openCheckout(engine, 2);
    await checkout.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    const rows = await engine.database.read((tx) => tx.selectFrom('order_lines').select(['id', 'order_id']).execute());
    checkout.unmount();
    const page = await openShopAt(engine, `/orders/editor/${rows[0]?.order_id}/booking/${rows[0]?.id}`, {
      isReturn: true,
    });
    await see('You haven’t paid anything yet, so we’ll just release your places.');

    const dialog = await asksFor(page);
    await page.user.type(await dialog.findByLabelText('Email used for this booking'), 'ana@example.com');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));

    await see('Your booking has been cancelled.');
    await waitFor(() => expect(localCart()).toBeNull());
    expect(document.body.textContent).not.toContain('Your cart has expired!');
  });
});
