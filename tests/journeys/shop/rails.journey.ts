import type { Page } from 'playwright/test';
import { test as base, expect } from '../../support/browser/journey.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';

/** The shop in July: in winter hardly any tour of the first page has places today or tomorrow. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const today = Temporal.Now.zonedDateTimeISO('Europe/Zagreb');
      const july = today.with({ month: 7, day: 1, hour: 9 }).add({ years: today.month < 7 ? 0 : 1 });
      const shop = await openShop({ env: { CLOCK_AHEAD: String(july.epochMilliseconds - today.epochMilliseconds) } });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

const size = { width: 390, height: 844 };
const rails = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Wish list: / }) });
const soon = (page: Page) => page.getByRole('region', { name: 'Places left today and tomorrow' });

test.describe('without JavaScript', () => {
  test.use({ viewport: size, javaScriptEnabled: false });

  test('[V8] shows the head of two cards in the first screen of a phone', async ({ page }) => {
    await page.goto('/');

    for (const place of [0, 1]) {
      const card = soon(page).getByRole('listitem').nth(place);
      await expect(card.getByRole('link')).toBeInViewport({ ratio: 1 });
      await expect(card.locator('img')).toBeInViewport({ ratio: 1 });
    }
    // The page reserves no space for parts that only a script can add.
    const list = page.getByRole('region', { name: '36 experiences' });
    const [above, below] = [await soon(page).boundingBox(), await list.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
  });
});

test.describe('with its code', () => {
  test.use({ viewport: size });

  test('[V13] shows the whole cards of a pin below the map', async ({ page }) => {
    await page.goto('/?view=map');
    await page.getByRole('button', { name: /^\d+ experiences in Split$/ }).click({ timeout: 15_000 });

    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first();
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(card.getByRole('img', { includeHidden: true }).first()).toBeVisible();
  });

  test('[V8] moves nothing when the rails come to life, and keeps the cards of the document', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) document.documentElement.dataset['shift'] = JSON.stringify(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const first = await soon(page).getByRole('link').first().elementHandle();

    await expect(rails(page)).toHaveCount(3, { timeout: 15_000 });
    expect(await first?.evaluate((link) => link.isConnected)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  });
});
