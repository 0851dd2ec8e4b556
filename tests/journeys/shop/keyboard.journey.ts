import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { focusNow, press, tabTo } from '../../support/browser/keyboard.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import { aCart, bookingForm, castles, contact, klis } from '../../support/browser/visit.ts';

/** The journey has some hundred focus stops, and checks each. */
test.setTimeout(150_000);

for (const viewport of [wide, phone]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === phone ? ['@soak'] : [] }, () => {
    test.use({ viewport, hasConsented: false });

    test('[S16b, E4, K4, P4, P12, S9] books a tour by keyboard alone, from the first tab to the voucher', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Cookies' })).toBeFocused();
      await isAlive(page);
      await press(page, page.getByRole('button', { name: 'Allow essential' }));
      await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await choosesCategory(page, viewport === phone);
      await press(page, page.getByRole('link', { name: castles.title }));
      await expect(page.getByRole('heading', { level: 1, name: castles.title })).toBeFocused();
      await looksAtPhotos(page);
      await choosesAnything(page);

      await press(page, page.getByRole('link', { name: 'Go to Contact Info' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Contact info' })).toBeFocused();
      await press(page, page.getByRole('button', { name: 'Go to Payment' }));
      await expect(page.getByLabel('First name').first()).toBeFocused();
      await saysWhoComes(page);
      await press(page, page.getByRole('button', { name: 'Go to Payment' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();

      await press(page, page.getByRole('button', { name: /^Pay .* by card$/ }));
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      const filled = page.waitForEvent('load');
      await press(page, page.getByRole('link', { name: '4242 4242 4242 4242' }));
      await filled;
      await press(page, page.getByRole('button', { name: /^Pay / }));
      await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();

      await press(page, page.getByRole('link', { name: 'See your booking' }));
      await expect(page.getByRole('heading', { level: 1, name: castles.title })).toBeFocused();
      await expect(page.getByRole('region', { name: /^Voucher/ })).toBeVisible();
      await opensAndLeaves(page, 'Change date or guests');
      await opensAndLeaves(page, 'Cancel this booking');
      await opensAndLeaves(page, 'Cookie settings');
    });
  });
}

test('[S16b, S9] offers at the first tab to skip what is above the content', async ({ page }) => {
  await page.goto('/');
  await isAlive(page);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('[S16b, C4, S8] leaves nobody at the top of the page when what they pressed is gone', { tag: '@soak' }, async ({
  page,
  faults,
}) => {
  // The page may still read a cart that has just ended (C4).
  faults.allow(/status of 404 .*\/api\/cart\//);
  await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }]);
  await page.goto('/bookings/checkout-editor');
  await isAlive(page);

  await press(page, page.getByRole('button', { name: `Delete ${klis.title}` }));
  await expect(page.getByRole('heading', { name: castles.title })).toBeFocused();
  // The button is at the end of the page, and would disappear before Tab reached it from the top.
  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  await press(page, page.getByRole('button', { name: `Delete ${castles.title}` }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty!' })).toBeFocused();
});

/** Waits until the badge shows the cart's content and all later parts of the app have loaded. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Chooses a category by its first letters, as in any list. */
async function choosesCategory(page: Page, isPhone: boolean): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Filters' }));
  await tabTo(page, page.getByLabel('Category', { exact: true }));
  await page.keyboard.type('On foot');
  await expect(page).toHaveURL(/category=/);
  if (isPhone) await press(page, page.getByRole('button', { name: /^Show \d+ experiences?/ }));
  else await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
}

async function looksAtPhotos(page: Page): Promise<void> {
  const photo = page.getByRole('link', { name: /^Photo 1 of/ });
  // Until the rest of the page has loaded, Tab leads from the heading straight to the footer.
  await expect(page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await press(page, photo);
  await expect(page.getByRole('dialog').getByText(/^1 \/ /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(/^2 \/ /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
}

/** Chooses a day of the next month and two adults, and goes to the cart. */
async function choosesAnything(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }));
  const form = bookingForm(page);
  await expect(form.getByRole('region', { name: 'Who’s coming?' })).toBeFocused();
  await tabTo(page, form.getByRole('textbox', { name: 'Adult' }));
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('textbox', { name: 'Adult' })).toHaveValue('2');
  // The calendar's one stop: today, or a later day once today's starts are over.
  await tabTo(page, form.getByRole('grid').locator('[tabindex="0"]').first());
  await page.keyboard.press('PageDown');
  const isOpen = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.includes('€'));
  await expect.poll(async () => (await isOpen()) || page.keyboard.press('ArrowRight'), { timeout: 20_000 }).toBe(true);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('region', { name: 'Start time' })).toBeFocused();

  const starts = form.getByRole('region', { name: 'Start time' }).getByRole('radio');
  await expect(starts.first()).toBeEnabled();
  await tabTo(page, starts.first());
  await page.keyboard.press('Space');
  await press(page, form.getByRole('button', { name: 'Add to cart' }));
  const on = page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true });
  await expect(on).toBeVisible();
  if (!(await on.evaluate((it) => it === document.activeElement))) await tabTo(page, on);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
}

/** Fills in the contact. The first field has the focus, and Tab leads through the others in reading order. */
async function saysWhoComes(page: Page): Promise<void> {
  const { first_name, last_name, email, phone_number } = contact;
  for (const text of [first_name, last_name, email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    expect((await focusNow(page)).faults).toEqual([]);
  }
  await page.keyboard.type(phone_number);
  await tabTo(page, page.getByRole('switch', { name: 'Show list?' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('switch', { name: 'Include main contact' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: /^Participant 1/ }).getByLabel('First name')).toHaveValue(first_name);
  await tabTo(page, page.getByRole('group', { name: /^Participant 2/ }).getByLabel('First name'));
  await page.keyboard.type('Ivo');
  await page.keyboard.press('Tab');
  await page.keyboard.type(last_name);
}

/** Checks that the dialog takes the focus, and returns it to the button that opened the dialog. */
async function opensAndLeaves(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name });
  await press(page, opener);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}
