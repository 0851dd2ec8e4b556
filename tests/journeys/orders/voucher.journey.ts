import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { gather, install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { aReadyCart, klis, payBy } from '../../support/browser/visit.ts';

test.use({ viewport: phone });

test('[P12, P13] reads a voucher without a network, saves it to a calendar and prints it', { tag: '@core' }, async ({
  page,
  faults,
}) => {
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
