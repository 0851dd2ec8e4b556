import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import { aReadyCart, chooseFirstDay, klis, openForm } from '../../support/browser/visit.ts';

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === wide ? ['@soak'] : [] }, () => {
    test.use({ viewport });

    test('[L1] shifts nothing while the listing loads and is scrolled', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(12);
      await isAlive(page);
      for (let n = 0; n < 10; n++) await page.mouse.wheel(0, 900);
      await expect(page.getByRole('contentinfo')).toBeInViewport();

      const { sum, moved } = await shifts(page);
      expect(sum, moved).toBe(0);
    });

    test('[E2, K1, S3] hardly shifts anything on an experience and in the checkout', async ({ page }) => {
      await watchShifts(page);
      await page.goto(`/experiences/${klis.slug}`);
      await isAlive(page);
      await chooseFirstDay(await openForm(page));
      await isCalm(page, 'experience');

      await aReadyCart(page);
      for (const step of [0, 1, 2]) {
        await page.goto(`/bookings/checkout-editor?step=${step}`);
        await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible();
        await isCalm(page, `step ${step}`);
      }
    });
  });
}

/** Waits until the badge shows the cart's content, which needs the app. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toBeVisible();
}

async function isCalm(page: Page, where: string): Promise<void> {
  const { sum, moved } = await shifts(page);
  expect(sum, `${where}: ${moved}`).toBeLessThanOrEqual(0.02);
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watched = typeof globalThis & { shifted: { sum: number; moved: string } };

/** Adds up the layout shifts of a document without a visitor's input, as Cumulative Layout Shift does, and records what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { shifted } = Object.assign(globalThis as Watched, { shifted: { sum: 0, moved: '' } });
    new PerformanceObserver((entries) => {
      for (const { value, hadRecentInput, sources } of entries.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifted.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          shifted.moved += `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${JSON.stringify([previousRect, currentRect])}; `;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts after two more frames, so that the last ones count. */
function shifts(page: Page): Promise<Watched['shifted']> {
  return page.evaluate(
    () =>
      new Promise<Watched['shifted']>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((globalThis as Watched).shifted)));
      }),
  );
}
