import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import {
  aCart,
  bookingForm,
  cartLink,
  chooseFirstDay,
  contact,
  klis,
  openForm,
  toast,
} from '../../support/browser/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[V21] has room for a notice, and says what happened upon the bar alone, below it while that has the focus', {
  tag: '@soak',
}, async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/experiences/${klis.slug}`);
  await chooseFirstDay(await openForm(page));
  await bookingForm(page).getByRole('button', { name: 'Add to cart' }).click();
  const added = toast(page, 'Experience has been added to cart!');
  await expect(added).toBeVisible();
  const bar = (await page.getByRole('banner').locator('div').first().boundingBox())?.height ?? 0;
  const box = await added.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
  await expect(page.getByRole('link', { name: 'Check out' }).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.getByRole('banner').getByRole('link').first().focus();
  expect((await added.boundingBox())?.y).toBeGreaterThanOrEqual(bar);

  await page.goto('/bookings/checkout-editor?step=0');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = (await heading.boundingBox())?.y ?? 0;
  await context.setOffline(true);
  const notice = page.getByText(/^No connection/);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  const after = (await heading.boundingBox())?.y ?? 0;
  expect(after).toBeGreaterThan(before);
  expect(y + height).toBeLessThanOrEqual(after);
});

test('[V21] keeps banner and search together where a notice stands at the top of home', async ({
  page,
  context,
  faults,
}) => {
  // The worker may still be loading.
  faults.allow(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  await page.goto('/');
  await expect(cartLink(page, 0)).toBeVisible();
  const search = page.getByRole('search').first();
  const apart = async () => {
    const [title, form] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await search.boundingBox()];
    return Math.round((form?.y ?? 0) - (title?.y ?? 0));
  };
  const before = await apart();

  await context.setOffline(true);
  const notice = page.getByText(/^No connection/);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  const box = await notice.boundingBox();
  const bar = await page.getByRole('banner').locator('div').first().boundingBox();
  expect((box?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(12);
  expect(await apart()).toBe(before);
});

test('[V22] has its filters in a modal dialog', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });

  await expect(async () => {
    await opener.click();
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('header')).toHaveAttribute('inert');
  await sheet.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'The sea' });
  await expect(page).toHaveURL('/?category=sea');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('header')).not.toHaveAttribute('inert');

  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/?category=sea');
});

test('[V22] has the booking form in a modal dialog', async ({ page }) => {
  const path = `/experiences/${klis.slug}`;
  await page.goto(path);
  await expect(cartLink(page, 0)).toBeVisible();
  const opener = page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true });
  const sheet = page.getByRole('dialog', { name: 'Your booking' });
  const isHeld = async (is: boolean) => {
    await expect(page.locator('header').first()).toHaveJSProperty('inert', is);
    await expect(page.locator('html')).toHaveCSS('overflow-y', is ? 'hidden' : 'visible');
  };

  const ways: Record<string, () => Promise<unknown>> = {
    escape: () => page.keyboard.press('Escape'),
    cross: () => sheet.getByRole('button', { name: 'Close' }).click(),
    beside: () => page.mouse.click(195, 20),
    back: () => page.goBack(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await opener.press('Enter');
    await expect(sheet.getByRole('grid')).toBeVisible();
    await isHeld(true);
    await expect.poll(() => sheet.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await close();
    await expect(sheet).toBeHidden();
    await isHeld(false);
    await expect(opener, way).toBeFocused();
    await expect(page).toHaveURL(path);
  }
});

test('[V22] has the form scroll with its head and foot where the screen is short', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Your booking' });
  // A phone on its side, and a window at 400 %.
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 340, height: 225 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/experiences/${klis.slug}`);
    await openForm(page);

    const share = await sheet.evaluate((it) => {
      const scrolling = [...it.querySelectorAll('*')].filter(
        (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto',
      );
      return Math.max(0, ...scrolling.map(({ clientHeight }) => clientHeight)) / innerHeight;
    });

    expect(share).toBeGreaterThan(0.75);
  }
});

test('[V23] has room for text at 200 %', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  // The browser's own setting, which media queries follow as well.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const wide: string[] = [];
  const look = async (name: string) => {
    await page.waitForLoadState('networkidle');
    const over = await widest(page);
    if (over.length > 0) wide.push(`${name}: ${over.join(', ')}`);
  };

  await page.goto('/?q=boat');
  await look('home');
  // A search of about ten letters can be read while it is typed.
  expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThan(280);
  await page.goto(`/experiences/${klis.slug}`);
  await look('experience');
  await openForm(page);
  await look('booking');
  await aCart(page);
  for (const step of [0, 1]) {
    await page.goto(`/bookings/checkout-editor?step=${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(`step ${step}`);
  }
  const main = page.getByRole('region', { name: 'Main contact' });
  await main.getByLabel('First name').fill(contact.first_name);
  await main.getByLabel('Last name').fill(contact.last_name);
  await main.getByLabel('Email').fill(contact.email);
  await main.getByLabel('Phone number').fill(contact.phone_number);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await look('payment');

  expect(wide).toEqual([]);
});

/** Elements beyond the right edge of the screen, except those in a part that scrolls or is cut. */
function widest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isCut = (it: HTMLElement): boolean =>
      it.parentElement !== null &&
      it.parentElement !== document.body &&
      (getComputedStyle(it.parentElement).overflowX !== 'visible' || isCut(it.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((it) => it.getBoundingClientRect().right > width + 1 && it.checkVisibility() && !isCut(it))
      .map(
        (it) =>
          `${it.localName}.${it.getAttribute('class')?.slice(0, 30) ?? ''} ${it.textContent?.trim().slice(0, 20) ?? ''}`,
      )
      .slice(0, 6);
  });
}
