import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropCart } from '#domain/contract/cart.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { cartAtom, isHoldConfirmedAtom } from '#shop/state/cart/cart.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { bookTheRest } from '#tests/support/page/book-the-rest.ts';
import {
  changes,
  localCart,
  openCheckout,
  openShopAt,
  put,
  see,
  storedCart,
  theMirror,
  toastText,
  watchLeaving,
} from '#tests/support/page/checkout.ts';
import type { Named } from '#tests/support/stores/selections.ts';
import { tightDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let isOut = false;
beforeEach(async () => {
  engine = await anEngine();
  isOut = false;
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const CART = '/bookings/checkout-editor?step=0';
const lost = async () => {
  throw new TypeError('no network');
};
const between = () => (isOut ? lost() : undefined);
const comeBack = () => {
  isOut = false;
  act(() => void dispatchEvent(new Event('online')));
};
const lines = () => screen.queryAllByRole('article').map((it) => within(it).getByRole('heading').textContent);
const later = (duration: Temporal.DurationLike) => {
  engine.clock.now = engine.clock.now.add(duration);
};
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const waitingRows = () => within(screen.getByRole('region', { name: 'Waiting to send' })).getAllByRole('listitem');

describe('what waits', () => {
  it('[W5] is counted in the bar, and told one by one with when and for whom', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 0, [{}], { between });
    isOut = true;
    await put(engine, page, [{ experience: 'boat', date: '2026-12-11' }]);
    await page.user.click(screen.getByRole('button', { name: 'Delete Walk along the quay' }));

    await page.user.click(await screen.findByRole('button', { name: '2 changes waiting to send' }));

    // A row says 'Sending' while a repeat is on its way.
    await waitFor(() => {
      const rows = waitingRows().map((it) => it.textContent ?? '');
      expect(rows[0]).toMatch(/Add “A boat of your own”Fri, 11 Dec 2026, \d\d:\d\d · .*Saved on this device/);
      expect(rows[1]).toMatch(/Remove “Walk along the quay”.*Saved on this device/);
    });
  });

  it('[W5] needs no sign while each change is confirmed at once', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 0);
    await page.settle(1_200);

    expect(screen.queryByRole('button', { name: /to be sent|for you/ })).toBeNull();
  });

  it('[W3, W7] is sent at a tap, whatever pause it is in', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 0, [{}], { between });
    isOut = true;
    await put(engine, page, [{ experience: 'boat' }]);
    await page.user.click(await screen.findByRole('button', { name: '1 change waiting to send' }));
    isOut = false;

    await page.user.click(screen.getByRole('button', { name: 'Try now' }));

    await see('Everything’s sent.');
    expect((await storedCart(engine)).lines).toHaveLength(2);
  });

  it('[W5] can be discarded: the cart is as it was, and the engine never hears of it', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 0, [{}], { between });
    isOut = true;
    await put(engine, page, [{ experience: 'boat' }]);
    await page.user.click(screen.getByRole('button', { name: 'Delete Walk along the quay' }));
    await waitFor(() => expect(lines()).toEqual(['A boat of your own']));
    await page.user.click(await screen.findByRole('button', { name: '2 changes waiting to send' }));

    await page.user.click(screen.getByRole('button', { name: 'Discard: Remove “Walk along the quay”' }));

    await waitFor(() => expect(lines()).toHaveLength(2));
    comeBack();
    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]));
    expect((await storedCart(engine)).lines).toHaveLength(2);
    expect(changes(page).filter((it) => it.startsWith('DELETE'))).toEqual([]);
  });

  it('[W5] that may have reached the shop is not taken back, but a new line is removed again', {
    tags: 'long',
  }, async () => {
    const page = await openCheckout(engine, 0, [{}], { between });
    isOut = true;
    await put(engine, page, [{ experience: 'boat' }]);
    await waitFor(async () => expect((await theMirror())?.outbox[0]?.attempts).toBeGreaterThan(0));
    await page.user.click(await screen.findByRole('button', { name: '1 change waiting to send' }));

    await page.user.click(screen.getByRole('button', { name: 'Discard: Add “A boat of your own”' }));

    await waitFor(() => expect(lines()).toEqual(['Walk along the quay']));
    expect((await theMirror())?.outbox.map(({ kind }) => kind)).toEqual(['add_line', 'drop_line']);
    comeBack();
    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]));
    expect((await storedCart(engine)).lines).toHaveLength(1);
  });
});

