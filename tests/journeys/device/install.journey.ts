import type { Page } from 'playwright/test';
import { install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { castles } from '../../support/browser/visit.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'Install the app' });

/** Opens four pages, as a visitor who looks around. */
async function lookAround(page: Page): Promise<void> {
  for (let visit = 0; visit < 2; visit++) {
    await page.getByRole('link', { name: castles.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: castles.title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /\d+ experiences/ })).toBeVisible();
  }
}

test.describe('on an iPhone', () => {
  test.use({
    viewport: phone,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1',
  });

  test("[W1] hints once, at a good moment, in the words of the phone's own menu", { tag: '@soak' }, async ({
    page,
  }) => {
    await install(page, '/?pageSize=48');
    await expect(hint(page)).toBeHidden();
    await lookAround(page);

    await expect(hint(page)).toContainText('Tap Share, then Add to Home Screen.');
    await page.evaluate(() => scrollTo(0, 800));
    await expect(hint(page)).not.toBeInViewport();
    await hint(page).getByRole('button', { name: 'Got it' }).click();
    await expect(hint(page)).toBeHidden();

    await page.reload();
    await lookAround(page);
    await expect(hint(page)).toBeHidden();
  });
});

test.describe('from the home screen of an iPhone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('[S15] pulled down by a finger, shows what is new, and nothing for a short pull or one aside', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await install(page);
    await page.reload();
    await page.touchscreen.tap(100, 300);
    const session = await page.context().newCDPSession(page);
    const reads: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/webstores/') && reads.push(request.url())));
    const pull = async (x: number, y: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 180, y: 400 }] });
      for (let n = 1; n <= 8; n++) {
        const at = { x: 180 + (x * n) / 8, y: 400 + (y * n) / 8 };
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    reads.length = 0;

    await pull(0, 70);
    await pull(160, 40);
    await page.waitForTimeout(300);
    expect(reads).toEqual([]);

    await pull(0, 200);
    await expect(page.getByText('Everything’s up to date.')).toBeAttached();
    expect(reads.some((it) => it.includes('/experiences/'))).toBe(true);
  });
});

test('[W1] lets the browser ask when the visitor wants it, and not before', { tag: '@soak' }, async ({ page }) => {
  await install(page, '/?pageSize=48');
  const isHeldBack = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(void Object.assign(globalThis, { hasPrompted: true })),
    });
    dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  expect(isHeldBack).toBe(true);
  await lookAround(page);

  expect(await page.evaluate(() => 'hasPrompted' in globalThis)).toBe(false);
  await hint(page).getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => 'hasPrompted' in globalThis)).toBe(true);
  await expect(hint(page)).toBeHidden();
});

test('[W1] can be installed: its manifest and icons are what a browser wants', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, manifest } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');

  expect(errors).toEqual([]);
  expect(manifest?.shortcuts).toHaveLength(3);
  // A private window cannot install apps, so this error says nothing about the shop.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
