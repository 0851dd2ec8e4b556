import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAtom, cartCountAtom } from '#shop/state/cart/cart.ts';
import { useStorageHealth } from '#shop/state/device/storage-health.ts';
import { onWorkerEventAtom } from '#shop/state/device/worker-events.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { dismissToastAtom, toastsAtom } from '#shop/state/toasts.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import type { Page } from '#tests/support/page/checkout.ts';
import {
  fillContact,
  localCart,
  openCheckout,
  openShopAt,
  put,
  theMirror,
  theTyped,
} from '#tests/support/page/checkout.ts';
import { fillStorage, refuseStorage } from '#tests/support/page/storage-faults.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

/** Runs the check, as the app does a second after its start. */
function keep({ store }: Page): void {
  renderHook(useStorageHealth, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
}

const toasts = ({ store }: Page) => store.get(toastsAtom).filter(({ text }) => text.includes('won’t let us save'));

async function openWith(fault: () => void): Promise<Page> {
  const opening = openShopAt(engine, '/bookings/checkout-editor');
  fault();
  const page = await opening;
  keep(page);
  return page;
}

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe('a device that keeps nothing', () => {
  it('[W11] is told of once, when there is something to lose', { tags: 'long' }, async () => {
    const page = await openWith(refuseStorage);
    expect(toasts(page)).toEqual([]);

    await put(engine, page, [{}]);

    await waitFor(() => expect(toasts(page)).toHaveLength(1));
    expect(toasts(page)[0]).toMatchObject({
      kind: 'info',
      text: 'Your browser won’t let us save your cart. Keep this page open and everything works.',
    });
    for (const { id } of toasts(page)) page.store.set(dismissToastAtom, id);
    await put(engine, page, [{ experience: 'boat' }]);
    await page.user.click(page.getByRole('tab', { name: /Contact/ }));
    await page.findByLabelText('First name');
    await fillContact(page, { first_name: 'Marija' });
    expect(toasts(page)).toEqual([]);
  });

  it('[W11] still finds its cart by the id in local storage', async () => {
    const first = await openWith(refuseStorage);
    await put(engine, first, [{}]);
    const stored = localStorage.getItem('cart') ?? '';
    first.unmount();

    const page = await openWith(() => {
      refuseStorage();
      localStorage.setItem('cart', stored);
    });

    await waitFor(() => expect(page.store.get(cartAtom)?.lines).toHaveLength(1));
    await waitFor(() => expect(toasts(page)).toHaveLength(1));
  });

  it('[W11] finds it as soon as the engine can be reached', async () => {
    const first = await openWith(refuseStorage);
    await put(engine, first, [{}]);
    const stored = localStorage.getItem('cart') ?? '';
    first.unmount();
    let isOut = true;
    const between = () => (isOut ? Promise.reject<Response>(new TypeError('no network')) : undefined);
    const opening = openShopAt(engine, '/bookings/checkout-editor', { between });
    refuseStorage();
    localStorage.setItem('cart', stored);
    const page = await opening;
    await waitFor(() => expect(page.store.get(isOutOfReachAtom)).toBe(true));
    expect([page.store.get(cartAtom), page.store.get(cartCountAtom)]).toEqual([undefined, 1]);

    isOut = false;
    dispatchEvent(new Event('online'));

    await waitFor(() => expect(page.store.get(cartAtom)?.lines).toHaveLength(1));
  });

  it('[C17, W11] adds to it while the engine is out of reach, and shows all of it afterwards', async () => {
    const first = await openCheckout(engine, 0);
    first.unmount();
    await clear(createStore('landfall', 'device'));
    let isOut = true;
    const between = () => (isOut ? Promise.reject<Response>(new TypeError('no network')) : undefined);
    const page = await openShopAt(engine, '/bookings/checkout-editor', { between, isReturn: true });
    await waitFor(() => expect(page.store.get(isOutOfReachAtom)).toBe(true));
    await put(engine, page, [{ experience: 'boat' }]);
    expect(page.store.get(cartAtom)?.lines).toHaveLength(1);

    isOut = false;
    dispatchEvent(new Event('online'));

    await waitFor(() => expect(page.store.get(cartAtom)?.lines).toHaveLength(2));
    await waitFor(() => expect(page.store.get(cartAtom)?.syncStatus).toBe('confirmed'));
  });

  it('[C2, W11] lets go of the id in local storage on /success', async () => {
    const opening = openShopAt(engine, '/success?session_id=nobody');
    refuseStorage();
    localStorage.setItem('cart', JSON.stringify({ id: crypto.randomUUID(), count: 1, expires_at: null }));
    await opening;

    await waitFor(() => expect(localCart()).toBeNull());
  });

  it('[W11] shops on where local storage and locks are refused with it', async () => {
    const page = await openWith(() => {
      refuseStorage();
      vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused, clear: () => {} });
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: async () => refused() } });
    });

    await put(engine, page, [{}]);

    await waitFor(() => expect(page.store.get(cartAtom)?.lines[0]?.syncStatus).toBe('confirmed'));
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('[W11] keeps the cart in IndexedDB where local storage alone is refused, and has nothing to say', async () => {
    const page = await openWith(() => {
      vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused, clear: () => {} });
    });

    await put(engine, page, [{}]);

    expect((await theMirror())?.snapshot?.lines).toHaveLength(1);
    expect(toasts(page)).toEqual([]);
  });

  it('[W11] is told of when it becomes so with a cart in it, which goes on', async () => {
    const page = await openCheckout(engine, 0);
    keep(page);
    fillStorage(() => true);

    await put(engine, page, [{ experience: 'boat' }]);

    expect((await theMirror())?.snapshot?.lines).toHaveLength(1);
    expect(page.store.get(cartAtom)?.lines).toHaveLength(2);
    await waitFor(() => expect(toasts(page)).toHaveLength(1));
  });
});

