import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { aReadyCart, euros, klis, payBy } from '../../support/browser/visit.ts';
import type { Shop } from '../../support/engine/shop.ts';
import { booksOf } from '../../support/payments/shop-books.ts';

const total = 2 * klis.adult;
const CART = '/bookings/checkout-editor?step=0';
const PAYMENT = '/bookings/checkout-editor?step=2';

const field = (page: Page) => page.getByLabel('Code', { exact: true });
const row = (page: Page, label: string) => page.getByLabel('Totals').getByText(label).locator('..');

async function enter(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Apply code' }).click();
}

/** Changes a code of the demo store as its seller would. */
function changeCode({ dataDir }: Shop, code: string, changes: Record<string, string | number | null>): void {
  const database = new DatabaseSync(join(dataDir, 'landfall.sqlite'), { timeout: 10_000 });
  try {
    const set = Object.keys(changes).map((column) => `${column} = ?`);
    database.prepare(`update promo_codes set ${set.join(', ')} where code = ?`).run(...Object.values(changes), code);
  } finally {
    database.close();
  }
}

test('[C13, C13b, C13e, C14, W8] a code applies, ends before it is paid, comes back and is paid, and is used up for the next', {
  tag: '@core',
}, async ({ page, anotherDevice, faults, shop }) => {
  faults.expect(/status of 409 .*webstores\/order/);
  faults.expect(/status of 400 .*api\/cart/);
  await aReadyCart(page);
  await page.goto(CART);
  await enter(page, ' welcome 10');
  await expect(page.getByText(`Code WELCOME10 added: you save ${euros(total / 10)}.`)).toBeVisible();
  await expect(row(page, 'Discount (WELCOME10)')).toContainText(euros(-total / 10));
  await expect(row(page, 'Total').last()).toContainText(euros(total * 0.9));

  await page.goto(PAYMENT);
  const order = page.getByRole('button', { name: /^Pay .* by card$/ });
  await expect(order).toBeEnabled();
  changeCode(shop, 'WELCOME10', { valid_until: '2020-12-31' });
  await order.click();
  await expect(
    page.getByRole('status').getByText(`It was ${euros(total * 0.9)} and is now ${euros(total)}.`, { exact: false }),
  ).toBeVisible();
  await page.goto(CART);
  await expect(page.getByText('Code WELCOME10 expired on 31 Dec 2020.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(row(page, 'Total')).toContainText(euros(total));

  changeCode(shop, 'WELCOME10', { valid_until: null, most_uses: 1 });
  await page.getByRole('button', { name: 'Apply code' }).click();
  await expect(page.getByText(`Code WELCOME10 added: you save ${euros(total / 10)}.`)).toBeVisible();
  await page.goto(PAYMENT);
  await order.click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  const ref = page.url().split('/').at(-1) ?? '';

  const elsewhere = await anotherDevice();
  await aReadyCart(elsewhere);
  await elsewhere.goto(CART);
  await enter(elsewhere, 'WELCOME10');
  await expect(elsewhere.getByText('Code WELCOME10 has been fully redeemed.', { exact: true })).toBeVisible();
  await expect(row(elsewhere, 'Total')).toContainText(euros(total));
  await expect(elsewhere.getByLabel('Totals').getByText('Discount')).toHaveCount(0);

  await payBy(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByText('Discount (WELCOME10)')).toBeVisible();
  await expect(page.getByText(euros(-total / 10))).toBeVisible();
  const cents = (amount: number) => Math.round(amount * 100);
  await expect
    .poll(() => booksOf(shop, ref, Temporal.Now.instant()))
    .toEqual({
      status: 'confirmed',
      payment_status: 'partially_paid',
      paid: [cents((total * 0.9) / 4)],
      refunded: [],
      discount: cents(total / 10),
      sold: 2,
      held: 0,
      emails: ['Booking confirmed'],
    });
});

test('[C13f, W5] a code that is entered without a network waits, and is applied when there is one again', {
  tag: '@soak',
}, async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await aReadyCart(page, [{ slug: klis.slug, units: [6] }]);
  await page.goto(CART);
  await expect(row(page, 'Total')).toContainText(euros(6 * klis.adult));
  await context.setOffline(true);
  await enter(page, 'FAMILY-25');
  const waits = page.getByText('We’ll check it when you’re back online.', { exact: false });
  await expect(waits.first()).toBeVisible();
  await expect(page.getByLabel('Totals').getByText('Discount')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(`Code FAMILY-25 added: you save ${euros(25)}.`)).toBeVisible({ timeout: 30_000 });
  await expect(row(page, 'Discount (FAMILY-25)')).toContainText(euros(-25));
  await expect(waits).toHaveCount(0);
});
