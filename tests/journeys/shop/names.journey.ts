import type { Locator } from 'playwright/test';
import { expect, test } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { aCart, castles, payBy } from '../../support/browser/visit.ts';

test.use({ viewport: phone });

test('[K5, K8, P12] takes names in Arabic and Hebrew, and keeps what stands around them in its order', async ({
  page,
}) => {
  await aCart(page, [{ slug: castles.slug, units: [2], from: 20 }]);
  await page.goto('/bookings/checkout-editor?step=1');
  const section = page.getByRole('region', { name: 'Main contact' });
  await section.getByLabel('First name').fill('ليلى');
  await section.getByLabel('Last name').fill('الحداد');
  await section.getByLabel('Email').fill('layla@example.com');
  await section.getByLabel('Phone number').fill('+962 6 123 4567');
  await isWritten(section.getByLabel('First name'), 'rtl');
  await isWritten(section.getByLabel('Phone number'), 'ltr');

  await page.getByText('Show list?').click();
  await page.getByText('Include main contact').click();
  const second = page.getByRole('group', { name: 'Participant 2' });
  await second.getByLabel('First name').fill('נועם');
  await second.getByLabel('Last name').fill('כהן');
  await isWritten(second.getByLabel('Last name'), 'rtl');
  await page.getByRole('textbox', { name: 'Note' }).fill('שלום');
  await isWritten(page.getByRole('textbox', { name: 'Note' }), 'rtl');

  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await isWritten(page.getByText('ليلى الحداد', { exact: true }), 'rtl');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See your booking' }).click();

  const ticket = page.getByRole('region', { name: /^Order LF-/ });
  const [layla, noam] = [
    ticket.getByText('ليلى الحداد', { exact: true }),
    ticket.getByText('נועם כהן', { exact: true }),
  ];
  await isWritten(layla, 'rtl');
  const [left, right] = [await layla.boundingBox(), await noam.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0), 'the first of the names, and then the other').toBeLessThan(right?.x ?? 0);
  await isWritten(page.getByRole('complementary', { name: 'Order' }).getByText('ليلى الحداد', { exact: true }), 'rtl');
});

async function isWritten(element: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  await expect(element).toHaveCSS('direction', direction);
}
