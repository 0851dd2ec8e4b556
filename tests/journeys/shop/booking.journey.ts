import type { Locator } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import {
  aCart,
  bookingForm,
  cartLink,
  castles,
  chooseFirstDay,
  euros,
  klis,
  more,
  openForm,
  toast,
} from '../../support/browser/visit.ts';

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === wide ? ['@soak'] : [] }, () => {
    test.use({ viewport });

    test('[E2, E3, E4, E9, C7, C14, S3, S4] books two kinds of units, an extra and a pick-up, from the listing on', {
      tag: '@core',
    }, async ({ page }) => {
      await page.goto('/?category=old-towns&subcategory=strongholds');
      await expect(cartLink(page, 0)).toBeVisible();
      await page.getByRole('link', { name: klis.title }).first().click();
      await expect(page).toHaveURL(`/experiences/${klis.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();

      const form = await openForm(page);
      // A tour of tomorrow must be paid in full today, so this skips the first days.
      const date = await chooseFirstDay(form, 2);
      await more(form, 'Adult');
      await more(form, 'Child');
      await more(form, 'Headset', 2);
      await form.getByRole('combobox', { name: 'Pick-up' }).selectOption({ index: 1 });
      const total = 2 * klis.adult + klis.child + 2 * klis.headset;
      await expect(form.getByRole('status')).toContainText(euros(total));
      await expect(form.getByRole('status')).toContainText(`${euros(total / 4)} now`);
      await form.getByRole('button', { name: 'Add to cart' }).click();

      await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
      await expect(cartLink(page, 1)).toHaveAttribute('data-full');
      await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/);
      await cartLink(page, 1).click();

      await expect(page).toHaveURL('/bookings/checkout-editor?step=0');
      const line = page.getByRole('article').filter({ hasText: klis.title });
      await expect(line).toContainText(shortDate(date));
      for (const words of [
        '4 hours',
        'Fully refundable up to 24 hours before start',
        'Pick-up: Split, Riva',
        '2 × Adult',
        '1 × Child',
        '2 × Headset',
        euros(total),
      ]) {
        await expect(line).toContainText(words);
      }
      const totals = page.getByRole('complementary', { name: 'Order summary' });
      await expect(totals).toContainText('Deposit due now (25 %)');
      await expect(totals.getByText(euros(total / 4))).toBeVisible();
      await expect(totals.getByText(euros((total * 3) / 4))).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Contact Info' })).toBeVisible();
    });

    test('[E5, E8, C4] changes a line where it was booked', async ({ page }) => {
      const { id, lines } = await aCart(page, [{ slug: klis.slug, units: [2, 0, 1] }]);
      await page.goto('/bookings/checkout-editor?step=0');
      await page.getByRole('link', { name: `Edit ${klis.title}` }).click();

      await expect(page).toHaveURL(`/experiences/${klis.slug}?editCartItem=${lines[0]?.id}`);
      const form = bookingForm(page);
      await expect(form.getByRole('textbox', { name: 'Adult' })).toHaveValue('2');
      await expect(form.getByRole('textbox', { name: 'Child' })).toHaveValue('1');
      await form.getByRole('button', { name: 'Remove one: Adult' }).click();
      await more(form, 'Headset');
      await form.getByRole('button', { name: 'Update cart' }).click();

      await expect(toast(page, 'Your cart has been updated!')).toBeVisible();
      await page.getByRole('link', { name: 'Go to cart' }).first().click();
      const line = page.getByRole('article');
      await expect(line).toHaveCount(1);
      await expect(line).toContainText('1 × Adult');
      await expect(line).toContainText('Headset');
      await expect(line).toContainText(euros(klis.adult + klis.child + klis.headset));
      const response = await page.request.get(`/api/cart/${id}/`);
      expect(await response.json()).toMatchObject({
        lines: [{ id: lines[0]?.id }],
        total: { gross: (klis.adult + klis.child + klis.headset).toFixed(2) },
      });
    });
  });
}

test('[C1, C2, C4, C8] deletes one of two lines, then the last one with its cart', async ({ page, faults }) => {
  const { id } = await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }]);
  await page.goto('/bookings/checkout-editor?step=0');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: `Delete ${klis.title}` }).click();
  await expect(toast(page, 'Item deleted successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cartLink(page, 1)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
  await expect(toast(page, 'Item deleted successfully! Your cart is empty!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  await expect(cartLink(page, 0)).not.toHaveAttribute('data-full');
  await expect(page.getByRole('timer')).toBeEmpty();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expect((await page.request.get(`/api/cart/${id}/`)).status()).toBe(404);
  faults.expect(/status of 404 .*\/api\/cart\//);

  await page.getByRole('link', { name: 'Book now' }).click();
  await expect(page).toHaveURL('/');
});

test('[C5, W13] ends in both tabs when it is emptied in one', async ({ page, context }) => {
  await aCart(page, [{ slug: klis.slug }]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/bookings/checkout-editor?step=0');
    await expect(tab.getByRole('article')).toHaveCount(1);
  }

  await page.getByRole('button', { name: 'Empty cart' }).click();

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await expect(cartLink(tab, 0)).not.toHaveAttribute('data-full');
    await expect(tab.getByRole('timer')).toBeEmpty();
  }
});

test('[C4a, C6] refuses a code in words and empties the cart', { tag: '@soak' }, async ({ page, faults }) => {
  await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }]);
  await page.goto('/bookings/checkout-editor?step=0');

  await page.getByPlaceholder('Enter code').fill('SUMMER');
  await page.getByRole('button', { name: 'Apply code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/\w/);
  faults.expect(/status of 400 .*\/api\/cart\//);

  await page.getByRole('button', { name: 'Empty cart' }).click();
  await expect(toast(page, 'Cart deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
});

test('[C3] drops a cart that is not there and logs why', { tag: '@soak' }, async ({ page, faults }) => {
  const { id } = await aCart(page);
  await page.request.delete(`/api/cart/${id}/`);

  await page.goto('/bookings/checkout-editor');

  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  faults.expect(/^The cart could not be retrieved\./);
  faults.expect(/status of 404 .*\/api\/cart\//);
});

test('[E4, W6] books by keyboard alone', { tag: '@soak' }, async ({ page }) => {
  const reach = async (target: Locator) => {
    for (let n = 0; n < 60 && !(await target.evaluate((it) => it === document.activeElement)); n++)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.goto('/experiences/sibenik-a-cathedral-without-mortar');
  await reach(page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }));
  await page.keyboard.press('Enter');

  const form = bookingForm(page);
  await expect(form.getByRole('region', { name: 'Who’s coming?' })).toBeFocused();
  await reach(form.getByRole('textbox', { name: 'Adult' }));
  await page.keyboard.press('ArrowUp');
  await expect(form.getByRole('textbox', { name: 'Adult' })).toHaveValue('2');
  await reach(form.getByRole('button', { name: /First available date/ }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('region', { name: 'Start time' })).toBeFocused();
  const starts = form.getByRole('region', { name: 'Start time' }).getByRole('radio');
  await expect(starts.first()).toBeEnabled();
  await reach(starts.first());
  await page.keyboard.press('Space');
  await reach(form.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');

  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
  await reach(page.getByRole('link', { name: 'Go to cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  await expect(page.getByRole('article')).toContainText(euros(2 * 27));
});

/** A date as the cart shows it: '23 Nov 2026' for '23 November 2026'. */
function shortDate(date: string): string {
  return date.replace(/ (\w{3})\w* /, ' $1 ');
}
