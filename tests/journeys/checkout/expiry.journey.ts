import type { Page } from 'playwright/test';
import type { Availability } from '#domain/contract/bookings.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { storedText } from '../../support/browser/storage.ts';
import { aCart, cartLink, klis, toast } from '../../support/browser/visit.ts';

test('[C5, C10, S4, S16c] lets a cart go when its half hour is over', async ({ page, shop, faults }) => {
  // The engine's clock goes before the page's: a question in between hears of the end first.
  faults.allow(/410 .*\/api\/cart\/|The cart could not be retrieved/);
  await page.clock.install();
  // The start is one that no other journey books in this shop.
  const { id, lines } = await aCart(page, [{ slug: klis.slug, units: [2], from: 45 }]);
  const held = await placesLeft(page, lines[0]);
  await page.goto('/bookings/checkout-editor?step=1');
  await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);
  await page.getByLabel('First name').fill('Marija');
  await expect.poll(() => page.evaluate(storedText)).toContain('Marija');
  await hasHeard(page);

  // The same time passes for the engine and for this device.
  await shop.passTime({ minutes: 28 });
  await page.clock.fastForward('28:00');
  await expect(page.getByRole('timer')).toHaveText(/^01:[0-5]\d$/);
  await expect(page.getByRole('button', { name: 'Need more time?' })).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'Your places are held' });
  await expect(status).toHaveText(['Your places are held for less than two minutes.']);
  await shop.passTime({ minutes: 1, seconds: 40 });
  await page.clock.fastForward('01:40');
  await expect(page.getByRole('timer')).toHaveText(/^00:[01]\d$/);
  await expect(status).toHaveText(['Your places are held for less than half a minute.']);
  await expect(cartLink(page, 1)).toBeVisible();
  expect((await page.request.get(`/api/cart/${id}/`)).status()).toBe(200);

  await shop.passTime({ seconds: 20 });
  await page.clock.fastForward('00:20');
  await expect(toast(page, 'Your cart has expired!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await expect(page.getByRole('timer')).toBeEmpty();
  await expect(status).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expect(await page.evaluate(storedText)).not.toContain('Marija');

  const gone = await page.request.get(`/api/cart/${id}/`);
  expect(gone.status()).toBe(410);
  expect(await gone.json()).toMatchObject({ code: 'cart_expired' });
  expect(await placesLeft(page, lines[0])).toBe(held + 2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
});

/** The places left at a line's start. */
async function placesLeft(page: Page, line: CartLine | undefined): Promise<number> {
  const { date = '', start_time_id } = line?.booking_info ?? {};
  const params = { experience_id: String(line?.experience_id), date_from: date };
  const answer = await page.request.get('/api/bookings/check-availability/', { params });
  const { start_times } = (await answer.json()) as Availability;
  return start_times.find((it) => it.id === start_time_id)?.vacancies ?? 0;
}

test('[C10a] gives five minutes more', async ({ page, shop }) => {
  await page.clock.install();
  await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await page.goto('/bookings/checkout-editor?step=0');
  await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);
  await hasHeard(page);

  await shop.passTime({ minutes: 28, seconds: 30 });
  await page.clock.fastForward('28:30');
  await page.getByRole('button', { name: 'Need more time?' }).click();

  await expect(page.getByRole('timer')).toHaveText(/^06:[0-5]\d$/);
  await expect(page.getByRole('button', { name: 'Need more time?' })).toBeHidden();
});

for (const [words, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  const tag = days > 0 ? [] : ['@soak'];
  test(`[C11] counts by the engine's clock on a device a day ${words}`, { tag }, async ({ page, shop }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const { expires_at } = await aCart(page);

    await page.goto('/');

    const engineNow = async () => {
      const { server_now } = (await (await page.request.get(`${shop.url}/api/app-info/`)).json()) as {
        server_now: string;
      };
      return Temporal.Instant.from(server_now);
    };
    await expect(async () => {
      const [, minutes, seconds] = /(\d\d):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
      const left = Temporal.Instant.from(expires_at)
        .since(await engineNow())
        .total('seconds');
      expect(Math.abs(Number(minutes) * 60 + Number(seconds) - left)).toBeLessThanOrEqual(2);
    }).toPass({ timeout: 10_000 });
    await expect(cartLink(page, 1)).toBeVisible();
  });
}

/** Waits until no answer is under way, because it would carry an earlier time. */
async function hasHeard(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
