import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { qrTextIn } from '#platform/device/qr-text.ts';
import { gather, install, isStored } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { clearSiteData } from '../../support/browser/storage.ts';
import { aReadyCart, klis, payBy } from '../../support/browser/visit.ts';

test.use({ viewport: phone });

test('[P12, P12b, P13] reads a voucher without a network, saves it to a calendar and prints it', {
  tag: '@core',
}, async ({ page, faults }) => {
  await install(page);
  await gather(page);
  await aReadyCart(page);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
  const context = page.context();
  await page.close();
  await context.setOffline(true);
  faults.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/);

  const cold = await context.newPage();
  await cold.goto('/bookings/overview');
  await cold.getByRole('link', { name: klis.title }).click();

  const voucher = cold.getByRole('region', { name: /^Voucher/ });
  await expect(voucher.getByRole('img', { name: /^QR code of voucher LF-\w{6}-1$/ })).toBeVisible();
  await expect(voucher.getByText(/^LF-\w{6}-1-\w{20}$/)).toBeVisible();

  const saving = cold.waitForEvent('download');
  await voucher.getByRole('button', { name: 'Add to calendar' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^LF-\w{6}-1\.ics$/);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await saved.path(), 'utf8')) as never);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as never);
  expect(event.summary).toBe(klis.title);
  expect(event.startDate.zone?.tzid).toBe('Europe/Zagreb');

  const paper = (await cold.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await cold.emulateMedia({ media: 'print' });
  await expect(cold.getByRole('banner')).toBeHidden();
  await expect(cold.getByRole('contentinfo')).toBeHidden();
  const ticket = cold.getByRole('region', { name: /^Order LF-/ });
  await expect(ticket.getByText('Meeting point')).toBeVisible();
  await expect(ticket.getByText('Adriatic Days', { exact: true })).toBeVisible();
  await expect(ticket.getByText('+385 21 000 123')).toBeVisible();
});

test.describe('in Safari on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1',
  });

  test('[P12c] says how the ticket stays, and saves it as a picture with its QR code', async ({ page, faults }) => {
    const booking = await aBooking(page);
    await expect(page.getByText('Safari deletes saved bookings after 7 days without a visit.')).toBeVisible();
    await expect(page.getByText('or tap Share, then Add to Home Screen')).toBeVisible();

    faults.allow(/net::ERR_INTERNET_DISCONNECTED|: failed\n/);
    await page.context().setOffline(true);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as picture' }).click();
    const saved = await saving;

    expect(saved.suggestedFilename()).toBe(`${booking.voucher}.png`);
    const { data, info } = await sharp(await saved.path())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    expect(qrTextIn(pixels)).toMatch(/^LF1:/);
  });

  for (const way of ['the link of the email', 'the app that was added from its page'] as const) {
    test(`[P12c, P13] has the booking again on an empty device by ${way}, and then without a network`, async ({
      page,
      anotherDevice,
      faults,
    }) => {
      const booking = await aBooking(page);
      const manifest = await page.evaluate(async () => {
        const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
        return (await (await fetch(href)).json()) as { start_url: string; id: string };
      });
      expect(manifest).toMatchObject({ start_url: booking.path, id: booking.path });
      const empty = way === 'the link of the email' ? page : await anotherDevice();
      if (empty === page) {
        await page.goto('/cookie-policy');
        await page.context().clearCookies();
        await clearSiteData(page);
      }

      await install(empty, manifest.start_url);
      await expect.poll(() => isStored(empty, '/shell'), { timeout: 30_000 }).toBe(true);
      faults.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/);
      await empty.context().setOffline(true);
      const cold = await empty.context().newPage();
      await cold.goto('/bookings/overview');
      await cold
        .getByRole('button', { name: 'Allow essential' })
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await cold.getByRole('link', { name: klis.title }).click();

      await expect(cold.getByRole('region', { name: /^Voucher/ })).toContainText(booking.voucher);
    });
  }
});

interface Booking {
  /** The path of the booking's page. */
  readonly path: string;
  /** The number of the booking's voucher. */
  readonly voucher: string;
}

/** Books, pays, and opens the booking's page. */
async function aBooking(page: Page): Promise<Booking> {
  await aReadyCart(page);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: klis.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
  const region = page.getByRole('region', { name: /^Voucher/ });
  const [voucher = ''] = /LF-\w{6}-1/.exec(await region.innerText()) ?? [];
  return { path: new URL(page.url()).pathname, voucher };
}
