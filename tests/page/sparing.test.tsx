import { cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGoodNetwork } from '#platform/network/network-quality.ts';
import { cartAtom } from '#shop/state/cart/cart.ts';
import { usePrefetch } from '#shop/state/device/prefetch.ts';
import { setPageLoaderAtom } from '#shop/state/page/page-link.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openShopAt, put } from '#tests/support/page/checkout.ts';
import { listed } from '#tests/support/page/listed.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'onLine');
  cleanup();
  await engine.stop();
});

/** Sets the browser's report about the link. @returns a function that changes it */
function linkIs(first: { saveData?: boolean; effectiveType?: string }) {
  const connection = Object.assign(new EventTarget(), first);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  return (next: typeof first) => {
    Object.assign(connection, next);
    connection.dispatchEvent(new Event('change'));
  };
}

const sparing = [{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }];
const walk = '/api/webstores/experiences/walk/';
const experiences = (requests: { path: string }[]) =>
  requests.map(({ path }) => path).filter((path) => /experiences\/\w+\/$/.test(path));

describe('a link on the page', () => {
  it('[W12] has its page ready on intent where the link is good', { tags: 'long' }, async () => {
    linkIs({ effectiveType: '4g' });
    const { requests } = await openPage(engine, '/');

    fireEvent.pointerEnter(listed('Walk along the quay'));

    await waitFor(() => expect(experiences(requests)).toEqual([walk]));
  });

  it.each(sparing)('[W12] is only followed, with %j', async (link) => {
    linkIs(link);
    const { requests, user, settle } = await openPage(engine, '/');
    const to = listed('Walk along the quay');

    fireEvent.pointerEnter(to);
    fireEvent.touchStart(to);
    fireEvent.focus(to);
    await settle();
    expect(experiences(requests)).toEqual([]);

    await user.click(to);
    expect(await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' })).toBeTruthy();
    await waitFor(() => expect(experiences(requests)).toEqual([walk]));
  });
});

describe('the booking form', () => {
  it.each(sparing)('[W12, E5] comes by itself where an address asks for it, with %j', async (link) => {
    linkIs(link);
    const cart = await openShopAt(engine, '/bookings/checkout-editor');
    await put(engine, cart, [{}]);
    const line = cart.store.get(cartAtom)?.lines[0]?.id;
    cart.unmount();

    for (const address of ['/experiences/walk#book', `/experiences/walk?editCartItem=${line}`]) {
      const { unmount } = await openShopAt(engine, address, { isReturn: true });
      expect(await screen.findByRole('textbox', { name: 'Adult' })).toBeTruthy();
      unmount();
    }
  });
});

describe('what the visitor is likely to open', () => {
  /** Puts these links into view, as on a phone that shows the head of the listing. */
  function show(inView: (link: Element) => boolean): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, inView(this) ? 100 : 5_000, 200, 20);
    });
  }

  /** Lets a page stand for this time. */
  async function stand({ store }: Awaited<ReturnType<typeof openPage>>, milliseconds: number): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });
    renderHook(usePrefetch, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
    await vi.advanceTimersByTimeAsync(milliseconds);
    vi.useRealTimers();
  }

  it('[W12] is ready once the page has stood for five seconds: what is in view, and four at most', async () => {
    linkIs({ effectiveType: '4g' });
    show(() => true);
    const page = await openPage(engine, '/');
    await stand(page, 4_999);
    expect(experiences(page.requests)).toEqual([]);

    await stand(page, 5_200);

    await waitFor(() => expect(experiences(page.requests)).toHaveLength(4));
    await page.settle();
    expect(experiences(page.requests)).toHaveLength(4);
  });

  it('[W12] is nothing that is out of view', async () => {
    show((link) => link.textContent === 'Walk along the quay');
    const page = await openPage(engine, '/');

    await stand(page, 5_200);

    await waitFor(() => expect(experiences(page.requests)).toEqual([walk]));
  });

  it('[W12] is the checkout where there is a cart', async () => {
    show(() => false);
    const page = await openShopAt(engine, '/');
    const load = vi.fn(async () => undefined);
    page.store.set(setPageLoaderAtom, load);
    await stand(page, 5_200);
    expect(load).not.toHaveBeenCalled();

    await put(engine, page, [{}]);
    await stand(page, 5_200);

    await waitFor(() => expect(load.mock.calls).toEqual([['checkout']]));
  });

  it.each(sparing)('[W12] is left alone with %j', async (link) => {
    linkIs(link);
    show(() => true);
    const page = await openPage(engine, '/');

    await stand(page, 10_000);
    await page.settle();

    expect(experiences(page.requests)).toEqual([]);
  });

  it('[W12] is left alone without a network', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    show(() => true);
    const page = await openPage(engine, '/');

    await stand(page, 10_000);
    await page.settle();

    expect(experiences(page.requests)).toEqual([]);
  });
});

describe('the quality of the link', () => {
  it('[W12] is good where the browser says nothing of it', () => {
    expect(isGoodNetwork()).toBe(true);
  });
});
