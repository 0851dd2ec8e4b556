import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropCart, readCart } from '#domain/contract/cart.ts';
import { cartAtom, cartCountAtom, isHoldConfirmedAtom, mirrorAtom, secondsLeftAtom } from '#shop/state/cart/cart.ts';
import { changeLineAtom, deleteCartAtom } from '#shop/state/cart/cart-actions.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import {
  changes,
  fillContact,
  localCart,
  openCheckout,
  openShopAt,
  put,
  see,
  storedCart,
  tab,
  theMirror,
  theTyped,
  toastText,
} from '#tests/support/page/checkout.ts';
import { selectionsOf } from '#tests/support/stores/selections.ts';
import { runningDay, tightDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  await engine.stop();
});

const two = [{}, { experience: 'boat', date: '2026-12-11' }];
const lines = () => screen.queryAllByRole('article').map((it) => within(it).getByRole('heading').textContent);
const later = (duration: Temporal.DurationLike) => {
  engine.clock.now = engine.clock.now.add(duration);
};
const busy = async () => new Response('{}', { status: 503, headers: { 'Landfall-Version': '1' } });
const lost = async () => {
  throw new TypeError('no network');
};

describe('the device', () => {
  it('[C1, W4] keeps the id in local storage, and id, expiry and content in one key of IndexedDB', {
    tags: 'long',
  }, async () => {
    await openCheckout(engine, 0);

    const cart = await storedCart(engine);
    expect(localCart()).toEqual({ id: cart.id, count: 1, expires_at: cart.expires_at });
    expect(await theMirror()).toMatchObject({ id: cart.id, expires_at: cart.expires_at, snapshot: cart, outbox: [] });
  });

  it('[C2] restores the cart from the saved id on load, as the engine has it now', async () => {
    const page = await openCheckout(engine, 0, two);
    const [line] = (await storedCart(engine)).lines;
    await engine.send('DELETE', `/api/cart/${localCart()?.id}/lines/${line?.id}/`);
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });

    await waitFor(() => expect(lines()).toEqual(['A boat of your own']));
  });

  it('[C2] finds the cart by the id in local storage where IndexedDB was wiped', async () => {
    const page = await openCheckout(engine, 0);
    const stored = localStorage.getItem('cart') ?? '';
    page.unmount();

    const opening = openShopAt(engine, '/bookings/checkout-editor');
    localStorage.setItem('cart', stored);
    await opening;

    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('[C2, P5] removes the stored cart on /success, and restores none there', async () => {
    const page = await openCheckout(engine, 0);
    const id = localCart()?.id;
    page.unmount();

    const after = await openShopAt(engine, '/success?session_id=nobody', { isReturn: true });

    await waitFor(() => expect(localCart()).toBeNull());
    expect((await theMirror())?.id).toBeNull();
    expect(after.requests.map(({ path }) => path)).not.toContain(`/api/cart/${id}/`);
  });

  it('[C3] drops the saved id of a cart that is not there, and says so to the console', async () => {
    const page = await openCheckout(engine, 0);
    const id = localCart()?.id ?? '';
    page.unmount();
    await engine.call(dropCart, { id });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });

    await see('Your cart is empty!');
    expect(localCart()).toBeNull();
    expect(log).toHaveBeenCalled();
  });

  it.each([
    ['out of reach', lost],
    ['busy', busy],
    ["another's, as a captive portal is", async () => new Response('<p>Please sign in</p>')],
  ])('[C3] keeps the mirrored cart on screen where the engine is %s', async (_, between) => {
    const page = await openCheckout(engine, 0);
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true, between });

    await waitFor(() => expect(lines()).toEqual(['Walk along the quay']));
    expect(localCart()).not.toBeNull();
  });

  it('[C3] marks a cart that the engine could not be asked about', async () => {
    const page = await openCheckout(engine, 0);
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true, between: lost });

    expect(await screen.findByText(/^This is your last saved cart/)).toBeTruthy();
  });

  it('[C17] marks a cart that an engine with a fault cannot tell of, as of when it was known, and asks again', async () => {
    const page = await openCheckout(engine, 0);
    page.unmount();
    let isFaulty = true;
    const between = ({ url }: Request) => (isFaulty && url.includes('/cart/') ? busy() : undefined);
    const again = await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true, between });

    await see(/This is your last saved cart, from \w+, \d+ \w+ \d{4}, \d\d:\d\d\./);
    isFaulty = false;

    await waitFor(() => expect(screen.queryByText(/^This is your last saved cart/)).toBeNull());
    expect(again.store.get(cartAtom)?.lines).toHaveLength(1);
  });

  it('[C17] says that a cart of which only the id is left cannot be read, and asks again', async () => {
    const page = await openCheckout(engine, 0);
    const stored = localStorage.getItem('cart') ?? '';
    page.unmount();
    let isFaulty = true;
    const between = ({ url }: Request) => (isFaulty && url.includes('/cart/') ? busy() : undefined);
    const opening = openShopAt(engine, '/bookings/checkout-editor', { between });
    localStorage.setItem('cart', stored);
    await opening;

    await see('We can’t load your cart right now. We’ll keep trying.');
    isFaulty = false;

    await waitFor(() => expect(lines()).toEqual(['Walk along the quay']));
  });

  it('[C17] shows a cart that another tab has ended as empty, though local storage tells of it late', async () => {
    const first = await openCheckout(engine, 0);
    const second = await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });
    await waitFor(() => expect(second.store.get(cartAtom)?.lines).toHaveLength(1));
    const stale = localStorage.getItem('cart');
    vi.stubGlobal('localStorage', { getItem: () => stale, setItem: () => {}, removeItem: () => {}, clear: () => {} });

    await act(() => first.store.set(deleteCartAtom));

    // The second tab learns first of the request, then of the cart's end.
    await waitFor(() => expect(second.store.get(mirrorAtom)?.id).toBeNull());
    await second.settle(200);
    expect(second.store.get(cartAtom)).toBeNull();
    expect([second.store.get(cartCountAtom), second.store.get(secondsLeftAtom)]).toEqual([0, null]);
  });

  it('[W13] shows another tab the same cart within a second', async () => {
    const first = await openCheckout(engine, 0);
    const second = await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });
    await waitFor(() => expect(second.store.get(cartAtom)?.lines).toHaveLength(1));

    await put(engine, first, [{ experience: 'boat' }]);

    await waitFor(() => expect(second.store.get(cartAtom)?.lines).toHaveLength(2), { timeout: 1_000 });
  });

  it('[W5] works in memory where storage is refused', async () => {
    const opening = openShopAt(engine, '/bookings/checkout-editor');
    globalThis.indexedDB = {
      open: () => {
        throw new Error('refused');
      },
    } as unknown as IDBFactory;
    const page = await opening;

    await put(engine, page, [{}]);

    await waitFor(() => expect(lines()).toEqual(['Walk along the quay']));
    expect((await storedCart(engine)).lines).toHaveLength(1);
  });
});

