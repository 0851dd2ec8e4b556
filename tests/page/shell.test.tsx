import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readExperience } from '#domain/contract/webstore.ts';
import { type History, watchHistory } from '#platform/page/location.ts';
import { addLineAtom } from '#shop/state/cart/cart-actions.ts';
import { showToastAtom } from '#shop/state/toasts.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import { listed } from '../support/page/listed.ts';
import { openPage } from '../support/page/open-page.tsx';
import { selectionsOf } from '../support/stores/selections.ts';

let engine: Engine;
let past: History;
beforeAll(async () => {
  engine = await anEngine();
  past = watchHistory();
});
afterEach(cleanup);
afterAll(() => engine.stop());

const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const header = (name: string) => banner().getByRole('link', { name });

describe('the header', () => {
  it('[S1] shows company, logo, banner, title and message, the title as the home page’s heading', async () => {
    await openPage(engine, '/');

    expect(header('Small & Sons').getAttribute('href')).toBe('/');
    expect(banner().getAllByRole('img', { name: 'Small & Sons' })).toHaveLength(1);
    expect(banner().getByRole('img', { name: 'A harbour' })).toBeTruthy();
    expect(banner().getByRole('heading', { level: 1, name: 'Small things to do' })).toBeTruthy();
    expect(banner().getByText('Come in.')).toBeTruthy();
  });

  it('[S1] keeps them on inner pages, whose own heading is theirs', async () => {
    await openPage(engine, '/cookie-policy');

    expect(banner().getByText('Small things to do')).toBeTruthy();
    expect(banner().getByText('Come in.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent)).toEqual(['Cookie policy']);
  });

  it('[S3] counts no lines where there is no cart, and leads to step 0', async () => {
    const { settle } = await openPage(engine, '/');
    await settle(100);

    const cart = header('Cart, 0 items');
    expect(cart.getAttribute('href')).toBe('/bookings/checkout-editor?step=0');
    expect(cart.dataset['full']).toBeUndefined();
  });

  it('[S3, S4] counts the lines, is highlighted, and counts down each second', { tags: 'long' }, async () => {
    await aCartOnTheDevice();
    const { settle } = await openPage(engine, '/', { isReturn: true });
    await settle(100);

    const cart = banner().getByRole('link', { name: /Cart, 1 item$/ });
    expect(cart.dataset['full']).toBe('true');
    expect(within(cart).getByRole('timer').textContent).toBe('30:00');

    engine.clock.now = engine.clock.now.add({ seconds: 61 });
    // The timer uses the device's clock, and a busy machine runs it late.
    await vi.waitFor(() => expect(within(cart).getByRole('timer').textContent).toBe('28:59'), 10_000);
  });
});

describe('the footer', () => {
  it('[S2] says what powers the shop, and leads to who wants to join and to the API', async () => {
    await openPage(engine, '/');

    expect(footer().getByText('The engine that powers your adventure.')).toBeTruthy();
    const links = ['Become a supplier', 'Become a reseller', 'Engine API'].map((name) =>
      footer().getByRole('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/become-a-supplier',
      '/become-a-reseller',
      '/engine-api',
    ]);
    expect(footer().getByRole('link', { name: 'Small & Sons on Instagram' }).getAttribute('href')).toBe(
      'https://instagram.example/small',
    );
    expect(footer().getByText('© 2026 Small & Sons')).toBeTruthy();
    expect(screen.getAllByText(/supplier|reseller/i)).toHaveLength(2);
  });

  it('[S2] leads to the same page in the other languages, each in its own words', async () => {
    const { user, settle } = await openPage(engine, '/?category=sea&language=en');
    const languages = within(footer().getByRole('navigation', { name: 'Language' }));
    const hrefs = () => languages.getAllByRole('link').map((link) => link.getAttribute('href'));

    expect(languages.getByText('English').getAttribute('aria-current')).toBe('true');
    const links = languages.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.lang])).toEqual([
      ['Hrvatski', 'hr'],
      ['Deutsch', 'de'],
      ['Italiano', 'it'],
    ]);
    expect(hrefs()).toEqual(['?category=sea&language=hr', '?category=sea&language=de', '?category=sea&language=it']);

    await act(() => user.click(footer().getByRole('link', { name: 'Become a supplier' })));
    await settle(50);
    expect(hrefs()).toEqual(['?language=hr', '?language=de', '?language=it']);
  });

  it.each([
    ['/become-a-supplier', 'Become a supplier'],
    ['/become-a-reseller', 'Become a reseller'],
    ['/cookie-policy', 'Cookie policy'],
    ['/engine-api', 'Engine API'],
  ])('[S2] leads to a page that is there: %s', async (address, name) => {
    await openPage(engine, address);

    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  });
});