describe('a device that is full', () => {
  it('[W11] is told of once where the shop cannot be saved for use without a network', async () => {
    const page = await openShopAt(engine, '/');
    keep(page);
    const full = () => page.store.get(toastsAtom).filter(({ text }) => text.startsWith('This device is full'));

    page.store.set(onWorkerEventAtom, { kind: 'full' });

    await waitFor(() => expect(full()).toHaveLength(1));
    for (const { id } of full()) page.store.set(dismissToastAtom, id);
    page.store.set(onWorkerEventAtom, { kind: 'full' });
    expect(full()).toEqual([]);
  });
});

describe('a device that is wiped while the page is open', () => {
  it('[W11a] has the cart, what waits for the engine, and what was typed again', async () => {
    let isOut = false;
    const between = () => (isOut ? Promise.reject<Response>(new TypeError('no network')) : undefined);
    const page = await openCheckout(engine, 1, [{}], { between });
    keep(page);
    await fillContact(page, { first_name: 'Marija' });
    isOut = true;
    await put(engine, page, [{ experience: 'boat' }]);
    expect((await theMirror())?.outbox).toHaveLength(1);

    localStorage.clear();
    await clear(createStore('landfall', 'device'));
    document.dispatchEvent(new Event('visibilitychange'));

    await waitFor(async () => expect((await theMirror())?.outbox).toHaveLength(1));
    await waitFor(async () => expect(JSON.stringify(await theTyped())).toContain('Marija'));
    expect(localCart()).toMatchObject({ id: (await theMirror())?.id, count: 2 });
    expect(page.store.get(cartAtom)?.lines).toHaveLength(2);
    expect(toasts(page)).toEqual([]);
  });
});

describe('the browser', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

  function watchAsking(isPersisted = false) {
    const [persisted, persist] = [vi.fn(async () => isPersisted), vi.fn(async () => true)];
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persisted, persist } });
    return { persisted, persist };
  }

  it('[W11] is asked to keep the cart for good once there is one: not before, and not twice', async () => {
    const { persist } = watchAsking();
    const page = await openShopAt(engine, '/bookings/checkout-editor');
    keep(page);
    await page.settle(50);
    expect(persist).not.toHaveBeenCalled();

    await put(engine, page, [{}]);
    await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
    await put(engine, page, [{ experience: 'boat' }]);
    page.unmount();
    const next = await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });
    keep(next);
    await waitFor(() => expect(next.store.get(cartAtom)?.lines).toHaveLength(2));
    await next.settle(50);

    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('[W11] is not asked for what it does already', async () => {
    const { persisted, persist } = watchAsking(true);

    keep(await openCheckout(engine, 0));

    await waitFor(() => expect(persisted).toHaveBeenCalled());
    expect(persist).not.toHaveBeenCalled();
  });

  it('[W11] may refuse, and nothing is said of it', async () => {
    const { persist } = watchAsking();
    persist.mockRejectedValue(new TypeError('denied'));
    const page = await openCheckout(engine, 0);

    keep(page);

    await waitFor(() => expect(persist).toHaveBeenCalled());
    expect(page.store.get(toastsAtom).filter(({ kind }) => kind !== 'good')).toEqual([]);
  });
});
