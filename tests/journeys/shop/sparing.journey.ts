import type { Page, Response } from 'playwright/test';
import { install, isStored, syncedExperiences } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';

test.use({ realPictures: true, viewport: phone, deviceScaleFactor: 3 });

test('[W9, W9a, W12] a slow link gets small pictures and the texts of all experiences, and nothing else ahead of a tap', async ({
  page,
}) => {
  await page.clock.install();
  const seen = watch(page);
  const linkIs = await linkOf(page);
  await linkIs('slow');

  await page.goto('/');
  await isBegun(page);
  await expect.poll(() => seen.pictures.length).toBeGreaterThan(2);
  expect(seen.pictures.filter((it) => widthOf(it.requested) > 480).length).toBeGreaterThan(0);
  expect(seen.pictures.filter((it) => widthOf(it.served) > 480)).toEqual([]);
  const card = page.getByRole('article').first().getByRole('link');
  await card.hover();
  await page.clock.fastForward('01:00');
  await page.waitForLoadState('networkidle');
  expect(seen.experiences).toEqual([]);
  await expect.poll(() => syncedExperiences(page)).toBeGreaterThan(10);
  expect(await isStored(page, '/engine-api')).toBe(false);

  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('[W12] the worker asks for small pictures on a slow link, and for the others when it is good again', async ({
  page,
}) => {
  await install(page, '/cookie-policy');
  const linkIs = await linkOf(page);
  await linkIs('slow');
  await page.goto('/');
  await expect.poll(() => cachedWidths(page)).toContain(480);
  expect((await cachedWidths(page)).filter((it) => it > 480)).toEqual([]);
  await expect.poll(() => shown(page)).toBeGreaterThan(0);

  await linkIs('good');
  await page.reload();

  await expect.poll(async () => Math.max(...(await cachedWidths(page)))).toBeGreaterThan(480);
});

test('[W12] who saves data gets small pictures', async ({ page, context }) => {
  const seen = watch(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });

  await page.goto('/');

  await expect.poll(() => seen.pictures.length).toBeGreaterThan(2);
  expect(seen.pictures.filter((it) => widthOf(it.served) > 480)).toEqual([]);
});

test('[W12] a good link has ready what stands in view, once the first view has stood for a while', async ({ page }) => {
  await page.clock.install();
  const seen = watch(page);
  const opened = Date.now();
  await page.goto('/');
  await isBegun(page);
  await page.waitForLoadState('networkidle');
  // On a busy machine the first view may already have stood for that long.
  expect(seen.experiences.length === 0 || Date.now() - opened > 6_000).toBe(true);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const [first] = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));

  await page.clock.fastForward('00:07');

  await expect.poll(() => seen.experiences).toContain(`/api/webstores${first}/`);
  await page.waitForLoadState('networkidle');
  expect(seen.experiences.length).toBeLessThanOrEqual(4);
});

/** Changes the speed of the link. Browsers report a round trip of 0.3 s as 3g. */
async function linkOf(page: Page): Promise<(quality: 'slow' | 'good') => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (quality) => {
    const latency = quality === 'slow' ? 300 : 0;
    const noLimit = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...noLimit, latency });
  };
}

/** Waits until the worker is ready, which comes after the app has taken over from the document. */
async function isBegun(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

interface Seen {
  /** Pictures by their addresses: the one that the page requested, and the one that the engine gave. */
  readonly pictures: { readonly requested: string; readonly served: string }[];
  /** Reads of single experiences. */
  readonly experiences: string[];
}

function watch(page: Page): Seen {
  const seen: Seen = { pictures: [], experiences: [] };
  page.on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/^\/pictures\/.*\.avif$/.test(pathname))
      seen.pictures.push({ requested: pathname, served: response.headers()['content-location'] ?? pathname });
    if (/^\/api\/webstores\/experiences\/[^/]+\/$/.test(pathname)) seen.experiences.push(pathname);
  });
  return seen;
}

const widthOf = (path: string) => Number(/-(\d+)\.avif$/.exec(path)?.[1]);

function cachedWidths(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const copies = await (await caches.open('landfall-pictures')).keys();
    return copies.map(({ url }) => Number(/-(\d+)\.\w+$/.exec(url)?.[1]));
  });
}

/** The number of cards whose pictures are visible. */
function shown(page: Page): Promise<number> {
  return page
    .getByRole('article')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.filter((it) => it.naturalWidth > 0).length);
}
