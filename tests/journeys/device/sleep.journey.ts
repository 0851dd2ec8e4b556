import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { mirrorOf } from '../../support/browser/proxy-journey.ts';
import { aCart, cartLink, klis, toast } from '../../support/browser/visit.ts';

const CART = '/bookings/checkout-editor?step=0';
const hours = 8;

test('[C5, C11, C12] a cart that expired while the device slept goes when the engine has said so, and its lines stay', async ({
  page,
  shop,
  faults,
}) => {
  faults.expect(/410 \(Gone\)/);
  faults.expect(/The cart could not be retrieved/);
  await letSleep(page);
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await page.goto(CART);
  await isThere(page);
  const answer = await holdBack(page, id);

  await shop.passTime({ hours });
  await sleep(page);

  await answer.isRequested;
  await expect(page.getByText('Not confirmed:')).toBeAttached();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(toast(page, 'Your cart has expired!')).toBeHidden();
  answer.give();
  await expect(toast(page, 'Your cart has expired!')).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await expect(page.getByRole('timer')).toBeEmpty();
  const stored = await mirrorOf(page);
  expect(stored).toMatchObject({ id: null, lost_lines: [{ cart_id: id, line: { experience: { slug: klis.slug } } }] });
});

test('[C11] a cart outlives a clock that was set eight hours ahead', async ({ page }) => {
  await letSleep(page);
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await page.goto(CART);
  await isThere(page);
  const answer = await holdBack(page, id);

  await sleep(page);
  await answer.isRequested;
  answer.give();

  await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(toast(page, 'Your cart has expired!')).toBeHidden();
});

test('[C5, C12] a cart that expired while the device slept goes without a network too', async ({
  page,
  context,
  shop,
  faults,
}) => {
  faults.allow(/net::ERR|fetching the script/);
  await letSleep(page);
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await page.goto(CART);
  await isThere(page);
  await context.setOffline(true);

  await shop.passTime({ hours });
  await sleep(page);

  await expect(toast(page, 'Your cart has expired!')).toBeVisible();
  expect(await mirrorOf(page)).toMatchObject({ id: null, lost_lines: [{ cart_id: id }] });
});

test('[C11] takes no time from an answer that was on its way while the device slept', async ({ page, shop }) => {
  // This clock counts sleep in timers, too, so that only the time of the answer itself can reveal the sleep.
  await letSleep(page);
  await page.addInitScript(() => {
    const steady = performance.now.bind(performance);
    const began = Date.now() - steady();
    performance.now = () => Date.now() - began;
  });
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await page.goto(CART);
  await isThere(page);
  const pending = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  await page.route(
    `**/api/cart/${id}/`,
    async (route) => {
      pending.resolve();
      await woken.promise;
      await route.continue();
    },
    { times: 1 },
  );

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await pending.promise;
  await shop.passTime({ minutes: 20 });
  await sleep(page, { minutes: 20 });
  woken.resolve();

  await expect(page.getByRole('timer')).toHaveText(/^09:[0-5]\d$/);
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('timer')).toHaveText(/^09:[0-5]\d$/);
});

/** Waits until the page shows the engine's cart. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);
}

/** Simulates sleep: the clock goes on, and nothing else. */
async function letSleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { now } = Date;
    const { instant } = Temporal.Now;
    let slept = 0;
    Date.now = () => now() + slept;
    Temporal.Now.instant = () => instant().add({ milliseconds: slept });
    Object.assign(globalThis, { sleep: (milliseconds: number) => (slept += milliseconds) });
  });
}

async function sleep(page: Page, length: Temporal.DurationLike = { hours }): Promise<void> {
  await page.evaluate(
    (milliseconds) => (globalThis as unknown as { sleep(it: number): void }).sleep(milliseconds),
    Temporal.Duration.from(length).total('milliseconds'),
  );
}

/** Holds back the engine's answer about a cart until `give` is called. */
async function holdBack(page: Page, id: string) {
  const pending = Promise.withResolvers<void>();
  const received = Promise.withResolvers<void>();
  await page.route(`**/api/cart/${id}/`, async (route) => {
    pending.resolve();
    await received.promise;
    await route.continue();
  });
  return { isRequested: pending.promise, give: received.resolve };
}
