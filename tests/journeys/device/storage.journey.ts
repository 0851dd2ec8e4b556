import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { expect } from '../../support/browser/journey.ts';
import { cartAt, mirrorOf, settled, storedCartId, test } from '../../support/browser/proxy-journey.ts';
import {
  blockIndexedDb,
  cachedPictures,
  clearSiteData,
  crash,
  keepPictures,
  leaveRoom,
} from '../../support/browser/storage.ts';
import {
  aCart,
  cartLink,
  castles,
  chooseFirstDay,
  fillContact,
  klis,
  openForm,
  payBy,
  toast,
} from '../../support/browser/visit.ts';

const CART = '/bookings/checkout-editor?step=0';
const unkept = (page: Page) =>
  toast(page, 'Your browser won’t let us save your cart. Keep this page open and everything works.');

/** Puts one place into the cart as a visitor does. */
async function addToCart(page: Page): Promise<void> {
  await page.goto(`/experiences/${castles.slug}`);
  const form = await openForm(page);
  await chooseFirstDay(form);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(form.getByRole('heading', { name: 'In your cart' })).toBeVisible();
}

for (const how of ['refused', 'silent'] as const) {
  test(`[W11] sells where IndexedDB is ${how}, and says once that nothing is saved`, async ({ page }) => {
    await blockIndexedDb(page, how);
    await page.goto('/');
    await expect(cartLink(page, 0)).toBeVisible();
    await expect(unkept(page)).toBeHidden();

    await addToCart(page);
    await expect(unkept(page)).toBeVisible();
    await cartLink(page, 1).click();
    await page.getByRole('link', { name: 'Go to Contact Info' }).click();
    await fillContact(page);
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
    await payBy(page, '4242 4242 4242 4242');

    await expect(page).toHaveURL(/\/success\?session_id=/);
    await expect(page.getByText(castles.title).first()).toBeVisible();
    await expect(cartLink(page, 0)).toBeVisible();
  });
}

test('[W11] finds the cart again by its id in local storage, which alone is left', async ({ page }) => {
  await blockIndexedDb(page, 'refused');
  await addToCart(page);

  await page.goto(CART);

  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);
  await expect(unkept(page)).toBeVisible();
});

test('[W11] sells in a browser that lets the shop store nothing at all', async ({
  baseURL,
  faults,
  contextOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'landfall-profile-'));
  await mkdir(join(profile, 'Default'));
  const blocksAllCookies = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(blocksAllCookies));
  const context = await chromium.launchPersistentContext(profile, {
    ...contextOptions,
    executablePath: findBrowser(),
    args: browserArgs,
    ...(baseURL && { baseURL }),
  });
  faults.watch(context);
  const page = await context.newPage();
  await page.goto(`/experiences/${castles.slug}`);
  expect(await page.evaluate(() => navigator.locks.request('a', () => 'held').catch((it: Error) => it.name))).toBe(
    'SecurityError',
  );

  await page.getByRole('button', { name: 'Allow essential' }).click();
  const form = await openForm(page);
  await chooseFirstDay(form);
  await form.getByRole('button', { name: 'Add to cart' }).click();

  await expect(form.getByRole('heading', { name: 'In your cart' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/);
  await expect(unkept(page)).toBeVisible();
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('[W11, W11a] gives up copies of pictures where the device is full, and keeps the cart', async ({ page }) => {
  await page.goto('/fallback/logo.svg');
  await keepPictures(page, 3);
  await leaveRoom(page, -1);

  await addToCart(page);

  await settledIn(page, 1);
  expect(await cachedPictures(page)).toBe(0);
  await page.goto(CART);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(unkept(page)).toBeHidden();
});

test('[W11, W11a] goes on where the device is full of other things, and says so', async ({ page, engine }) => {
  await page.goto('/fallback/logo.svg');
  await leaveRoom(page, 0);

  await addToCart(page);

  await expect(unkept(page)).toBeVisible();
  await cartLink(page, 1).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect((await cartAt(engine, await storedCartId(page)))?.lines).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('[W11] keeps the shop for use without a network where the device becomes full, and says so', async ({
  page,
  context,
  faults,
}) => {
  await install(page);
  await gather(page);
  await keepPictures(page, 1);
  // The room of the pictures is not enough for another copy. A cart would be missed more, so its own message would come instead.
  await leaveRoom(page, -2);

  await page.goto('/');

  await expect(page.getByRole('status').getByText(/^This device is full/)).toBeVisible();
  expect(await cachedPictures(page)).toBe(0);
  faults.allow(/net::ERR|: failed\n/);
  await context.setOffline(true);
  for (const [path, name] of [
    [CART, 'Your cart is empty!'],
    ['/bookings/overview', 'Your bookings'],
    [`/experiences/${klis.slug}`, klis.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('[W11a] gives a wiped device its cart back, with what waits for a network', async ({
  page,
  context,
  link,
  engine,
  faults,
}) => {
  faults.allow(/net::ERR|: failed\n/);
  const { id } = await aCart(page, [
    { slug: klis.slug, units: [1] },
    { slug: castles.slug, units: [1] },
  ]);
  await page.goto('/bookings/checkout-editor?step=1');
  await page.getByLabel('First name').fill('Marija');
  await settledIn(page, 2);
  await page.getByRole('tab', { name: '1. Cart' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
  await expect.poll(async () => (await mirrorOf(page))?.outbox.map(({ kind }) => kind)).toEqual(['drop_line']);

  await clearSiteData(page);

  await expect.poll(async () => (await mirrorOf(page))?.outbox.map(({ kind }) => kind)).toEqual(['drop_line']);
  await expect.poll(() => storedCartId(page)).toBe(id);
  await expect(page.getByRole('article')).toHaveCount(1);
  await context.setOffline(false);
  await settled(page, link);
  expect((await cartAt(engine, id))?.lines).toHaveLength(1);
  await page.goto('/bookings/checkout-editor?step=1');
  await expect(page.getByLabel('First name')).toHaveValue('Marija');
});

for (const finisher of ['another tab', 'the tab opened again'] as const) {
  test(`[W6, W11] a tab that crashes while it delivers leaves one line: ${finisher} finishes it`, async ({
    page,
    context,
    link,
    engine,
  }) => {
    const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
    const other = await context.newPage();
    if (finisher === 'another tab') await other.goto(CART);
    await page.goto(`/experiences/${castles.slug}`);
    const form = await openForm(page);
    await chooseFirstDay(form);
    const before = link.writes.length;

    link.plan('slow');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => link.writes.length).toBe(before + 1);
    await crash(page);
    if (finisher === 'the tab opened again') await other.goto(CART);

    await expect(other.getByRole('article')).toHaveCount(2);
    await settled(other, link);
    expect((await cartAt(engine, id))?.lines).toHaveLength(2);
    expect(new Set(link.writes.slice(before).map(({ key }) => key)).size).toBe(1);
  });
}

/** Waits until this device holds a confirmed cart with so many lines, and nothing to send. */
async function settledIn(page: Page, lines: number): Promise<void> {
  await expect
    .poll(async () => {
      const stored = await mirrorOf(page);
      return stored && { lines: stored.snapshot?.lines.length, waiting: stored.outbox.length };
    })
    .toEqual({ lines, waiting: 0 });
}