describe('the cart', () => {
  it('[C6, C7] shows each line with all that it is, the code, the totals and the way on', async () => {
    await openCheckout(engine, 0, [{ units: { Adult: 2, Child: 1 }, extras: { Map: 1 }, pickup: 'West gate' }]);

    const line = within(screen.getByRole('article'));
    const text = screen.getByRole('article').textContent?.replaceAll('\u00A0', ' ') ?? '';
    expect(line.getByRole('link', { name: 'Walk along the quay' }).getAttribute('href')).toBe('/experiences/walk');
    for (const words of [
      'Thu, 10 Dec 2026, 09:00',
      '2 hours and 30 minutes',
      'Fully refundable up to 24 hours before start',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Pick-up: West gate');
    expect(text).toMatch(/2 × Adult at 40,00 €80,00 €1 × Child20,50 €Map5,00 €Total105,50 €/);
    const [{ id } = { id: '' }] = (await storedCart(engine)).lines;
    expect(line.getByRole('link', { name: 'Edit Walk along the quay' }).getAttribute('href')).toBe(
      `/experiences/walk?editCartItem=${id}`,
    );
    expect(line.getByRole('button', { name: 'Delete Walk along the quay' })).toBeTruthy();
    expect(screen.getByLabelText('Code').getAttribute('placeholder')).toBe('Enter code');
    expect(screen.getByRole('button', { name: 'Apply code' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Contact Info' }).getAttribute('href')).toBe(
      '/bookings/checkout-editor?step=1',
    );
  });

  it('[C7] promises no refund that is over by now', async () => {
    const { now } = engine.clock;
    engine.clock.now = Temporal.Instant.from('2026-12-09T20:00:00Z');
    await openCheckout(engine, 0, [{}]);

    const text = screen.getByRole('article').textContent ?? '';
    expect(text).toContain('Too late to cancel for free');
    expect(text).not.toContain('Fully refundable');
    engine.clock.now = now;
  });

  it('[C14] totals what it costs, what is due now with its percentage, and what is left for later', async () => {
    await openCheckout(engine, 0);

    const totals = screen.getByLabelText('Totals').textContent?.replaceAll('\u00A0', ' ');
    expect(totals).toBe('Total80,00 €Deposit due now (20 %)16,00 €To pay later64,00 €');
  });

  it('[C19] shows a missing amount and a missing date in their places, and all else as it is', async () => {
    const page = await openCheckout(engine, 0, two);
    page.unmount();
    const between = (request: Request) => (/\/cart\/[^/]+\/$/.test(request.url) ? spoil(request) : undefined);
    const spoil = async (request: Request) => {
      const cart = (await (await engine.app(request)).json()) as import('#domain/contract/cart.ts').Cart;
      const [line] = cart.lines;
      Object.assign(line?.total ?? {}, { gross: 'much' });
      Object.assign(line?.booking_info ?? {}, { date: null });
      Object.assign(cart.total, { gross: null });
      return new Response(JSON.stringify(cart), { headers: { 'Landfall-Version': '1' } });
    };

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true, between });

    await see('<missing value>');
    expect(lines()).toEqual(['Walk along the quay', 'A boat of your own']);
    await see('—, 09:00');
  });

  it('[C6] says in words why a code does not apply', async () => {
    const { user } = await openCheckout(engine, 0);

    await user.type(screen.getByLabelText('Code'), 'SUMMER');
    await user.click(screen.getByRole('button', { name: 'Apply code' }));

    expect(await screen.findByText('We don’t know the code SUMMER.')).toBeTruthy();
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  });

  it('[C8] that is empty says so, and leads home', async () => {
    await openShopAt(engine, '/bookings/checkout-editor');

    expect(await screen.findByRole('heading', { name: 'Your cart is empty!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book now' }).getAttribute('href')).toBe('/');
  });

  it('[C4] loses one line of two, and the other stays', async () => {
    const page = await openCheckout(engine, 0, two);

    await page.user.click(screen.getByRole('button', { name: 'Delete Walk along the quay' }));

    await waitFor(() => expect(lines()).toEqual(['A boat of your own']));
    await see('Item deleted successfully!');
    expect(toastText()).not.toContain('Your cart is empty!');
    expect((await storedCart(engine)).lines).toHaveLength(1);
  });

  it('[C4, C4a] goes with its only line: one toast, and the engine knows it no more', async () => {
    const page = await openCheckout(engine, 0);
    const {
      id,
      lines: [line],
    } = await storedCart(engine);

    await page.user.click(screen.getByRole('button', { name: 'Delete Walk along the quay' }));

    expect(await screen.findByRole('heading', { name: 'Your cart is empty!' })).toBeTruthy();
    await waitFor(() => expect(toastText()).toContain('Item deleted successfully! Your cart is empty!'));
    expect(toastText()).not.toContain('expired');
    expect(changes(page).at(-1)).toBe(`DELETE /api/cart/${id}/lines/${line?.id}/`);
    expect((await engine.call(readCart, { id })).status).toBe(404);
    expect(localCart()).toBeNull();
  });

  it('[C4a] is emptied as a whole', async () => {
    const page = await openCheckout(engine, 0, two);
    const id = localCart()?.id;

    await page.user.click(screen.getByRole('button', { name: 'Empty cart' }));

    await waitFor(() => expect(toastText()).toContain('Cart deleted successfully!'));
    expect(changes(page).at(-1)).toBe(`DELETE /api/cart/${id}/`);
    expect(localCart()).toBeNull();
    expect(await screen.findByText('Your cart is empty!')).toBeTruthy();
  });

  it('[C4] begins anew after it was emptied', async () => {
    const page = await openCheckout(engine, 0);
    const before = localCart()?.id;
    await page.user.click(screen.getByRole('button', { name: 'Empty cart' }));
    await see('Your cart is empty!');

    await put(engine, page, [{ experience: 'boat' }]);

    await waitFor(() => expect(lines()).toEqual(['A boat of your own']));
    expect(localCart()?.id).not.toBe(before);
  });
});

describe('the hold', () => {
  it('[C5] that runs out clears the cart from state and storage, with what was typed, and says so', async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page, { first_name: 'Ana' });
    expect(await theTyped()).toBeTruthy();

    later({ minutes: 30 });

    await waitFor(() => expect(toastText()).toContain('Your cart has expired!'), { timeout: 3_000 });
    // The page is that of the cart already.
    expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
    expect(page.store.get(cartAtom)).toBeNull();
    expect(localCart()).toBeNull();
    const mirror = await theMirror();
    expect(mirror).toMatchObject({ id: null, expires_at: null, snapshot: null });
    expect(mirror?.lost_lines.map(({ line }) => line.experience.title)).toEqual(['Walk along the quay']);
    await waitFor(async () => expect(await theTyped()).toBeUndefined());
  });

  it('[C5] that ran out while the device was away is told on return', async () => {
    const page = await openCheckout(engine, 0);
    page.unmount();
    later({ minutes: 31 });

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });

    await waitFor(() => expect(toastText()).toContain('Your cart has expired!'));
    await see('Your cart is empty!');
  });

  it('[C11] counts by the engine, told at once by each answer', async () => {
    const page = await openCheckout(engine, 0);

    await waitFor(() => expect(page.store.get(secondsLeftAtom)).toBe(1_800));
    expect(page.store.get(isHoldConfirmedAtom)).toBe(true);
  });

  it.each([-1, 1])('[C11] never counts by the clock of a device that is %d day ahead', async (days) => {
    const page = await openShopAt(engine, '/bookings/checkout-editor', { aheadBy: days * 86_400_000 });
    const counted = new Set<number | null>();
    page.store.sub(secondsLeftAtom, () => counted.add(page.store.get(secondsLeftAtom)));

    await put(engine, page, [{}]);

    await waitFor(() => expect(page.store.get(secondsLeftAtom)).toBe(1_800));
    expect([...counted].filter((it) => it !== null)).toEqual([1_800]);
  });

  it("[C10a] offers more time at 2:00, and adds the engine's five minutes", { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 0);
    later({ minutes: 27, seconds: 59 });
    await page.settle(1_100);
    expect(screen.queryByRole('button', { name: 'Need more time?' })).toBeNull();

    later({ seconds: 1 });
    const more = await screen.findByRole('button', { name: 'Need more time?' }, { timeout: 3_000 });
    await page.user.click(more);

    await waitFor(() => expect(page.store.get(secondsLeftAtom)).toBe(420), { timeout: 3_000 });
    expect(screen.queryByRole('button', { name: 'Need more time?' })).toBeNull();
    expect(page.requests.at(-1)).toMatchObject({ method: 'PATCH', body: { extend_hold: true } });
  });
});