describe('what was refused while the visitor was elsewhere', () => {
  /** Adds four adults without a network to a start with four places. Meanwhile others book all but `left` of them. */
  async function refused(left: number) {
    const page = await openCheckout(engine, 0, [{}], { between });
    isOut = true;
    await put(engine, page, [{ date: tightDay, units: { Adult: 4 } }]);
    await bookTheRest(engine, { date: tightDay, left });
    comeBack();
    return page;
  }

  it('[W7b, W5] stands as a card with what happened, and its line is not in the cart', async () => {
    await refused(2);

    const card = await region('Add “Walk along the quay”');
    expect(card.textContent).toMatch(/Sat, 12 Dec 2026, 09:00 · 4 × Adult/);
    expect(card.textContent).toMatch(/Not enough places left.*Only 2 places are left at this time/);
    expect(lines()).toEqual(['Walk along the quay']);
  });

  it('[C18] is said of a tour that was taken off sale, with a way on that is there', async () => {
    const page = await openCheckout(engine, 0, [{}], { between });
    isOut = true;
    await put(engine, page, [{ experience: 'boat', date: '2026-12-11' }]);
    const boat = await engine.call(readExperience, { id: 'boat' });
    const owner = await aSeller(engine, { 1: 'owner' });
    await owner.send('PATCH', `/api/experiences/${boat.body.id}/`, { status: 'archived' });
    comeBack();

    const card = await region('Add “A boat of your own”');
    expect(card.textContent).toContain('This experience is no longer offered.');
    expect(card.textContent).not.toMatch(/Invalid pk|Change it/);
    expect(within(card).getByRole('link', { name: 'Book now' }).getAttribute('href')).toBe('/');
  });

  it('[W7b] is let go at a tap', async () => {
    const page = await refused(2);

    await page.user.click(await screen.findByRole('button', { name: /^Continue without it/ }));

    await waitFor(async () => expect((await theMirror())?.refusals).toEqual([]));
    expect(screen.queryByText('Continue without it')).toBeNull();
  });

  it('[W7b, E5] opens its form as it was filled, and a smaller party takes its place', { tags: 'long' }, async () => {
    const page = await refused(2);

    await page.user.click(within(await region('Add “Walk along the quay”')).getByRole('link', { name: 'Change it' }));
    await screen.findByRole('heading', { name: 'Your booking' });
    for (let i = 0; i < 2; i++) await page.user.click(await screen.findByRole('button', { name: 'Remove one: Adult' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Add to cart|Update cart/ })).toBeTruthy());
    await page.user.click(screen.getByRole('button', { name: /Add to cart|Update cart/ }));

    await waitFor(async () => expect((await storedCart(engine)).lines).toHaveLength(2));
    await screen.findByRole('heading', { name: 'In your cart' });
    expect((await theMirror())?.refusals).toEqual([]);
    expect(document.body.textContent).not.toContain('is not in your cart any more');
  });

  it('[W7b] is told on the next visit, where another runtime heard of it', { tags: 'long' }, async () => {
    const page = await refused(0);
    await region('Add “Walk along the quay”');
    page.unmount();

    await openShopAt(engine, '/', { isReturn: true });

    await waitFor(() => expect(toastText()).toContain('One of your changes didn’t go through.'));
    expect(await screen.findByRole('button', { name: '1 item needs your attention' })).toBeTruthy();
  });
});

describe('an expired cart', () => {
  async function expired(selections: readonly Named[] = [{}, { experience: 'boat', date: '2026-12-11' }]) {
    const page = await openCheckout(engine, 0, selections, { between });
    later({ minutes: 30 });
    await waitFor(() => expect(toastText()).toContain('Your cart has expired!'), { timeout: 5_000 });
    return page;
  }

  it('[C12] leaves its lines as a draft, which one tap puts back into a new cart', { tags: 'long' }, async () => {
    const page = await expired();
    const before = (await theMirror())?.lost_lines[0]?.cart_id;

    await page.user.click(await screen.findByRole('button', { name: 'Add both back' }));

    await waitFor(() => expect(lines()).toEqual(['Walk along the quay', 'A boat of your own']));
    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]));
    expect(localCart()?.id).not.toBe(before);
    expect((await storedCart(engine)).lines).toHaveLength(2);
    expect((await theMirror())?.lost_lines).toEqual([]);
  });

  it('[C8, C12] leads by its lines, and by nothing else than them', async () => {
    await expired();

    expect((await screen.findByRole('button', { name: 'Add both back' })).dataset['kind']).toBe('action');
    expect((await screen.findByRole('link', { name: 'Book now' })).dataset['kind']).toBe('quiet');
  });

  it('[C12] puts back what still has places, and says of the rest what can be done', { tags: 'long' }, async () => {
    const page = await expired([{}, { date: tightDay, units: { Adult: 4 } }]);
    await bookTheRest(engine, { date: tightDay, left: 0 });

    await page.user.click(await screen.findByRole('button', { name: 'Add both back' }));

    expect(await region('Add “Walk along the quay”')).toBeTruthy();
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect((await storedCart(engine)).lines).toHaveLength(1);
  });

  it('[C12] lets its lines go when they are dismissed', async () => {
    const page = await expired();

    const drafts = within(await region('From your expired cart'));
    await page.user.click(drafts.getByRole('button', { name: 'Dismiss Walk along the quay' }));
    await page.user.click(await drafts.findByRole('button', { name: 'Dismiss' }));

    await waitFor(async () => expect((await theMirror())?.lost_lines).toEqual([]));
    expect(screen.queryByRole('region', { name: 'From your expired cart' })).toBeNull();
  });
});

