import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readExperience } from '#domain/contract/webstore.ts';
import { addLineAtom, deleteCartAtom } from '#shop/state/cart/cart-actions.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { choose, openForm, press } from '#tests/support/page/booking-panel.ts';
import { openShopAt } from '#tests/support/page/checkout.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { selectionsOf } from '#tests/support/stores/selections.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ['share', 'vibrate', 'userActivation', 'standalone', 'clipboard'] as const)
    Reflect.deleteProperty(navigator, name);
  await engine.stop();
});

const toast = () =>
  screen
    .getAllByRole('status')
    .map((it) => it.textContent)
    .join(' ');

/** Gives the browser this property of `navigator`. */
function able<T>(name: 'share' | 'vibrate' | 'userActivation' | 'standalone' | 'clipboard', value: T): T {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return value;
}

const aClipboard = () => able('clipboard', { writeText: vi.fn(() => Promise.resolve()) });

async function withACart() {
  const page = await openPage(engine, '/');
  const { selection } = await selectionsOf(engine);
  const { body: experience } = await engine.call(readExperience, { id: 'walk' });
  await act(() =>
    page.store.set(addLineAtom, { booking_info: selection().booking_info, extra_items_units: [], experience }),
  );
  await page.settle(50);
  return page;
}

describe('passing on', () => {
  it("[S12] hands an experience to the device's own sharing, and says nothing of its own", async () => {
    const share = able(
      'share',
      vi.fn(() => Promise.resolve()),
    );
    const { user } = await openPage(engine, '/experiences/walk');

    await user.click(screen.getByRole('button', { name: 'Share' }));

    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(share.mock.calls).toEqual([[{ title, url: `${location.origin}/experiences/walk` }]]);
    expect(toast()).not.toContain('copied');
  });

  it('[S12] copies its address where the device shares nothing, and says so', async () => {
    const { user } = await openPage(engine, '/experiences/walk');
    const { writeText } = aClipboard();

    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(writeText).toHaveBeenCalledWith(`${location.origin}/experiences/walk`);
    expect(toast()).toContain('Link copied.');
  });

  it('[S12] copies nothing for whoever thought better of it', async () => {
    able('share', () => Promise.reject(new DOMException('given up', 'AbortError')));
    const { user, settle } = await openPage(engine, '/experiences/walk');
    const { writeText } = aClipboard();

    await user.click(screen.getByRole('button', { name: 'Share' }));
    await settle();

    expect(writeText).not.toHaveBeenCalled();
    expect(toast()).not.toContain('copied');
  });

  it('[S12] says where the address is, should the browser let nothing be copied', async () => {
    const { user } = await openPage(engine, '/experiences/walk');
    able('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });

    await user.click(screen.getByRole('button', { name: 'Share' }));

    await waitFor(() => expect(toast()).toContain('Your browser can’t copy.'));
  });

  it('[S12] copies the numbers of an order and of its voucher by a tap', async () => {
    const buyer = await aBuyer(engine);
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await buyer.pay(placed, cards.paid);
    const { user } = await openShopAt(engine, `/success?session_id=${placed.session_id}`);
    const { writeText } = aClipboard();

    await user.click(await screen.findByRole('button', { name: `Copy ${placed.number}` }));
    expect(writeText).toHaveBeenLastCalledWith(placed.number);
    expect(toast()).toContain(`${placed.number} copied.`);

    await user.click(screen.getByRole('link', { name: 'See your booking' }));
    const voucher = within(await screen.findByRole('region', { name: /^Voucher/ }));
    await user.click(voucher.getByRole('button', { name: /^Copy / }));
    expect(voucher.getByRole('heading').textContent).toContain(writeText.mock.lastCall?.at(0));
  });
});

describe('the tab', () => {
  const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';
  const drawn = () => decodeURIComponent(icon());
  const hide = (isHidden: boolean) =>
    act(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
      document.dispatchEvent(new Event('visibilitychange'));
    });

  beforeEach(() => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"/></svg>';
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(drawing)));
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';
  });

  it('[S11] shows on its icon how many lines have their places held, as long as there are any', async () => {
    const page = await withACart();

    await waitFor(() => expect(drawn()).toMatch(/^data:image\/svg\+xml,<svg .*<rect .*>1<\/text><\/svg>$/));
    await act(() => page.store.set(deleteCartAtom));
    await page.settle(50);
    expect(icon()).toMatch(/\/icon\.svg$/);
  });

  // The title ticks by real seconds: over 5 s.
  it('[S11] counts down in its title in the last two minutes, and only while out of sight', {
    tags: 'long',
  }, async () => {
    const { settle } = await withACart();
    const title = document.title;
    hide(true);
    engine.clock.now = engine.clock.now.add({ minutes: 27, seconds: 59 });
    await settle(1_100);
    expect(document.title).toBe(title);

    engine.clock.now = engine.clock.now.add({ seconds: 1 });
    await settle(1_100);
    expect(document.title).toBe(`02:00 · ${title}`);

    hide(false);
    expect(document.title).toBe(title);
  });
});