describe('a refusal', () => {
  it('[C9] says in plain words what happened and what to do next', async () => {
    const page = await openCheckout(engine, 0);
    const { selection, experience } = await selectionsOf(engine);
    const { booking_info } = selection({ date: tightDay, units: { Adult: 8 } });
    const line = page.store.get(cartAtom)?.lines[0]?.id ?? '';

    const outcome = await act(() =>
      page.store.set(changeLineAtom, line, { experience: experience('walk'), booking_info }),
    );

    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'places_taken' } });
    expect(toastText()).toMatch(/Not enough places left.*places? (is|are) left at this time/);
    expect(page.store.get(cartAtom)?.lines[0]?.booking_info.date).toBe(runningDay);
    expect((await theMirror())?.refusals).toEqual([]);
  });

  it('[W7a] by an expired cart lets a new line begin a new cart, and tells of the old one', async () => {
    const page = await openCheckout(engine, 0);
    const before = localCart()?.id;
    const row = engine.database.write((tx) => tx.updateTable('carts').set({ expires_at: 1 }).execute());
    await row;

    await put(engine, page, [{ experience: 'boat' }]);

    await waitFor(() => expect(lines()).toEqual(['A boat of your own']));
    expect(localCart()?.id).not.toBe(before);
    await act(() => page.user.click(screen.getAllByRole('button', { name: 'Dismiss' }).at(-1) as HTMLElement));
    expect(toastText()).toContain('Your cart has expired!');
  });
});

