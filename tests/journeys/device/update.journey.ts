import type { Page } from 'playwright/test';
import { type Deployments, openDeployments } from '../../support/browser/deployments.ts';
import { install } from '../../support/browser/installed.ts';
import { expect, test as plain } from '../../support/browser/journey.ts';
import { aCart, isAlive } from '../../support/browser/visit.ts';

/** A shop to which later builds can be deployed. */
const test = plain.extend<{ deployments: Deployments }>({
  deployments: async ({ shop }, provide) => {
    const deployments = await openDeployments(shop.url);
    await provide(deployments);
    await deployments.close();
  },
  baseURL: async ({ deployments }, provide) => provide(deployments.url),
});

const offer = (page: Page) => page.getByText('New version ready');
const lookForUpdate = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then((it) => it.update()).then(() => undefined));
const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('landfall-build-')).length);
/** A mark on the page that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
const isReloaded = (page: Page) =>
  isMarked(page).then(
    (marked) => !marked,
    () => false,
  );

test('[W10, K11] offers a newer version during checkout, and loses nothing when it is taken', async ({
  page,
  deployments,
}) => {
  await install(page);
  await aCart(page);
  await page.goto('/bookings/checkout-editor?step=1');
  const firstName = page.getByRole('region', { name: 'Main contact' }).getByLabel('First name');
  await firstName.fill('Marija');
  await mark(page);

  deployments.deploy();
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await builds(page)).toBe(2);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => isReloaded(page)).toBe(true);
  await expect(firstName).toHaveValue('Marija');
});

test('[W10] waits for its tap while the page is looked at, and while the visitor is at the checkout', {
  tag: '@soak',
}, async ({ page, deployments }) => {
  await page.clock.install();
  await install(page);
  await page.goto('/bookings/checkout-editor?step=0');
  await mark(page);
  deployments.deploy();
  await lookForUpdate(page);
  await page.clock.runFor(2_000);
  await expect(offer(page)).toBeVisible();

  await hide(page);
  await page.clock.runFor(120_000);

  expect(await isMarked(page)).toBe(true);
});

test('[W10] is taken at an idle moment, when nobody looks', { tag: '@soak' }, async ({ page, deployments }) => {
  await page.clock.install();
  await install(page);
  await mark(page);
  deployments.deploy();
  await lookForUpdate(page);
  await page.clock.runFor(2_000);
  await expect(offer(page)).toBeVisible();

  await hide(page);
  await page.clock.runFor(25_000);

  await expect.poll(() => isReloaded(page)).toBe(true);
  await expect(offer(page)).toBeHidden();
});

test('[W10] opens another tab of the build before, which finds its files, while a newer one is in charge', {
  tag: '@soak',
}, async ({ page, context, deployments }) => {
  await install(page);
  const other = await context.newPage();
  // The page knows its worker as soon as it makes a request through it.
  const followed = other.waitForRequest('**/api/webstores/');
  await other.goto('/');
  await followed;
  await mark(other);
  deployments.deploy();
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(offer(page)).toBeHidden();

  await other.getByRole('link', { name: 'Cookie policy' }).click();

  await expect(other.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  expect(await isMarked(other)).toBe(true);
  await expect(offer(other)).toBeVisible();
});

plain.describe('without a worker', () => {
  plain.use({ serviceWorkers: 'block' });

  plain('[W10] loads the page anew, once, when a part of its code is gone', async ({ page, faults }) => {
    await page.goto('/');
    await isAlive(page);
    await mark(page);
    let loads = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && loads++));
    const gone = { status: 404, headers: { 'landfall-version': '9' }, contentType: 'application/json', body: '{}' };
    await page.route('**/assets/*', (route) => {
      const isGone = route.request().method() === 'HEAD' || /cookie-policy-page/.test(route.request().url());
      return isGone ? route.fulfill(gone) : route.fallback();
    });
    faults.expect(/404/);
    const link = page.getByRole('link', { name: 'Cookie policy' });

    await link.hover();
    await expect.poll(() => isReloaded(page)).toBe(true);
    expect(loads).toBe(1);

    await isAlive(page);
    await page.mouse.move(5, 5);
    await link.hover();
    await page.waitForTimeout(500);
    expect(loads).toBe(1);

    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  });
});

/** Hides the page, as when the visitor turns to another app. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