describe('a buzz', () => {
  const touched = () => able('userActivation', { hasBeenActive: true });
  const aDevice = () =>
    able(
      'vibrate',
      vi.fn(() => true),
    );

  it('[S15] is felt when a place is added', async () => {
    touched();
    const vibrate = aDevice();
    await withACart();

    expect(vibrate.mock.calls).toEqual([[[14]]]);
  });

  it('[S15] is felt in another way when something is refused', async () => {
    touched();
    const page = await openPage(engine, '/experiences/walk', {
      between: (request) =>
        request.method === 'POST'
          ? Promise.resolve(
              Response.json(
                { detail: 'Only 1 place is left.', code: 'places_taken', left: 1 },
                { status: 409, headers: { 'landfall-version': '1' } },
              ),
            )
          : undefined,
    });
    await openForm(page);
    await choose(page, '10 December 2026', '09:00');
    const vibrate = aDevice();
    await press(page, 'Add to cart');
    await waitFor(() => expect(vibrate).toHaveBeenCalled());

    expect(vibrate.mock.calls).toEqual([[[22, 70, 22]]]);
  });

  it('[S15] is never felt by whoever wants things calm, nor before the page was touched', async () => {
    const vibrate = aDevice();
    await withACart();
    cleanup();
    touched();
    const matchMedia = globalThis.matchMedia.bind(globalThis);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query);
      if (query.includes('reduced-motion')) vi.spyOn(list, 'matches', 'get').mockReturnValue(true);
      return list;
    });
    await withACart();

    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('pulling down', () => {
  const touch = (type: string, y: number) => {
    const touches = type === 'touchend' ? [] : [{ clientX: 100, clientY: y }];
    fireEvent(screen.getByRole('main'), Object.assign(new Event(type, { bubbles: true }), { touches }));
  };
  const pullTo = (y: number) => {
    touch('touchstart', 100);
    touch('touchmove', 100 + y / 2);
    touch('touchmove', 100 + y);
    touch('touchend', 0);
  };

  it('[S15] reads anew what the page shows, on an iPhone whose home screen it came from', async () => {
    able('standalone', true);
    const { requests, settle } = await openPage(engine, '/');
    requests.length = 0;

    pullTo(60);
    await settle(50);
    expect(requests).toEqual([]);

    pullTo(160);
    await waitFor(() => expect(toast()).toContain('Everything’s up to date.'));
    expect(requests.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(
      expect.arrayContaining(['/api/webstores/', '/api/webstores/experiences/']),
    );
  });

  it('[S15] does nothing where the browser has a pull of its own', async () => {
    const { requests, settle } = await openPage(engine, '/');
    requests.length = 0;

    pullTo(160);
    await settle(50);

    expect(requests).toEqual([]);
  });
});
