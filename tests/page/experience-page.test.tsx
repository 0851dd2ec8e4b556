import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { experienceResource, storeResource } from '#domain/app/pages.ts';
import { readExperience, readStore } from '#domain/contract/webstore.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { panel } from '#tests/support/page/booking-panel.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { render } from '../../src/shop/document.tsx';

let engine: Engine;

beforeAll(async () => {
  engine = await anEngine();
});
afterEach(cleanup);
afterAll(() => engine.stop());

it('[E1] opens the same page by slug and by id', async () => {
  const { body } = await engine.call(readExperience, { id: 'walk' });
  await openPage(engine, '/experiences/walk');
  const bySlug = screen.getByRole('article').textContent;
  cleanup();

  await openPage(engine, `/experiences/${body.id}`);

  expect(screen.getByRole('article').textContent).toBe(bySlug);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Walk along the quay');
});

it('[E1, S6] says of an unknown experience that it is not there, with a way home', async () => {
  await openPage(engine, '/experiences/no-such-thing');
  const main = within(screen.getByRole('main'));

  expect((await main.findByRole('link', { name: 'See all experiences' })).getAttribute('href')).toBe('/');
  expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  // Below, the page lists other tours, each in an article of its own.
  expect(main.queryAllByRole('article').filter((it) => !it.closest('li'))).toEqual([]);
});

it('[W1a] has words and a way home while nothing answers, for an experience that the device does not know', async () => {
  await openPage(engine, '/cookie-policy', {
    between: ({ url }) => (url.includes('/experiences/walk/') ? new Promise(() => {}) : undefined),
  });
  act(() => history.pushState(null, '', '/experiences/walk'));

  const way = await within(screen.getByRole('main')).findByRole('link', { name: 'All experiences' });
  expect(way.getAttribute('href')).toBe('/');
  expect(way.closest('[aria-busy=true]')).toBeTruthy();
});

it('[E2, S9] paints its heading by what the listing has told, while the rest is on its way', async () => {
  let answer = () => {};
  const page = await openPage(engine, '/', {
    between: (request) =>
      request.url.endsWith('/experiences/walk/')
        ? new Promise<void>((resolve) => (answer = resolve)).then(() => engine.app(request))
        : undefined,
  });

  await page.user.click(screen.getAllByRole('link', { name: 'Walk along the quay' })[0] as HTMLElement);

  const heading = await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' });
  expect(screen.queryByRole('complementary', { name: 'Booking' })).toBeNull();
  await waitFor(() => {
    answer();
    expect(panel().getByRole('link', { name: 'Choose a date' })).toBeTruthy();
  });
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

describe('what an experience tells', () => {
  it('[E2] shows title, images, words, facts, meeting point and agenda', async () => {
    await openPage(engine, '/experiences/walk');
    const article = within(screen.getByRole('article'));

    expect(article.getByRole('heading', { level: 1 }).textContent).toBe('Walk along the quay');
    expect(article.getByRole('link', { name: 'Photo 1 of 1: A harbour' })).toBeTruthy();
    expect(article.getByText('As plain as can be, for those who want no more.')).toBeTruthy();
    expect(article.getByText('Nothing happens.')).toBeTruthy();
    expect(article.getByText('Nothing whatever to see here')).toBeTruthy();
    const facts = within(article.getByLabelText('At a glance'));
    const [labels, texts] = (['term', 'definition'] as const).map((role) =>
      facts.getAllByRole(role).map((it) => it.textContent),
    );
    expect(labels?.map((label, i) => [label, texts?.[i]])).toEqual([
      ['Duration', '2 hours and 30 minutes'],
      ['Cancellation', 'Fully refundable up to 24 hours before start'],
      ['Who it’s for', 'All ages, groups of up to 12'],
      ['Deposit', 'Pay 20 % now, the rest later'],
      ['Languages', 'English'],
      ['Meeting point', 'The quay'],
      ['Pick-up', 'Optional'],
    ]);
    expect(article.getByRole('heading', { name: 'Off we go' })).toBeTruthy();
    expect(article.getByText('Riva 1')).toBeTruthy();
    expect(article.getByRole('link', { name: 'Get directions' }).getAttribute('href')).toContain('43.508%2C16.44');
    expect(article.getByText('Cancel at least 24 hours before the start for a full refund.')).toBeTruthy();
  });

  it.each([
    [
      'walk',
      ['Adult12+ years40,00 €', 'Child4-11 years20,50 €', 'Infant0-3 yearsFree', '2 × Adult, 1 × Child: 100,50 €'],
    ],
    ['groups', ['Group2-8 people per group200,00 €']],
    ['boat', ['Adult12+ years60,00 €', 'Group1-8 people per group390,00 €']],
  ])('[E2, F4] says what the price options of %s are, with their ranges', async (slug, rows) => {
    await openPage(engine, `/experiences/${slug}`);

    const shown = panel()
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00A0', ' '));

    expect(shown).toEqual(rows);
  });

  it('[V2] says beside the prices that children come with an adult only, where they do', async () => {
    const notes = () => panel().queryAllByText(/children with an adult only/).length;
    await openPage(engine, '/experiences/walk');
    expect(notes()).toBe(0);
    cleanup();

    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ needs_adult: 1 }).where('retail_price', '<', 4000).execute();
      await touchExperiences(tx, [1]);
    });
    await openPage(engine, '/experiences/walk');
    expect(notes()).toBe(1);
  });

  it('[E2, S7] shows a default image where there is no other', async () => {
    await openPage(engine, '/experiences/walk', {
      between: (request) => (request.url.includes('/experiences/walk') ? withoutImages(request) : undefined),
    });

    const images = within(screen.getByRole('region', { name: 'Photos of Walk along the quay' }));

    expect(images.getByRole('presentation').getAttribute('src')).toBe('/fallback/experience.svg');
  });

  async function withoutImages(request: Request): Promise<Response> {
    const response = await engine.app(request);
    return new Response(JSON.stringify({ ...(await response.json()), images: [] }), response);
  }
});

describe("the engine's document", () => {
  it('[E2, E3] holds all there is to read, and no control that does nothing without script', async () => {
    const { app } = await document_('walk');
    const page = new DOMParser().parseFromString(app, 'text/html');
    const article = page.querySelector('article');

    for (const words of ['Nothing happens.', '12+ years', '40,00', 'Riva 1', 'Off we go']) {
      expect(article?.textContent?.replaceAll('\u00A0', ' ')).toContain(words);
    }
    expect(article?.querySelectorAll('button, input, select, [role="button"]')).toHaveLength(0);
    const links = [...(article?.querySelectorAll('a') ?? [])];
    expect(links.filter((link) => !leads(link, page)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  /** Whether a link leads to another page, to a picture, or to an existing part of this page. */
  function leads(link: Element, page: Document): boolean {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('#') ? page.getElementById(href.slice(1)) !== null : /^(\/|https:)/.test(href);
  }

  async function document_(slug: string) {
    const here = <T,>(value: T) => ({ state: 'here' as const, value, asOf: engine.clock.now.toString(), etag: null });
    return render({
      address: `/experiences/${slug}`,
      server_now: engine.clock.now.toString(),
      resources: {
        [storeResource.key]: here((await engine.call(readStore)).body),
        [experienceResource(slug).key]: here((await engine.call(readExperience, { id: slug })).body),
      },
    });
  }
});
