import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AS_OF, PARTIAL } from '#domain/app/cache-policy.ts';
import { wholeListing } from '#domain/app/filters.ts';
import { listingResource, storeResource } from '#domain/app/pages.ts';
import { listExperiences, readStore } from '#domain/contract/webstore.ts';
import { onWorkerEventAtom } from '#shop/state/device/worker-events.ts';
import { fillResourcesAtom, refreshAtom, resourcesAtom } from '#shop/state/resources.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { openPage } from '../../support/page/open-page.tsx';
import { aWideStore } from '../../support/stores/wide-store.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine({ stores: [aWideStore(30)] });
});
afterEach(cleanup);
afterAll(() => engine.stop());

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const control = (name: string) => screen.getByLabelText<HTMLSelectElement | HTMLInputElement>(name);
const address = () => location.pathname + location.search;

describe('a listing that this page does not wholly understand', () => {
  it('[F1] is shown, an amount that is no number as missing', async () => {
    const between = async (request: Request) => {
      const reply = await engine.app(request);
      if (!/\/experiences\/\?|\/experiences\/$/.test(request.url)) return reply;
      const body = (await reply.json()) as { results?: unknown[]; experiences?: unknown[] };
      const text = JSON.stringify(body).replace(/"gross":"[^"]*"/, '"gross":"much"');
      return new Response(text, { status: reply.status, headers: reply.headers });
    };

    await openPage(engine, '/', { between });

    expect(cards()).toHaveLength(12);
    expect(document.body.textContent).toContain('<missing value>');
  });
});

