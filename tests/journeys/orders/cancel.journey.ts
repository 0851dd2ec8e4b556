import type { Page } from 'playwright/test';
import type { Order } from '#domain/contract/orders.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import { aReadyCart, castles, contact, euros, klis, payBy, toast } from '../../support/browser/visit.ts';

/** Cancelling is free until the day before, so these bookings can still be cancelled. */
const inTime = { from: 4 };
const both = 2 * klis.adult + 2 * castles.adult;

/** Pays the whole cart by card, and opens the page of its first line. */
async function booked(page: Page, lines: Parameters<typeof aReadyCart>[1]): Promise<void> {
  await aReadyCart(page, lines);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('radio', { name: /^Full amount/ }).check();
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel this booking?' });

async function askTo(page: Page) {
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  return dialog(page);
}

/** The page's order as the engine has it. */
async function orderOf(page: Page): Promise<Order> {
  const [, id] = /\/orders\/editor\/([^/]+)/.exec(page.url()) ?? [];
  return (await (await page.request.get(`/api/orders/${id}/`)).json()) as Order;
}

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[P12, P12e, P15] cancels a booking in time, and has the money back by card', async ({ page, faults }) => {
      faults.allow(/status of 400 .*\/cancel\//);
      await booked(page, [{ slug: klis.slug, ...inTime }]);
      await expect(page.getByText(/^Free cancellation until \w{3}, \d+ \w{3} \d{4}, \d\d:\d\d\.$/)).toBeVisible();

      const question = await askTo(page);
      await expect(question.getByText(`You’ll get ${euros(2 * klis.adult)} back.`).last()).toBeVisible();
      await question.getByLabel('Email used for this booking').fill('somebody@example.com');
      await question.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(question.getByText(/^This booking was not made with that address/)).toBeVisible();
      await expect(question.getByLabel('Email used for this booking')).toBeFocused();
      await question.getByLabel('Email used for this booking').fill(contact.email.toUpperCase());
      await question.getByRole('button', { name: 'Cancel booking' }).click();

      await expect(toast(page, 'Your booking has been cancelled.')).toBeVisible();
      await expect(question).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('region', { name: /^Voucher/ })).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Order' })).toContainText('Refunded');
      expect(await orderOf(page)).toMatchObject({
        status: 'cancelled',
        payment_status: 'refunded',
        refunded: { amount: (2 * klis.adult).toFixed(2) },
      });
      await page.getByRole('main').getByRole('link', { name: 'Your bookings' }).click();
      await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
    });
  });
}

test('[P12e] cancels one of two lines, and says before what goes back of each', async ({ page }) => {
  await booked(page, [
    { slug: klis.slug, ...inTime },
    { slug: castles.slug, ...inTime },
  ]);

  const question = await askTo(page);
  await expect(question.getByText(`You’ll get ${euros(2 * klis.adult)} back.`).last()).toBeVisible();
  await question.getByRole('radio', { name: 'The whole order, 2 bookings' }).check();
  await expect(question.getByText(`You’ll get ${euros(both)} back.`).last()).toBeVisible();
  await question.getByRole('radio', { name: `Only ${klis.title}` }).check();
  await question.getByLabel('Email used for this booking').fill(contact.email);
  await question.getByRole('button', { name: 'Cancel booking' }).click();

  await expect(toast(page, 'Your booking has been cancelled.')).toBeVisible();
  expect(await orderOf(page)).toMatchObject({
    status: 'confirmed',
    paid: { amount: (2 * castles.adult).toFixed(2) },
    due: { amount: '0.00' },
    lines: [{ attendance_status: 'cancelled' }, { attendance_status: 'expected' }],
  });
  await page.getByRole('region', { name: 'Booked together' }).getByRole('link', { name: castles.title }).click();
  await expect(page.getByRole('region', { name: /^Voucher/ })).toBeVisible();
});

test('[P12d, W5] needs the network for it, says so, and sends nothing later', async ({ page, context, faults }) => {
  faults.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/);
  await install(page);
  await gather(page);
  await booked(page, [{ slug: klis.slug, ...inTime }]);
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const question = await askTo(page);
  await expect(question.getByText('Cancelling needs the network')).toBeVisible();
  await expect(question.getByLabel('Email used for this booking')).toBeHidden();
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await context.setOffline(false);

  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeFocused();
  expect(await orderOf(page)).toMatchObject({ status: 'confirmed' });
  await askTo(page);
  await expect(question.getByText(`You’ll get ${euros(2 * klis.adult)} back.`).last()).toBeVisible();
});

// This test is the last, because it lets days pass in its shop.
test('[P12e] says outside the policy since when it is too late, and cancels nothing', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow(/status of 409 .*\/cancel\//);
  await booked(page, [{ slug: klis.slug, ...inTime }]);
  const { lines } = await orderOf(page);
  const now = Temporal.Instant.from((await orderOf(page)).server_now);
  const tooLate = Temporal.Instant.from(lines[0]?.starts_at ?? '').subtract({ hours: 23 });
  const question = await askTo(page);
  await expect(question.getByLabel('Email used for this booking')).toBeVisible();

  await shop.passTime(now.until(tooLate));
  await question.getByLabel('Email used for this booking').fill(contact.email);
  await question.getByRole('button', { name: 'Cancel booking' }).click();

  await expect(question.getByText(/^The cancellation deadline was .* Nothing has been cancelled\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeHidden();
  const section = page.getByRole('region', { name: 'Cancellation' });
  await expect(section.getByText(/^It has been too late to cancel since/)).toBeVisible();
  await expect(section.getByRole('link', { name: '+385 21 000 123' })).toHaveAttribute('href', 'tel:+38521000123');
  expect(await orderOf(page)).toMatchObject({ status: 'confirmed' });
});
