import type { Page } from 'playwright/test';
import { gather, install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import {
  bookingForm,
  cartLink,
  chooseFirstDay,
  ebike,
  fillContact,
  more,
  openForm,
  overlaysAreLeft,
  payBy,
} from '../../support/browser/visit.ts';

test.use({ viewport: phone });

/** Console errors of a request without a network, and of React for a read without one. */
const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/;

const heightOf = (page: Page, who: string) =>
  page
    .getByRole('region', { name: `Questions: ${ebike.title}` })
    .getByRole('group', { name: who })
    .getByRole('textbox', { name: 'Height' });
const toPayment = (page: Page) => page.getByRole('button', { name: 'Go to Payment' }).click();

test('[K13, K13a, K13b, W3, K11] asks what a seller wants to know of each who comes: without a network, after more come, until it is paid', {
  tag: '@soak',
}, async ({ page, faults }) => {
  await install(page);
  await gather(page);
  faults.allow(noNetwork);
  await page.context().setOffline(true);
  await page.goto(`/experiences/${ebike.slug}`);
  const form = await openForm(page);
  await chooseFirstDay(form);
  await more(form, 'Adult');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await overlaysAreLeft(page);

  // A missing mandatory answer is reported at its own field.
  await page.goto('/bookings/checkout-editor?step=1');
  await fillContact(page);
  await toPayment(page);
  await expect(heightOf(page, 'Adult 1')).toBeFocused();
  await expect(heightOf(page, 'Adult 1')).toHaveAccessibleDescription(/Please answer this question\.$/);
  await heightOf(page, 'Adult 1').fill('17o');
  await expect(heightOf(page, 'Adult 1')).toHaveAccessibleDescription(/Please enter a number\.$/);

  // The page stores typed answers.
  await heightOf(page, 'Adult 1').fill('171');
  // A visitor needs at least this long from the last key to a reload.
  await page.waitForTimeout(200);
  await page.reload();
  await expect(heightOf(page, 'Adult 1')).toHaveValue('171');
  await heightOf(page, 'Adult 2').fill('182,5');
  await toPayment(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/, { timeout: 20_000 });

  // One more guest comes.
  await page.getByRole('tab', { name: 'Cart', exact: true }).click();
  await page.getByRole('link', { name: `Edit ${ebike.title}` }).click();
  await more(bookingForm(page), 'Adult');
  await bookingForm(page).getByRole('button', { name: 'Update cart' }).click();
  await expect(bookingForm(page).getByRole('heading', { name: 'Changed in your cart' })).toBeVisible();
  await overlaysAreLeft(page);
  await page.goto('/bookings/checkout-editor?step=2');
  await expect(heightOf(page, 'Adult 3')).toBeFocused();
  await expect(heightOf(page, 'Adult 2')).toHaveValue('182,5');
  await heightOf(page, 'Adult 3').fill('165');
  await toPayment(page);
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');

  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
  await page.getByRole('link', { name: ebike.title }).click();
  const answers = page.getByRole('region', { name: 'Your answers' });
  await expect(answers.getByRole('heading', { level: 3 })).toHaveText(['Adult 1', 'Adult 2', 'Adult 3']);
  await expect(answers.getByRole('definition')).toHaveText(['171', '182.5', '165']);
});
