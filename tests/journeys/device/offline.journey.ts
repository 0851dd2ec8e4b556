import type { Page } from 'playwright/test';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { address } from '#domain/contract/endpoint.ts';
import { type ListingPage, listExperiences } from '#domain/contract/webstore.ts';
import { gather, install, isStored, syncedExperiences } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import { cartLink, chooseStart, euros, klis, more, openForm, roomFor } from '../../support/browser/visit.ts';

test.use({ realPictures: true });

/** Console errors of a request without a network, and of React for a read without one. */
const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/;

const nobody = '5e0b0c60-0000-4000-8000-000000000000';

/** Opens a new window of the installed shop without a network. */
async function coldStart(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(true);
  return context.newPage();
}

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();

test('[W1] starts without a network at each of its routes', { tag: '@core' }, async ({ page, faults, network }) => {
  await install(page);
  await gather(page);
  const cold = await coldStart(page);
  faults.allow(noNetwork);
  // On a slow link the device stores the texts of the catalogue alone (W12).
  const stored = (words: string) => (network === 'slow' ? 'We can’t connect right now' : words);

  for (const [route, words] of [
    ['/', '36 experiences'],
    ['/?category=old-towns&subcategory=strongholds', klis.title],
    [`/experiences/${klis.slug}`, klis.title],
    ['/bookings/checkout-editor?step=0', 'Your cart is empty!'],
    ['/bookings/overview', 'Your bookings'],
    [`/success?session_id=${nobody}`, 'We can’t connect right now'],
    [`/orders/editor/${nobody}/booking/${nobody}`, 'We can’t connect right now'],
    ['/cookie-policy', stored('Cookie policy')],
    ['/legal/terms', stored('If you cancel or change')],
    ['/become-a-supplier', 'Become a supplier'],
    ['/become-a-reseller', 'Become a reseller'],
    ['/engine-api', network === 'slow' ? 'once you’re online' : 'POST'],
  ] as const) {
    await cold.goto(route);
    await expect(cold.getByRole('banner').getByText('Adriatic Days').first()).toBeVisible();
    await expect(cold.getByRole('main').getByText(words).filter({ visible: true }).first(), route).toBeVisible();
  }
  await expect(cold.getByText('No connection. We’ll keep trying.')).toBeVisible();
});

test('[W1] the browser answers the first files from the cache without the worker', async ({ page }) => {
  await install(page);
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((it) => (it.toJSON() as { workerFinalSourceType?: string }).workerFinalSourceType === 'cache')
          .map(({ name }) => /\/assets\/([a-z]+)-/.exec(name)?.[1]),
      ),
    )
    .toEqual(expect.arrayContaining(['boot', 'fraunces', 'page', 'react']));
});

test('[W2] that has only been opened once, and for a moment, starts again without a network', async ({
  page,
  faults,
}) => {
  await install(page);
  await expect.poll(() => isStored(page, '/')).toBe(true);
  faults.allow(noNetwork);
  const cold = await coldStart(page);
  await cold.goto('/');

  await expect(cold.getByRole('heading', { name: '36 experiences' })).toBeVisible();
});

test('[W9] filters without a network as the engine does', { tag: '@soak' }, async ({ page, faults }) => {
  await install(page);
  await gather(page);
  const inAMonth = Temporal.Now.plainDateISO('Europe/Zagreb').add({ days: 30 });
  const [from, to] = [inAMonth.toString(), inAMonth.add({ days: 1 }).toString()];
  const options = [];
  for (const [search, query] of [
    ['?category=islands', { category: 'islands' }],
    ['?category=old-towns&subcategory=strongholds', { category: 'old-towns', subcategory: 'strongholds' }],
    [`?dateFrom=${from}&dateTo=${to}`, { date_from: from, date_to: to }],
    [`?category=sea&dateFrom=${from}`, { category: 'sea', date_from: from }],
    ['?page=3', { page: 3 }],
    ['?category=no-such', { category: 'no-such' }],
  ] as const) {
    const answer = await page.request.get(address(listExperiences, {}, { ...query, page_size: 12 }));
    options.push({ search, titles: ((await answer.json()) as ListingPage).results.map(({ title }) => title) });
  }

  faults.allow(noNetwork);
  const cold = await coldStart(page);
  for (const { search, titles: theirs } of options) {
    await cold.goto(`/${search}`);
    await expect.poll(() => titles(cold), search).toEqual(theirs);
  }
});

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === wide ? ['@soak'] : [] }, () => {
    test.use({ viewport });

    test('[W9] opens an experience that was never opened, with its picture', async ({ page, faults }) => {
      await install(page);
      await gather(page);
      const { title, from_price, image } = await onTheSecondPage(page);
      const picture = image?.url.replace('{width}', '480').replace('{format}', 'avif') ?? '';
      await expect.poll(() => isStored(page, picture), { timeout: 40_000 }).toBe(true);

      faults.allow(noNetwork);
      const cold = await coldStart(page);
      await cold.goto('/?page=2');
      await cold.getByRole('link', { name: title }).click();

      await expect(cold.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const shown = cold.locator('main img').first();
      await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('/pictures/');
      await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
      await expect(
        cold
          .getByRole('main')
          .getByText(euros(Number(from_price?.gross)))
          .first(),
      ).toBeVisible();
    });
  });
}

