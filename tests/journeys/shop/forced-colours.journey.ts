import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import {
  aReadyCart,
  bookingForm,
  chooseFirstDay,
  klis,
  openDays,
  openForm,
  unfold,
} from '../../support/browser/visit.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('[S16, N2, L10] tells states apart where the visitor chooses all colours', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const toggle = page.getByRole('switch', { name: /^Statistics/ });
  await looksOther(page, toggle, () => toggle.check());
  await page.getByRole('button', { name: 'Allow selected' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const second = page.getByRole('link', { name: 'Page 2' });
  await looksOther(page, second, async () => {
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: /experiences/ })).toHaveAttribute('aria-busy', 'false');
  });
});

test('[S16, E3, E6, K8, P3] tells what is chosen from what is not, there too', async ({ page }) => {
  await page.goto(`/experiences/${klis.slug}`);
  const form = await openForm(page);
  const day = openDays(form).first();
  await looksOther(page, day, async () => {
    await chooseFirstDay(bookingForm(page));
    await unfold(form, 'Date');
  });

  await page.goto(`/experiences/${twoRates}`);
  const rates = (await openForm(page)).getByRole('group', { name: 'Rate' });
  const second = rates.locator('label').nth(1);
  await looksOther(page, second, () => second.click());

  await aReadyCart(page, [{ slug: klis.slug, units: [2], from: 20 }]);
  await page.goto('/bookings/checkout-editor?step=2');
  const all = page.locator('label').filter({ hasText: 'Full amount' });
  await looksOther(page, all, () => all.click());
  await page.goto('/bookings/checkout-editor?step=1');
  const list = page.locator('label').filter({ hasText: 'Show list?' });
  await looksOther(page, list, () => list.click());
});

/** A tour with two rates: shared, or the boat for one party alone. */
const twoRates = 'komiza-under-a-lateen-sail';

/** Checks that a state changes the look of an element, without the focus. */
async function looksOther(page: Page, element: Locator, act: () => Promise<unknown>): Promise<void> {
  const look = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    await element.scrollIntoViewIfNeeded();
    return (await element.screenshot()).toString('base64');
  };
  const before = await look();
  await act();
  expect(await look()).not.toBe(before);
}
