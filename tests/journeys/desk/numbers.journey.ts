import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { deskDay, expect, signIn, test } from '../../support/browser/desk.ts';
import type { Shop } from '../../support/engine/shop.ts';

test.use({ viewport: { width: 360, height: 760 } });
function lastMonth(shop: Shop) {
  const day = deskDay(shop).subtract({ months: 1 });
  return { year: day.year, daysInMonth: day.daysInMonth, date: day.toString().slice(0, 7) };
}

async function openNumbers(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByText(/compared with/)).toBeVisible();
}

test('[B7] finds the numbers of last month, opens their table and downloads it', async ({ page, shop }) => {
  await openNumbers(page);

  await page.getByRole('button', { name: 'Last month' }).click();
  const { year, daysInMonth, date } = lastMonth(shop);
  await expect(page.getByText(new RegExp(`^1 \\w+ ${year} – ${daysInMonth} `))).toBeVisible();
  const days = page.getByRole('region', { name: 'By day' });
  await days.getByText('Show as a table').click();
  const rows = days.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(daysInMonth + 1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'By day as CSV' }).click();
  const file = await downloading;

  expect(file.suggestedFilename()).toBe(`days-${date}-01-${date}-${daysInMonth}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n').slice(0, 2).join()).toContain(`date,sold,bookings,guests,paid,refunded`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(daysInMonth + 1);
});

test('[B20] downloads the payments of this month for the accountant, a row each', { tag: '@soak' }, async ({
  page,
}) => {
  await openNumbers(page);

  const files = page.getByRole('region', { name: 'For the accountant' });
  const downloading = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Payments as CSV' }).click();
  const file = await downloading;
  await expect(files.getByText('The file is downloaded.')).toBeVisible();

  expect(file.suggestedFilename()).toMatch(/^payments-(\d{4}-\d\d)-01-\1-\d\d\.csv$/);
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toContain('date,time,number,first_name,last_name');
  expect(first).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d,LF-/);
});

test('[B7] counts days of its own choice, says which days cannot be, and keeps them in the address', {
  tag: '@soak',
}, async ({ page }) => {
  await openNumbers(page);

  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-03-05');
  await page.getByLabel('To', { exact: true }).fill('2026-03-04');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(page.getByText('Please choose two days in order, at most a year apart.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2026-03-11');
  await page.getByRole('button', { name: 'Show these days' }).click();

  const compared = page.getByText('5 Mar 2026 – 11 Mar 2026, compared with 26 Feb 2026 – 4 Mar 2026');
  await expect(compared).toBeVisible();
  await page.reload();
  await expect(compared).toBeVisible();
});
