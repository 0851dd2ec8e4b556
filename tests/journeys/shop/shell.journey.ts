import type { Locator } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { aCart, cartLink, chooseFirstDay, isHydrated, klis, more, openForm } from '../../support/browser/visit.ts';

test('[S5] is at most 1860 px wide, however wide the window', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });

  for (const address of ['/', '/bookings/checkout-editor?step=0', '/become-a-supplier']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [from, to] = await page.evaluate(() => {
      const all = [...document.querySelectorAll('h1, h2, p, li, form, nav')]
        .map((it) => it.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return [Math.min(...all.map((it) => it.left)), Math.max(...all.map((it) => it.right))];
    });
    expect((to ?? 0) - (from ?? 0)).toBeLessThanOrEqual(1860);
  }
});

test('[S5] begins the bar where the page below it begins', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await aCart(page);

  for (const address of ['/wishlist', '/bookings/checkout-editor?step=0', `/experiences/${klis.slug}`]) {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const logo = page.getByRole('banner').getByRole('img').first();
    expect((await logo.boundingBox())?.x).toBeCloseTo((await heading.boundingBox())?.x ?? 0, 0);
  }
});

test('nothing is wider than a small phone', async ({ page, faults }) => {
  faults.expect(/404.*\/nowhere/);
  await page.setViewportSize(phone);

  for (const address of ['/', '/engine-api', '/cookie-policy', '/become-a-reseller', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
});

test('[S9] opens a page at its top with its heading in focus, and goes back to where one was', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').nth(9).getByRole('link');
  await isHydrated(card);
  const title = await card.innerText();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);

  // The visitor taps at once, before code and content of the page have loaded.
  await card.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} · `));

  await page.goBack();
  await expect(page.getByRole('article').nth(9)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[S9] goes back to the same card on a phone, which skips what is far', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/?pageSize=48');
  await isHydrated(page.getByRole('article').first().getByRole('link'));
  const card = page.getByRole('article').nth(30);
  expect(await isSkipped(card)).toBe(true);
  // Scrolls as a finger does, so that the cards on the way get their true size.
  for (let n = 0; n < 60 && ((await card.boundingBox())?.y ?? 0) > 300; n++) {
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expect.poll(() => heightOf(card.locator('picture'))).toBeGreaterThan(200);
  const title = await card.getByRole('heading').innerText();
  const [left, top] = [await page.evaluate(() => scrollY), (await card.boundingBox())?.y];

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goBack();

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect((await card.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  await expect(page.locator('html[data-restoring]')).toHaveCount(0);
  expect(await isSkipped(page.getByRole('article').nth(10))).toBe(true);
  expect((await card.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
});

const isSkipped = (part: Locator) =>
  part.evaluate((it) => !it.checkVisibility({ contentVisibilityAuto: true }) && it.checkVisibility());
const heightOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().height);

test('[L2, S9] comes back to the same page of the list, from another site too', async ({ page }) => {
  await page.goto('/?pageSize=12');
  const second = page.getByRole('link', { name: 'Page 2' });
  await isHydrated(second);
  await second.click();
  await expect(page).toHaveURL('/?page=2');
  await expect(page.getByRole('heading', { level: 2, name: /experiences$/ })).toBeFocused();
  const first = await page.getByRole('article').first().innerText();

  await page.goto('about:blank');
  await page.goBack();

  await expect(page.getByRole('article').first()).toHaveText(first, { useInnerText: true });
});

test('[F7] takes a booking where the browser has no Temporal, and brings a substitute only there', {
  tag: '@soak',
}, async ({ page, anotherDevice }) => {
  const substitutes = { without: 0, with: 0 };
  const modern = await anotherDevice();
  for (const [device, has] of [
    [page, 'without'],
    [modern, 'with'],
  ] as const)
    device.on('request', (request) => void (/\/shim-[^/]*\.js$/.test(request.url()) && substitutes[has]++));
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Temporal'));

  for (const device of [page, modern]) {
    await device.goto(`/experiences/${klis.slug}`);
    const form = await openForm(device);
    await chooseFirstDay(form);
    await more(form, 'Adult');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink(device, 1)).toBeVisible();
    await expect(device.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/);
  }

  expect(substitutes).toEqual({ without: 1, with: 0 });
});

test('a choice made before the app has come counts', async ({ page }) => {
  await page.route('**/assets/main-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/');

  await page.getByLabel('Guests', { exact: true }).selectOption({ index: 2 });

  await expect(page).toHaveURL(/\?party=2/);
  await expect(page.getByRole('heading', { name: /found$/ })).toBeVisible();
});

test('the first view does not move', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(it.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

  for (const address of ['/', '/cookie-policy']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, it) => sum + it, 0)).toBeLessThan(0.001);
  }
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`[S9] opens a card's page at once, its picture ${motion === 'reduce' ? 'in place' : 'flying there'}, with motion: ${motion}`, {
    tag: motion === 'reduce' ? ['@soak'] : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    await page.keyboard.press('Shift');
    const card = page.getByRole('article').nth(1);
    await isHydrated(card.getByRole('link'));
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    const flown = page.evaluateHandle(() => {
      const found: string[] = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) if (node instanceof HTMLImageElement) found.push(node.src);
        }
      }).observe(document.body, { childList: true });
      return found;
    });
    const source = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    const seen = await flown;

    // A page that comes later than a second after the tap shows no flight. The fixed clock prevents that on a busy machine.
    await page.clock.setFixedTime(Date.now());
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/experiences\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => seen.jsonValue()).toEqual(motion === 'reduce' ? [] : [source]);
    await expect(page.locator('body > img')).toHaveCount(0);
  });
}
