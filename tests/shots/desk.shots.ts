import type { Page } from 'playwright/test';
import { languages } from '#domain/contract/languages.ts';
import { cutText } from '../support/browser/cut-text.ts';
import { expect, signIn, test } from '../support/browser/desk.ts';
import { deskWalks } from '../support/browser/desk-walk.ts';
import { phone } from '../support/browser/screens.ts';
import { root } from '../support/root.ts';

const screens = [phone, { width: 768, height: 1024 }, { width: 1280, height: 900 }];

test.use({
  // English in a region that uses euros.
  locale: 'en-IE',
  realPictures: true,
  actionTimeout: 15_000,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { part, walk } of deskWalks)
      test(`the ${part}, by day and by night`, async ({ page, faults, shop }) => {
        test.setTimeout(180_000);
        faults.allow(/./);
        await walk(page, (name) => shoot(page, name), shop);
      });
  });
}

/** Addresses of screens to check in other languages. */
const addresses = `sell drawer more devices numbers calendar calendar?view=week bookings new-booking?tour=1
  tours tours/1 tours/new tours/1/schedule tours/1/rates tours/1/prices tours/1/translations notifications notifications/preferences
  settings settings/profile settings/company settings/team settings/roles settings/roles/new settings/export settings/history
  settings/closing settings/stores/1 settings/promo-codes/new settings/cancellation-policies/1 settings/meeting-points
  settings/booking-questions/new`.split(/\s+/);

test.describe('in other languages', () => {
  test.use({ viewport: phone });

  for (const [code, { name: language }] of Object.entries(languages).filter(([code]) => code !== 'en'))
    test(`the screens in ${language}`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      faults.allow(/./);
      await signIn(page);
      await page.goto('/desk/more');
      await page.getByRole('button', { name: language }).click();
      await expect(page.locator(`html[lang^="${code}"]`)).toBeAttached();
      for (const address of addresses) {
        await page.goto(`/desk/${address}`, { waitUntil: 'networkidle' });
        expect.soft(await cutText(page), `${address} in ${language}`).toEqual([]);
        await shoot(page, `${address.replaceAll(/\W/g, '-')}-${code}`, ['light']);
      }
    });
});

async function shoot(page: Page, name: string, colorSchemes: readonly ('light' | 'dark')[] = ['light', 'dark']) {
  const viewport = page.viewportSize() ?? phone;
  // A full-page shot must make the window as high as the page, so that sticky elements are at the page's edge. A dialog stays at the window's size.
  const isDialog = (await page.getByRole('dialog').count()) > 0;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isDialog) await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, whole) });
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${root}.shots/desk-${name}-${viewport.width}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(viewport);
}