describe('the home page', () => {
  it('[L1] has the header, three filters, a date range and the listing', async () => {
    await openPage(engine, '/');

    expect(screen.getByRole('banner')).toBeTruthy();
    const filters = within(screen.getByRole('search'));
    for (const name of ['Category', 'Subcategory', 'Interest'])
      expect(filters.getByRole('combobox', { name })).toBeTruthy();
    for (const label of ['Available from', 'Available to'])
      expect(filters.getByLabelText(label).getAttribute('type')).toBe('date');
    expect(screen.getByRole('heading', { name: '30 experiences' })).toBeTruthy();
    expect(cards()).toHaveLength(12);
  });

  it('[L2] shows what the address says, and says in it what is chosen', async () => {
    const { user } = await openPage(engine, '/?category=sea&subcategory=kayaking&dateFrom=2026-12-05&pageSize=24');
    expect(control('Category').value).toBe('sea');
    expect(control('Subcategory').value).toBe('kayaking');
    expect(control('Available from').value).toBe('2026-12-05');
    expect(cards()).toHaveLength(20);

    await act(() => user.selectOptions(control('Interest'), 'sunset'));
    await vi.waitFor(() =>
      expect(address()).toBe('/?category=sea&subcategory=kayaking&keyword=sunset&dateFrom=2026-12-05&pageSize=24'),
    );
  });

  it('[L2] is one form of plain HTML: its fields are named as the address names them', async () => {
    await openPage(engine, '/');

    const form = control('Category').form;

    expect(form?.method).toBe('get');
    expect(
      ['category', 'subcategory', 'keyword', 'dateFrom', 'dateTo'].every((name) => form?.elements.namedItem(name)),
    ).toBe(true);
    expect(
      within(screen.getByRole('search')).getByRole('button', { name: /^Show/, hidden: true }).getAttribute('type'),
    ).toBe('submit');
  });

  it('[L3, L6] clears subcategory, interest and page when a category is chosen', async () => {
    const { user } = await openPage(engine, '/?category=sea&subcategory=kayaking&keyword=sunset&page=2');

    await act(() => user.selectOptions(control('Category'), 'land'));

    expect(await screen.findByRole('heading', { name: '10 experiences found' })).toBeTruthy();
    expect(address()).toBe('/?category=land');
  });

  it('[L1] shows what is chosen at once, and has it in the address when that has been painted', async () => {
    await openPage(engine, '/');

    fireEvent.change(control('Category'), { target: { value: 'land' } });
    expect([control('Category').value, address()]).toEqual(['land', '/']);

    await waitFor(() => expect([control('Category').value, address()]).toEqual(['land', '/?category=land']));
  });

  it('[L4, L6] clears interest and page when a subcategory is chosen', async () => {
    const { user } = await openPage(engine, '/?category=sea&subcategory=kayaking&keyword=sunset&page=2');

    await act(() => user.selectOptions(control('Subcategory'), ''));
    await vi.waitFor(() => expect(address()).toBe('/?category=sea'));
  });

  it('[L5] disables what has nothing to choose from', async () => {
    const { user } = await openPage(engine, '/');
    expect([control('Subcategory').disabled, control('Interest').disabled]).toEqual([true, true]);

    await act(() => user.selectOptions(control('Category'), 'sea'));
    await vi.waitFor(() =>
      expect([control('Subcategory').disabled, control('Interest').disabled]).toEqual([false, true]),
    );

    await act(() => user.selectOptions(control('Subcategory'), 'kayaking'));
    await vi.waitFor(() => expect(control('Interest').disabled).toBe(false));

    await act(() => user.selectOptions(control('Category'), 'land'));
    await vi.waitFor(() =>
      expect([control('Subcategory').disabled, control('Interest').disabled]).toEqual([true, true]),
    );
  });

  it('[L7] begins a range today when only its end is set, and takes a cleared date out of the address', async () => {
    const { user } = await openPage(engine, '/');

    await act(() => user.type(control('Available to'), '2026-12-20'));
    await vi.waitFor(() => expect(address()).toBe('/?dateFrom=2026-12-01&dateTo=2026-12-20'));

    await act(() => fireEvent.change(control('Available from'), { target: { value: '' } }));
    await vi.waitFor(() => expect(address()).toBe('/?dateTo=2026-12-20'));
  });

  it('[L7] begins the range today for an end before its beginning, once the field is left', async () => {
    const { user } = await openPage(engine, '/?dateFrom=2026-12-20');

    await act(() => user.type(control('Available to'), '2026-12-05'));
    await vi.waitFor(() => expect(address()).toBe('/?dateFrom=2026-12-20'));
    await act(() => user.tab());
    await vi.waitFor(() => expect(address()).toBe('/?dateFrom=2026-12-01&dateTo=2026-12-05'));
    expect(control('Available to').value).toBe('2026-12-05');
  });

  it('[L8, L12] disallows days before the store’s today, and an end before the beginning', async () => {
    await openPage(engine, '/?dateFrom=2026-12-05');

    expect(control('Available from').getAttribute('min')).toBe('2026-12-01');
    expect(control('Available to').getAttribute('min')).toBe('2026-12-05');
  });

  it('[L8] tells nothing of a day that may not be chosen, and puts back what stood there', async () => {
    const { user } = await openPage(engine, '/?dateFrom=2026-12-05');

    await act(() => user.clear(control('Available from')));
    await act(() => user.type(control('Available from'), '2026-11-30'));
    await act(() => user.tab());

    expect(address()).toBe('/');
    expect(control('Available from').value).toBe('');
  });

  it('[L9] lets what makes no sense in an address count as absent', async () => {
    await openPage(engine, '/?category=sea&subcategory=nonsense&dateFrom=2020-01-01&page=abc&pageSize=13');

    expect(control('Category').value).toBe('sea');
    expect(control('Subcategory').value).toBe('');
    expect(control('Available from').value).toBe('');
    expect(cards()).toHaveLength(12);
  });

  it('[L9] leads from a page past the end to the first one', async () => {
    await openPage(engine, '/?page=9');

    await vi.waitFor(() => expect([address(), cards()[0]]).toEqual(['/', 'Day 1']));
  });

  it('[L10] has a labelled navigation with the current page marked, and three sizes', async () => {
    await openPage(engine, '/?page=2');

    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Page 2');
    expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=3');
    expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/');
    const sizes = within(screen.getByRole('navigation', { name: 'Experiences per page' })).getAllByRole('link');
    expect(sizes.map((link) => link.getAttribute('href'))).toEqual(['/', '/?pageSize=24', '/?pageSize=48']);
  });

  it('[L6, L10] goes to another page and from there, with another size, to the first', async () => {
    const { user } = await openPage(engine, '/');

    await act(() =>
      user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Page 3' })),
    );
    await vi.waitFor(() =>
      expect([address(), cards()]).toEqual(['/?page=3', ['Day 25', 'Day 26', 'Day 27', 'Day 28', 'Day 29', 'Day 30']]),
    );
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('30 experiences'));

    await act(() => user.click(screen.getByRole('link', { name: '24 per page' })));
    await vi.waitFor(() => expect([address(), cards().length]).toEqual(['/?pageSize=24', 24]));
  });

  it('[L11] shows on a card image, title, duration, cancellation and the adult’s price', async () => {
    await openPage(engine, '/');

    const card = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByRole('link', { name: 'Day 1' }).getAttribute('href')).toBe('/experiences/day-1');
    expect(card.getByText(/2 hours and 30 minutes$/)).toBeTruthy();
    expect(card.getByText('Free cancellation')).toBeTruthy();
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('40,00\u00a0€ per person');
    expect(screen.getAllByRole('article')[0]?.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\//);
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  it('[V9, F5a] says that cancelling is free only where it is for the first of the chosen days', async () => {
    const facts = () => screen.getAllByRole('article')[0]?.textContent;

    // It is 13:00 on 1 December; the tour can be cancelled for free until 24 hours before 09:00.
    await openPage(engine, '/?dateFrom=2026-12-02&dateTo=2026-12-02');
    expect(facts()).not.toContain('Free cancellation');
    expect(facts()).toContain('Too late to cancel for free');
    expect(facts()).not.toContain('Fully refundable');
    cleanup();
    await openPage(engine, '/?dateFrom=2026-12-03');
    expect(facts()).toContain('Free cancellation');
  });

  it('[G3a] says once in which language the descriptions are, where most are not in that of the page', async () => {
    const inCroatian = (count: number) => async (request: Request) => {
      const reply = await engine.app(request);
      if (!new URL(request.url).pathname.endsWith('/webstores/experiences/')) return reply;
      const body = (await reply.json()) as { results: object[] };
      const foreign = { text_language: 'hr', untranslated: ['short_description'] };
      const results = body.results.map((row, n) => (n < count ? { ...row, ...foreign } : row));
      return new Response(JSON.stringify({ ...body, results }), { headers: reply.headers });
    };

    await openPage(engine, '/', { between: inCroatian(7) });
    expect(screen.getAllByText('Descriptions are in Croatian.')).toHaveLength(1);
    cleanup();
    await openPage(engine, '/', { between: inCroatian(6) });
    expect(screen.queryByText(/^Descriptions are in/)).toBeNull();
  });

  it('[G3] says at a policy which language it is in, where its words are the seller’s', async () => {
    const policy = { title: 'Nema povrata', type: 'Non refundable', text_language: 'hr' };
    await openPage(engine, '/', {
      between: async (request) => {
        const reply = await engine.app(request);
        if (!new URL(request.url).pathname.endsWith('/webstores/experiences/')) return reply;
        const body = (await reply.json()) as { results: { cancellation_policy: object }[] };
        const [first, second, ...others] = body.results.map((row) => ({
          ...row,
          cancellation_policy: { ...row.cancellation_policy, text_language: 'hr' },
        }));
        const results = [
          { ...first, cancellation_policy: { ...first?.cancellation_policy, ...policy } },
          second,
          ...others,
        ];
        return new Response(JSON.stringify({ ...body, results }), { headers: reply.headers });
      },
    });
    const [own, resold] = screen.getAllByRole('article');

    expect(within(own as HTMLElement).getByText('Nema povrata').lang).toBe('hr');
    expect(within(resold as HTMLElement).getByText('Free cancellation').lang).toBe('');
  });

  it('[L11, S10] says as of when, while the engine is out of reach', async () => {
    let isOut = false;
    const { user, settle } = await openPage(engine, '/', {
      between: () => (isOut ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    });
    isOut = true;

    await act(() => user.hover(screen.getByRole('link', { name: 'Page 2' })));
    await settle(400);

    expect(screen.getByText(/^Last updated .*, 13:00/)).toBeTruthy();
    expect(screen.getByText(/^No connection/)).toBeTruthy();
  });

  it('[W9] of a device that has a part of the catalogue says so, also where the engine is only slow', async () => {
    const fromPart = async (request: Request) => {
      const { body } = await engine.app(request);
      const headers = { 'Landfall-Version': '1', [AS_OF]: engine.clock.now.toString(), [PARTIAL]: 'true' };
      return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
    };
    const { user, store } = await openPage(engine, '/', {
      between: (request) => (/page=2/.test(request.url) ? fromPart(request) : undefined),
    });

    await user.click(screen.getByRole('link', { name: 'Page 2' }));

    expect(await screen.findByText(/Only part of our experiences is saved on this device\./)).toBeTruthy();

    const [key, known] = [...store.get(resourcesAtom)].find(([it]) => it.includes('page=2')) ?? [];
    const whole = { kind: 'answered', key: key ?? '', as_of: engine.clock.now.toString(), etag: null } as const;
    act(() => store.set(onWorkerEventAtom, whole));
    expect(known).toMatchObject({ isPartial: true });
    await vi.waitFor(() => expect(screen.queryByText(/Only part of our experiences/)).toBeNull());
  });

  it('[L12] says that nothing was found and offers to clear the filters', async () => {
    const { user } = await openPage(engine, '/?dateFrom=2028-12-01');
    expect(screen.getByRole('heading', { name: 'No experiences found' })).toBeTruthy();

    await act(() => user.click(screen.getByRole('link', { name: 'Clear filters' })));

    await vi.waitFor(() => expect([address(), cards().length]).toEqual(['/', 12]));
  });

  it('[L12] says which words find nothing, and offers all', async () => {
    await openPage(engine, '/?q=zzzz');

    expect(screen.getByText(/“zzzz”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all experiences' }).getAttribute('href')).toBe('/');
  });

  it('[L13] shows what has a start in the range, either end open', async () => {
    await openPage(engine, '/?dateFrom=2026-12-24&dateTo=2026-12-24');
    expect(cards()).toHaveLength(0);
    cleanup();

    await openPage(engine, '/?dateFrom=2026-12-24');
    expect(cards()).toHaveLength(12);
  });

  it('[L2, S6] keeps its filters while the list cannot be had, and offers another try', async () => {
    let isOut = true;
    const { user } = await openPage(engine, '/', {
      between: (request) =>
        isOut && request.url.includes('/experiences/') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    });
    expect(screen.getByRole('heading', { name: 'We can’t connect right now' })).toBeTruthy();
    expect(control('Category')).toBeTruthy();
    isOut = false;

    await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
    await vi.waitFor(() => expect(cards()).toHaveLength(12));
  });

  it('[S6, S10] is there by itself once the shop is in reach again', async () => {
    let isOut = true;
    const { store } = await openPage(engine, '/', {
      between: (request) =>
        isOut && request.url.includes('/experiences/') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    });
    expect(screen.getByRole('heading', { name: 'We can’t connect right now' })).toBeTruthy();
    isOut = false;

    // Any answer of the engine shows that it is in reach again.
    await act(() => store.set(refreshAtom, storeResource));
    await vi.waitFor(() => expect(cards()).toHaveLength(12));
  });

  it('[S6, S10] is there once its answer has come late, though the shop stays out of reach', async () => {
    let isOut = true;
    const { store } = await openPage(engine, '/', {
      between: () => (isOut ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    });
    expect(screen.getByRole('heading', { name: 'We can’t connect right now' })).toBeTruthy();
    isOut = false;
    const listing = listingResource(wholeListing);
    const { body: value } = await engine.call(listExperiences, {}, { query: { page_size: 12 } });

    act(() =>
      store.set(fillResourcesAtom, {
        [listing.key]: { state: 'here', value, asOf: engine.clock.now.toString(), etag: null },
      }),
    );

    await vi.waitFor(() => expect(cards()).toHaveLength(12));
    expect(screen.getByText(/^No connection/)).toBeTruthy();
  });
});

it('[L12] takes today from the store’s zone, not from the device’s', async () => {
  const { body } = await engine.call(readStore);
  engine.clock.now = Temporal.Instant.from('2026-12-01T23:30:00Z');

  await openPage(engine, '/');

  expect(body.time_zone).toBe('Europe/Zagreb');
  expect(control('Available from').getAttribute('min')).toBe('2026-12-02');
});

describe('a shop whose seller writes in another language', () => {
  it('[G3] says at the title of each category which language it is in, in chips, filters and suggestions', async () => {
    const croatian = await anEngine({ stores: [aWideStore(30)] });
    const owner = await aSeller(croatian, { 1: 'owner' });
    await owner.send('PATCH', '/api/base-accounts/1/', { language: 'hr' });
    const { body } = await owner.send('GET', '/api/stores/1/');
    const categories = (body['categories'] as { slug: string }[]).map((it) =>
      it.slug === 'land' ? { ...it, translations: { en: { title: 'On land' } } } : it,
    );
    await owner.send('PATCH', '/api/stores/1/', { categories });
    const inEnglish = ({ url, method }: Request) =>
      method === 'GET' ? croatian.app(new Request(`${url}${url.includes('?') ? '&' : '?'}language=en`)) : undefined;
    const { user, settle, store } = await openPage(croatian, '/?category=sea', { between: inEnglish });
    await act(() => store.set(refreshAtom, storeResource));
    const chip = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).lang;
    const option = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name, hidden: true }).lang;

    expect([chip('At sea'), chip('Kayaking'), chip('On land')]).toEqual(['hr', 'hr', '']);
    expect([option('At sea'), option('Kayaking'), option('On land'), option('All categories')]).toEqual([
      'hr',
      'hr',
      '',
      '',
    ]);
    await user.type(screen.getByRole('searchbox'), 'kay');
    await settle();
    const suggestions = await screen.findByRole('listbox', { name: 'Suggestions' });
    const suggestion = await within(suggestions).findByRole('option', { name: /^Kayaking/ });
    expect(within(suggestion).getByText('Kayaking').lang).toBe('hr');
    await croatian.stop();
  });
});