describe('what has no page', () => {
  it.each(['/nowhere', '/experiences/nonsense'])('[S6] is an error view that leads home: %s', async (address) => {
    const { user, settle } = await openPage(engine, address);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();

    await act(() => user.click(screen.getByRole('link', { name: 'See all experiences' })));
    await settle(50);

    expect(location.pathname).toBe('/');
    expect(screen.getByRole('heading', { name: 'Small things to do' })).toBeTruthy();
  });
});

it('[S6] the error view has words of its own for whoever gives it none', () => {
  render(<ErrorView secondary="What now?" action={{ href: '/' }} />);

  expect(screen.getByRole('heading', { name: 'An error occured!' })).toBeTruthy();
  expect(screen.getByText('What now?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Click' }).getAttribute('href')).toBe('/');
});

describe('a picture that fails', () => {
  it.each([
    ['logo', () => banner().getByRole('img', { name: 'Small & Sons' })],
    ['banner', () => banner().getByRole('img', { name: 'A harbour' })],
    ['experience', () => screen.getAllByRole('article')[0]?.querySelector('img') as HTMLElement],
  ])('[S7] is replaced by the default of its kind: %s', async (kind, picture) => {
    await openPage(engine, '/');
    const shown = picture();
    expect(shown.getAttribute('src')).toMatch(/^\/pictures\//);

    fireEvent.error(shown);

    expect(document.querySelector(`img[src="/fallback/${kind}.svg"]`)).toBeTruthy();
    expect(
      document.querySelector(`[data-kind="${kind}"] source`)?.closest('picture')?.querySelector('img')?.src ?? '',
    ).not.toContain('fallback');
  });
});

describe('toasts', () => {
  it('[S8] are announced, can be dismissed, and leave by themselves unless something is wrong', async () => {
    const { store, user } = await openPage(engine, '/');
    act(() => store.set(showToastAtom, { kind: 'wrong', text: 'Not done.', detail: 'Try again.' }));
    act(() => store.set(showToastAtom, { kind: 'good', text: 'Done.' }));

    const message = screen.getByText('Done.').closest('[role="status"]');
    expect(message?.getAttribute('aria-live')).toBe('polite');

    const toastOf = (text: string) => screen.getByText(text).closest('[data-kind]') as HTMLElement;
    fireEvent.animationEnd(toastOf('Done.'));
    expect(screen.queryByText('Done.')).toBeNull();

    await act(() => user.click(within(toastOf('Not done.')).getByRole('button', { name: 'Dismiss' })));
    expect(screen.queryByText('Not done.')).toBeNull();
  });
});

describe('going from page to page', () => {
  it('[S9] gives each its title and description, and its heading the focus', async () => {
    document.head.innerHTML = '<meta name="description" content="">';
    const { user, settle } = await openPage(engine, '/', { past });
    expect(document.title).toBe('Small & Sons · Small things to do');

    await act(() => user.click(listed('Walk along the quay')));
    await settle(80);

    expect(document.title).toBe('Walk along the quay · Small & Sons');
    expect(document.querySelector('meta')?.content).toBe('As plain as can be, for those who want no more.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(document.activeElement?.textContent).toBe('Walk along the quay');
  });

  it('[V24] hides the page that is left until the next one is painted, and then takes it away', async () => {
    const { user, settle } = await openPage(engine, '/', { past });
    const pages = () => [...screen.getByRole('main').children].filter((it) => it.querySelector('article'));
    const seen: string[] = [];
    const watcher = new MutationObserver(() => {
      const shown = pages().map(
        (it) => `${it.querySelector('h1')?.textContent}${it.hasAttribute('inert') ? ', inert' : ''}`,
      );
      seen.push(shown.join(' | '));
    });
    watcher.observe(screen.getByRole('main'), { childList: true, subtree: true });
    await act(() => user.click(listed('Walk along the quay')));
    await settle(100);
    watcher.disconnect();

    expect(seen[0]).toBe('Walk along the quay | undefined, inert');
    expect(seen.at(-1)).toBe('Walk along the quay');
  });

  it('[V24] takes the page that is left away in a window that gets no frames, too', { tags: 'long' }, async () => {
    const { user, settle } = await openPage(engine, '/', { past });
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);

    await act(() => user.click(listed('Walk along the quay')));
    await settle(1_200);
    vi.restoreAllMocks();

    const pages = [...screen.getByRole('main').children].filter((it) => it.querySelector('article'));
    expect(pages).toHaveLength(1);
  });

  it('[S9] begins a new page at its top and goes back to where one was left', async () => {
    const scrolled: number[] = [];
    window.scrollTo = ((where: ScrollToOptions) => scrolled.push(where.top ?? -1)) as typeof scrollTo;
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
    const { user, settle } = await openPage(engine, '/', { past });
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });

    await act(() => user.click(footer().getByRole('link', { name: 'Become a supplier' })));
    await settle(80);
    expect(scrolled.at(-1)).toBe(0);

    history.back();
    await settle(80);
    expect([location.pathname, scrolled.at(-1)]).toEqual(['/', 640]);
  });

  it('[S9] titles a filtered listing and the steps of the checkout', async () => {
    await openPage(engine, '/?category=sea');
    expect(document.title).toBe('At sea · Small & Sons');
    cleanup();

    // Without lines, each step is the empty cart.
    await openPage(engine, '/bookings/checkout-editor?step=2');
    await waitFor(() => expect(document.title).toBe('Your cart · Small & Sons'));
  });

  it('[S9] has the next page ready on intent: nothing is asked when it is opened', async () => {
    const { user, settle, requests } = await openPage(engine, '/');

    await act(() => user.hover(listed('Groups only')));
    await settle(50);
    expect(requests.at(-1)?.path).toBe('/api/webstores/experiences/groups/');

    const before = requests.length;
    await act(() => user.click(listed('Groups only')));
    expect(screen.getByRole('heading', { level: 1, name: 'Groups only' })).toBeTruthy();
    expect(requests.slice(before).filter(({ path }) => path.includes('/experiences/groups/'))).toEqual([]);
  });
});

describe('out of reach', () => {
  it('[S10] says so when a request fails, asks again by itself, and takes it back', async () => {
    let isOut = false;
    const { user, requests } = await openPage(engine, '/', {
      between: () => (isOut ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    });
    isOut = true;

    await act(() => user.hover(listed('Groups only')));
    expect(await screen.findByText(/^No connection/)).toBeTruthy();

    isOut = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
    expect(requests.at(-1)?.path).toBe('/api/app-info/');
  });

  it('[S10] does not believe the browser that the network is gone, but asks', async () => {
    const { settle, requests } = await openPage(engine, '/');

    await act(async () => void window.dispatchEvent(new Event('offline')));
    await settle(50);

    expect(requests.at(-1)?.path).toBe('/api/app-info/');
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });
});

/** Leaves a cart with one line on the device, in local storage and in the mirror, as an earlier page would. */
async function aCartOnTheDevice(): Promise<void> {
  const { settle, store } = await openPage(engine, '/');
  const { selection } = await selectionsOf(engine);
  const { body: experience } = await engine.call(readExperience, { id: 'walk' });

  await act(() =>
    store.set(addLineAtom, { booking_info: selection().booking_info, extra_items_units: [], experience }),
  );
  await settle(50);
  cleanup();
}
