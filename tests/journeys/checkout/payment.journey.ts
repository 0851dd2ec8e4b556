import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import {
  aCart,
  aReadyCart,
  cartLink,
  castles,
  chooseFirstDay,
  euros,
  klis,
  more,
  openForm,
  payBy,
  toast,
} from '../../support/browser/visit.ts';

const good = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const needsApproval = '4000 0025 0000 3155';
const slow = '4000 0000 0000 0077';

const total = 2 * klis.adult;

/** Opens the payment step of a cart with one line for two, then the card page. */
async function goToPay(page: Page): Promise<void> {
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === wide ? ['@soak'] : [] }, () => {
    test.use({ viewport });

    test('[P1, P3, P4a, P5, P6, P8, P13, C2] pays with a good card and finds the booking again, here and elsewhere', {
      tag: '@core',
    }, async ({ page, anotherDevice }) => {
      const { id } = await aReadyCart(page);
      await page.goto('/bookings/checkout-editor?step=2');
      const amount = page.getByLabel('Amount (EUR)');
      const percentage = page.getByLabel('Percentage');
      await page.getByText('Another amount').click();
      await expect(amount).toHaveValue((total / 4).toFixed(2).replace('.', ','));
      await expect(percentage).toHaveValue('25');
      await expect(amount).toHaveAttribute('min', (total / 4).toFixed(2));
      await expect(amount).toHaveAttribute('max', total.toFixed(2));
      await amount.fill('33,33');
      await expect(percentage).toHaveValue('34,01');
      await percentage.fill('50');
      await expect(amount).toHaveValue((total / 2).toFixed(2).replace('.', ','));
      await page.getByRole('button', { name: /^Pay .* by card$/ }).click();

      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await payBy(page, good);
      await expect(page).toHaveURL(/\/success\?session_id=/);
      await expect(outcome(page, 'You’re booked!')).toBeVisible();
      await expect(page.getByText(`You’ve paid ${euros(total / 2)}.`)).toBeVisible();
      await expect(cartLink(page, 0)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
      const gone = await page.request.get(`/api/cart/${id}/`);
      expect(await gone.json()).toMatchObject({ code: 'cart_ordered' });

      const address = page.url();
      await page.reload();
      await expect(outcome(page, 'You’re booked!')).toBeVisible();
      await page.getByRole('link', { name: 'See your booking' }).click();
      await expect(page).toHaveURL(/\/orders\/editor\/[\w-]+\/booking\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
      await expect(page.getByText('Confirmed')).toBeVisible();
      const details = page.url();
      await page.getByRole('link', { name: 'Your bookings' }).first().click();
      await expect(page).toHaveURL('/bookings/overview');
      await page.getByRole('main').getByRole('link', { name: klis.title }).click();
      await expect(page).toHaveURL(details);

      const elsewhere = await anotherDevice();
      await elsewhere.goto(address);
      await expect(outcome(elsewhere, 'You’re booked!')).toBeVisible();
      await expect(cartLink(elsewhere, 0)).toBeVisible();
      await elsewhere.goto(details);
      await expect(elsewhere.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
    });
  });
}

test('[P7, P8, P10] takes another card after one that is declined', { tag: '@core' }, async ({ page, faults }) => {
  await aReadyCart(page);
  await goToPay(page);

  await payBy(page, declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. You can try another card.');
  faults.expect(/status of 402 .*\/sandbox\/pay\//);
  await payBy(page, good);

  await expect(outcome(page, 'You’re booked!')).toBeVisible();
});

test('[P8, P10] goes through the second step of a card that asks for one', { tag: '@soak' }, async ({ page }) => {
  await aReadyCart(page);
  await goToPay(page);

  await payBy(page, needsApproval);
  await page.getByRole('button', { name: 'Approve payment' }).click();

  await expect(outcome(page, 'You’re booked!')).toBeVisible();
});

test('[P8, P10] says that a slow payment is being confirmed, and then that it is', { tag: '@soak' }, async ({
  page,
}) => {
  await aReadyCart(page);
  await goToPay(page);

  await payBy(page, slow);

  await expect(page).toHaveURL(/\/success\?session_id=/);
  await expect(outcome(page, 'Confirming your payment')).toBeVisible();
  await expect(outcome(page, 'You’re booked!')).toBeVisible({ timeout: 20_000 });
  await expect(cartLink(page, 0)).toBeVisible();
});

test('[P9a, C2] comes back from a cancelled payment to a cart that still works', async ({ page }) => {
  const { id } = await aReadyCart(page);
  await goToPay(page);
  const cardPage = page.url();

  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(page).toHaveURL(/\/bookings\/checkout-editor/);
  await page.goto(`/experiences/${castles.slug}`);
  await expect(cartLink(page, 1)).toBeVisible();
  const form = await openForm(page);
  await chooseFirstDay(form);
  await more(form, 'Adult');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();

  await goToPay(page);
  await expect(page).not.toHaveURL(cardPage);
  const [, pageOfCard] = /pay\/(.*)$/.exec(cardPage) ?? [];
  const old = await page.request.get(`/sandbox/pay/${pageOfCard}`);
  expect(old.status()).toBe(410);
  await payBy(page, good);
  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(castles.title);
  expect((await page.request.get(`/api/cart/${id}/`)).status()).toBe(409);
});

test('[P8, S6] knows nothing of an order that never was', { tag: '@soak' }, async ({ page, faults }) => {
  await page.goto(`/success?session_id=${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this order' })).toBeVisible();
  faults.expect(/status of 404 .*\/api\/order/);

  await aCart(page);
  await page.goto(`/orders/editor/${crypto.randomUUID()}/booking/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'An error occured!' })).toBeVisible();
  faults.expect(/status of 404 .*\/api\/orders\//);
  faults.allow(/\/api\/orders\/[\w-]+\/: missing/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
