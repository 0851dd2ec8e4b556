import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { phone, wide } from '../support/screens.ts';
import { aReadyCart, castles, chooseFirstDay, ebike, klis, openForm, payBy } from '../support/visit.ts';

for (const { viewport, colorScheme } of [
  { viewport: phone, colorScheme: 'light' as const },
  { viewport: wide, colorScheme: 'dark' as const },
]) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    // Colours are judged as they stand, not on their way.
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('[S1, S2, N1] has no serious barrier on home, its consent dialog, an experience and its form', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isAccessible(page, 'home');
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Cookies on this shop' })).toBeVisible();
      await isAccessible(page, 'consent');

      await page.goto(`/experiences/${klis.slug}`);
      await isAccessible(page, 'experience');
      await chooseFirstDay(await openForm(page));
      await isAccessible(page, 'booking form');
    });

    test('[K12, K13, P12] has no serious barrier from the cart to the booking', async ({ page }) => {
      await aReadyCart(page, [
        { slug: ebike.slug, from: 4 },
        { slug: castles.slug, from: 4 },
      ]);
      await page.goto('/bookings/checkout-editor?step=0');
      await expect(page.getByRole('article')).toHaveCount(2);
      await isAccessible(page, 'cart');
      await page.goto('/bookings/checkout-editor?step=1');
      await page.getByText('Show list?').first().click();
      await page.getByLabel('Email').fill('nobody');
      const [first, second] = await page.getByRole('textbox', { name: 'Height' }).all();
      await first?.fill('tall');
      await page.getByLabel('Phone number').focus();
      await isAccessible(page, 'contact');
      await page.getByLabel('Email').fill('ana@example.com');
      await first?.fill('171');
      await second?.fill('180');
      await page.getByText('Show list?').first().click();
      await page.getByRole('button', { name: 'Go to Payment' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
      await isAccessible(page, 'payment');
      await page.getByRole('button', { name: 'Continue to card payment' }).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await isAccessible(page, 'card page');
      await payBy(page, '4242 4242 4242 4242');
      await expect(page.getByRole('heading', { level: 1, name: 'You are going!' })).toBeVisible();
      await isAccessible(page, 'success');
      await page.getByRole('link', { name: 'See your booking' }).click();
      await expect(page).toHaveURL(/\/orders\/editor\//);
      await expect(page.getByRole('region', { name: 'Your answers' })).toBeVisible();
      await isAccessible(page, 'booking');
      await page.getByRole('button', { name: 'Cancel this booking' }).click();
      await expect(page.getByLabel('Email of this booking')).toBeVisible();
      await isAccessible(page, 'cancelling');
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.goto('/bookings/overview');
      await expect(page.getByRole('main').getByRole('link', { name: castles.title })).toBeVisible();
      await isAccessible(page, 'overview');
    });

    test('[S6] has no serious barrier on the pages of words and where nothing is', async ({ page, faults }) => {
      for (const path of ['/cookie-policy', '/become-a-supplier', '/become-a-reseller', '/engine-api', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isAccessible(page, path);
      }
      faults.expect(/status of 404 .*\/nowhere/);
    });
  });
}

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[L1] shifts nothing while the listing loads and is scrolled', async ({ page }) => {
      await watchShifts(page);
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(12);
      await isAlive(page);
      for (let n = 0; n < 6; n++) await page.mouse.wheel(0, 900);
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

/** No violation that keeps somebody out, or makes it hard. */
async function isAccessible(page: Page, where: string): Promise<void> {
  // That rule takes a label which is scrolled out of sight in a sheet for one that is not there.
  const { violations } = await new AxeBuilder({ page }).disableRules('label-title-only').analyze();
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary}`).join('\n')}`,
    );
  expect(barriers, where).toEqual([]);
}

/** The app has come to life: the badge knows what is in the cart. */
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

/** Adds up what moves in a document without the visitor having done anything (as Cumulative Layout Shift does), and says what it was. */
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

/** After two more frames, so that the last ones count. */
function shifts(page: Page): Promise<Watched['shifted']> {
  return page.evaluate(
    () =>
      new Promise<Watched['shifted']>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((globalThis as Watched).shifted)));
      }),
  );
}