describe('without a network', () => {
  it('[W5] keeps a change on the device, says so, and tells of success when the engine has', async () => {
    let isOut = true;
    const between = () => (isOut ? lost() : undefined);
    const page = await openShopAt(engine, '/bookings/checkout-editor', { between });

    await put(engine, page, [{}]);
    await see('Saved on this device');
    expect(toastText()).not.toContain('Experience has been added to cart!');

    isOut = false;
    act(() => void dispatchEvent(new Event('online')));

    await waitFor(() => expect(toastText()).toContain('Experience has been added to cart!'), { timeout: 4_000 });
    expect(document.body.textContent).not.toContain('Saved on this device');
    expect((await storedCart(engine)).lines).toHaveLength(1);
  });

  it.each([
    ['the answer was lost', 'after' as const],
    ['the request was lost', 'before' as const],
  ])('[W6, W7] repeats a change with the same key and bytes where %s, and has it once', async (_, when) => {
    let faults = 1;
    const sent: string[] = [];
    const between = async (request: Request) => {
      if (request.method !== 'POST') return undefined;
      sent.push(`${request.headers.get('idempotency-key')} ${await request.clone().text()}`);
      if (faults-- <= 0) return undefined;
      if (when === 'after') await engine.app(request);
      return lost();
    };
    const page = await openShopAt(engine, '/bookings/checkout-editor', { between: between as never });

    await put(engine, page, [{}]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(toastText()).toContain('Experience has been added to cart!'), { timeout: 5_000 });

    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect((await engine.counts())['cart_lines']).toBe(1);
    expect(lines()).toHaveLength(1);
  });

  it('[W7] takes no captive portal for an answer', async () => {
    let isPortal = true;
    const between = async () =>
      isPortal ? new Response('{"id":"x"}', { headers: { 'content-type': 'application/json' } }) : undefined;
    const page = await openShopAt(engine, '/bookings/checkout-editor', { between: between as never });

    await put(engine, page, [{}]);
    expect((await theMirror())?.outbox).toHaveLength(1);
    isPortal = false;
    act(() => void dispatchEvent(new Event('online')));

    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]), { timeout: 4_000 });
    expect((await storedCart(engine)).lines).toHaveLength(1);
  });

  it('[W6] delivers on the next visit what the last one could not', async () => {
    const page = await openShopAt(engine, '/bookings/checkout-editor', { between: lost });
    await put(engine, page, [{}]);
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });

    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]), { timeout: 4_000 });
    expect((await engine.counts())['cart_lines']).toBe(1);
  });
});

describe('a line whose departure was cancelled', () => {
  it('[B8] is named at each step, with what to do, and an order of it is refused in words', async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page);
    await page.user.click(tab(/Payment/));
    await screen.findByRole('heading', { name: 'Payment', level: 1 });
    await engine.database.write((tx) => tx.updateTable('departures').set({ cancelled_at: 1 }).execute());

    await page.user.click(await screen.findByRole('button', { name: /^Pay .* by card/ }));

    await waitFor(() => expect(toastText()).toContain('This departure is cancelled'));
    await screen.findByText(/Walk along the quay.*: /);
    expect(document.body.textContent).toMatch(
      /This departure is cancelled\. Please remove it from your cart\. You haven’t been charged\./,
    );
  });
});
