import { expect, test } from '../../support/browser/journey.ts';
import {
  bookingForm,
  cartLink,
  chooseFirstDay,
  isHydrated,
  klis,
  more,
  openForm,
} from '../../support/browser/visit.ts';

// On a first visit there is no worker, and only part of the app has loaded.
test.use({ serviceWorkers: 'block' });

test('[W5, W11] says so when a change is asked for before its code has come, and makes it at the next tap, once', async ({
  page,
  faults,
}) => {
  faults.expect(/dynamically imported module|net::ERR_FAILED/);
  let isAway = true;
  await page.route(CART_CODE, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`/experiences/${klis.slug}`);
  const form = await openForm(page);
  const day = await chooseFirstDay(form);
  await more(form, 'Adult');
  const add = form.getByRole('button', { name: 'Add to cart' });

  await add.click();
  await expect(form.getByText('We couldn’t save that')).toBeVisible();
  await expect(form.getByText('when you’re online')).toBeVisible();
  await expect(cartLink(page, 1)).toBeHidden();

  isAway = false;
  await add.click();
  await expect(form.getByRole('heading', { name: 'In your cart' })).toBeVisible();
  await expect(form.getByText(day)).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.goto('/bookings/checkout-editor?step=0');
  await expect(page.getByRole('article')).toHaveCount(1);
});

for (const [what, code] of [
  ['the app', /\/assets\/page-[\w-]{8}\.js$/],
  ['its page', /\/assets\/experience-page-[\w-]{8}\.js$/],
  ['what comes behind the first view', /\/assets\/later-[\w-]{8}\.js$/],
] as const) {
  test(`[W5] comes to life when a network lost before ${what} was there is back`, {
    tag: what === 'the app' ? [] : ['@soak'],
  }, async ({ page, faults }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    let isRequested = false;
    await page.route(code, async (route) => {
      if (!isRequested) await page.context().setOffline(true);
      isRequested = true;
      await route.continue();
    });
    await page.goto(`/experiences/${klis.slug}`);
    await page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }).click();
    await expect.poll(() => isRequested).toBe(true);
    await page.waitForTimeout(500);

    await page.context().setOffline(false);
    const form = bookingForm(page);
    await chooseFirstDay(form);
    await more(form, 'Adult');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await expect(form.getByRole('heading', { name: 'In your cart' })).toBeVisible();
    await isHydrated(page.getByRole('contentinfo'));
  });
}

test('[W11] dresses a page whose styles had not come when it was first asked for', async ({ page, faults }) => {
  faults.expect(/preload CSS|net::ERR_FAILED/);
  let isAway = true;
  await page.route(STYLES, (route) => (isAway ? route.abort() : route.continue()));
  // An idle page prefetches what is in view, before anybody points at it.
  const missed = page.waitForEvent('requestfailed', (request) => STYLES.test(request.url()));
  await page.goto('/');
  await page.keyboard.press('Shift');
  const link = page.getByRole('link', { name: 'Cookie policy' });
  await isHydrated(link);
  await link.hover();
  await missed;

  isAway = false;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(rulesOfPolicy)).toBeGreaterThan(0);
});

/** The number of rules of the policy's sheet. The browser throws for a sheet that failed to load. */
function rulesOfPolicy(): number {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/prose-"]');
  try {
    return link?.sheet?.cssRules.length ?? 0;
  } catch {
    return 0;
  }
}

const STYLES = /\/assets\/prose-.*\.css$/;

/** The device's code for the cart, which loads after the first view. */
const CART_CODE = /\/assets\/cart-[\w-]{8}\.js$/;