describe('the countdown', () => {
  it('[C11] stands as unconfirmed until the engine has answered since the device woke', async () => {
    const first = await openCheckout(engine, 0);
    first.unmount();
    isOut = true;

    const page = await openShopAt(engine, CART, { isReturn: true, between });

    await waitFor(() => expect(screen.getByRole('timer').getAttribute('data-doubtful')).toBe('true'));
    expect(screen.getByRole('link', { name: /^Not confirmed: / })).toBeTruthy();
    comeBack();
    await waitFor(() => expect(page.store.get(isHoldConfirmedAtom)).toBe(true));
    expect(screen.getByRole('timer').getAttribute('data-doubtful')).toBeNull();
  });
});

describe('an order that has not got through', () => {
  async function reopened() {
    const first = await openCheckout(engine, 2, [{}], { between });
    isOut = true;
    await first.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await see('Nothing has been ordered yet');
    first.unmount();
    isOut = false;
    return openShopAt(engine, '/bookings/checkout-editor?step=2', { isReturn: true, between });
  }

  it('[W8] waits as ready to pay after a reload, and goes out at one tap', { tags: 'long' }, async () => {
    const page = await reopened();
    const leaving = watchLeaving();

    await waitFor(() => expect(toastText()).toContain('Nothing has changed. Tap again'));
    await page.settle(300);
    expect((await engine.counts())['orders']).toBe(0);
    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));

    await waitFor(() => expect(leaving).toHaveBeenCalled());
    expect((await engine.counts())['orders']).toBe(1);
  });

  it('[W8] shows what has changed since it was agreed', async () => {
    const first = await openCheckout(engine, 2, [{}, { experience: 'boat', date: '2026-12-11' }], { between });
    isOut = true;
    await first.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await see('Nothing has been ordered yet');
    const boat = first.store.get(cartAtom)?.lines[1];
    first.unmount();
    await engine.send('DELETE', `/api/cart/${localCart()?.id}/lines/${boat?.id}/`);
    isOut = false;

    await openShopAt(engine, '/bookings/checkout-editor?step=2', { isReturn: true, between });

    await waitFor(() =>
      expect(toastText()).toMatch(/“A boat of your own” is no longer in your cart, the total is now 80,00/),
    );
    expect((await engine.counts())['orders']).toBe(0);
  });

  it('[W8] does not go out by itself once what was agreed no longer holds, though its page is open', async () => {
    const page = await openCheckout(engine, 2, [{}, { experience: 'boat', date: '2026-12-11' }], { between });
    isOut = true;
    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await see('Nothing has been ordered yet');
    const boat = page.store.get(cartAtom)?.lines[1];
    await engine.send('DELETE', `/api/cart/${localCart()?.id}/lines/${boat?.id}/`);

    comeBack();

    await waitFor(() => expect(toastText()).toContain('“A boat of your own” is no longer in your cart'));
    await page.settle(300);
    expect((await engine.counts())['orders']).toBe(0);
    expect((await theMirror())?.outbox.map(({ kind }) => kind)).toEqual(['create_order']);
  });

  it('[W8] is given up at a tap', async () => {
    const page = await reopened();

    await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));

    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]));
    expect(toastText()).not.toContain('Nothing has changed. Tap again');
  });

  it('[C5] is over with its cart', async () => {
    await reopened();
    await engine.call(dropCart, { id: localCart()?.id ?? '' });

    act(() => void dispatchEvent(new Event('online')));

    await see('Your cart is empty!');
    expect((await theMirror())?.outbox).toEqual([]);
  });
});