test('[W9, W5] puts an experience that was never opened in the cart, and delivers it when the network is back', {
  tag: '@soak',
}, async ({ page, faults }) => {
  await install(page);
  await gather(page);
  const room = await roomFor(page.request, { slug: klis.slug });
  faults.allow(noNetwork);
  const cold = await coldStart(page);
  await cold.goto(`/experiences/${klis.slug}`);

  const form = await openForm(cold);
  await chooseStart(form, room);
  await more(form, 'Adult', 2);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cold.getByText('Saved on this device').filter({ visible: true }).first()).toBeVisible();
  await expect(cartLink(cold, 1)).toBeVisible();

  await cold.reload();
  await expect(cartLink(cold, 1)).toBeVisible();
  await cold.context().setOffline(false);
  await expect(cold.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/, { timeout: 20_000 });
});

test('[W8] delivers what was put in the cart without a network when it returns, with no page open', async ({
  page,
  faults,
}) => {
  await install(page);
  await gather(page);
  const room = await roomFor(page.request, { slug: klis.slug });
  faults.allow(noNetwork);
  const cold = await coldStart(page);
  const context = cold.context();
  await cold.goto(`/experiences/${klis.slug}`);
  const form = await openForm(cold);
  await chooseStart(form, room);
  await more(form, 'Adult', 2);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(cold, 1)).toBeVisible();
  await expect(cold.getByText('No connection. We’ll keep trying.')).toBeVisible();
  const { id } = await cold.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}') as { id: string });
  const tags = () => cold.evaluate(syncTags);
  await expect.poll(tags).toEqual(['landfall-delivery']);
  const { request } = context;
  const elsewhere = await context.newPage();
  await cold.close();
  expect((await request.get(`/api/cart/${id}/`)).status()).toBe(404);

  await context.setOffline(false);
  const held = async () => {
    // A browser repeats the event if the worker failed, because the worker may not have its network back yet.
    await fireSync(elsewhere, 'landfall-delivery');
    return (await request.get(`/api/cart/${id}/`)).status();
  };
  await expect.poll(held, { timeout: 20_000, intervals: [1_000, 2_000, 4_000] }).toBe(200);
});

test('[W9a] gathers the catalogue by itself, ten seconds after the first view', { tag: '@soak' }, async ({ page }) => {
  await install(page);
  expect(await syncedExperiences(page)).toBe(0);

  await expect.poll(() => syncedExperiences(page), { timeout: 20_000 }).toBe(36);
});

test('[W2, S10] shows the shop behind a captive portal, and says that it cannot be reached', async ({
  page,
  context,
}) => {
  await install(page);
  await gather(page);
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay for the wireless</h1>' }),
  );

  await page.goto(`/experiences/${klis.slug}`);

  await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
  await expect(page.getByText('No connection. We’ll keep trying.')).toBeVisible();
  const cachedPortal = await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if ((await (await caches.match(request))?.text())?.includes('Pay for the wireless')) return request.url;
    return null;
  });
  expect(cachedPortal).toBe(null);
});

/** The tags of the sync events that the worker has registered. */
async function syncTags(): Promise<string[]> {
  const { sync } = (await navigator.serviceWorker.ready) as { sync?: { getTags(): Promise<string[]> } };
  return sync?.getTags() ?? [];
}

/** Fires a sync event, as the browser does when the machine's network returns. The browser ignores the end of a simulated outage. */
async function fireSync(page: Page, tag: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first);
    }),
  );
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(scopeURL).origin,
    registrationId,
    tag,
    lastChance: false,
  });
}

/** An experience that is not in the first view. */
async function onTheSecondPage(page: Page): Promise<ExperienceRow> {
  const answer = await page.request.get(address(listExperiences, {}, { page: 2, page_size: 12 }));
  return ((await answer.json()) as ListingPage).results[0] as ExperienceRow;
}
