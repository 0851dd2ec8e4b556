import type { Page } from 'playwright/test';
import { expect, goOffline, signIn, test, unsentOn, whenInstalled } from '../../support/browser/desk.ts';
import { payBy } from '../../support/browser/visit.ts';

test.use({ viewport: { width: 360, height: 760 } });
test.beforeEach(({ faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
});

/** Opens the sale of a departure of tomorrow with free places. @returns the departure's address */
async function openSale(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Sell' }).click();
  await page
    .getByRole('link', { name: /(1\d|[6-9]) places/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Take payment' })).toBeVisible();
  return page.url();
}

async function sellForCash(page: Page, button: string | RegExp = 'Exact'): Promise<string> {
  await page.getByRole('button', { name: 'Take payment' }).click();
  await page.getByRole('button', { name: 'Cash' }).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'Sold' })).toBeVisible();
  return page
    .locator('article')
    .getByText(/^LF-.{6}-1$/)
    .innerText();
}

test('[T9, T9a] sells to a pair for cash in six taps, with a signed voucher and the drawer in order', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Drawer' }).click();
  await page.getByLabel(/Cash in the drawer/).fill('100');
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(page.getByText('Should be in the drawer')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.evaluate(() =>
    addEventListener('click', () => (window as never as { countTap(): void }).countTap(), true),
  );

  await openSale(page);
  const line = await sellForCash(page);

  expect(taps).toBeLessThanOrEqual(6);
  await expect(page.getByRole('img', { name: 'Code of the voucher' })).toBeVisible();
  await expect(page.getByText(/names the booking only/)).toBeHidden();
  await expect.poll(() => unsentOn(page)).toBe(0);
  await page.getByRole('link', { name: 'Drawer' }).click();
  await expect(page.getByText(`Payment · ${line}`)).toBeVisible();
  const expected = await page
    .getByText(/^Should be in the drawer/)
    .locator('..')
    .innerText();
  const sum = /([\d.]+),(\d\d)/.exec(expected) ?? [];
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  await page.getByLabel(/Count what is in the drawer/).fill(`${sum[1]},${sum[2]}`);
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(page.getByText('The drawer is closed.')).toBeVisible();
});

test('[T9, T11, T11a, T1a] sells what it has reserved without a network after a cold start, and all devices see it at contact', async ({
  page,
  context,
  anotherDevice,
}) => {
  await signIn(page);
  await whenInstalled(page);
  const address = await openSale(page);
  await page.getByText('Sell without a network').click();
  await page.getByRole('button', { name: /^Reserve 4/ }).click();
  await expect(page.getByText('4 places are reserved for this device.')).toBeVisible();
  await goOffline(context);
  await page.goto('about:blank');
  await page.goto(address);

  const lines = [await sellForCash(page)];
  await page.getByRole('button', { name: 'Next sale' }).click();
  lines.push(await sellForCash(page));
  await page.getByRole('button', { name: 'Next sale' }).click();
  await expect(page.getByText(/no places are reserved for this device/).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take payment' })).toBeDisabled();
  expect(await unsentOn(page)).toBe(4);

  // The network comes and goes while the desk sends its entries.
  for (let n = 0; n < 6; n += 1) {
    await goOffline(context, n % 2 === 0);
    await page.waitForTimeout(150);
  }
  await goOffline(context, false);
  await expect.poll(() => unsentOn(page), { timeout: 20_000 }).toBe(0);
  const other = await anotherDevice();
  await signIn(other);
  await other.goto(address.replace('/sell/', '/departure/'));
  for (const line of lines) await expect(other.getByText(line).first()).toBeVisible();
  await expect(other.getByText(/to settle\./)).toBeHidden();
});

test('[T9a] takes what a guest still owes, and gives the change', { tag: '@soak' }, async ({ page }) => {
  await signIn(page);
  await openSale(page);
  await page.getByRole('button', { name: 'Take payment' }).click();
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByText(/still to be paid/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Booking' }).click();
  const dialog = page.getByRole('dialog');

  await dialog.getByRole('button', { name: 'Take payment' }).click();
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await dialog
    .getByRole('button', { name: /^\d+,00/ })
    .last()
    .click();

  await expect(dialog.getByText(/Change to give/)).toBeVisible();
  await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
  await expect.poll(() => unsentOn(page)).toBe(0);
});

test("[T9a] takes a card on the guest's own phone, and knows of the payment by itself", async ({
  page,
  anotherDevice,
}) => {
  await signIn(page);
  await openSale(page);
  await page.getByRole('button', { name: 'Take payment' }).click();
  const linking = page.waitForResponse(/\/api\/desk\/payment-links\//);
  await page.getByRole('button', { name: "Card on the guest's phone" }).click();
  const { checkout_url: link } = (await (await linking).json()) as { checkout_url: string };
  await expect(page.getByRole('img', { name: 'Code of the payment page' })).toBeVisible();

  const guest = await anotherDevice();
  await guest.goto(link);
  await payBy(guest, '4242 4242 4242 4242');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'Code of the voucher' })).toBeVisible();
});
