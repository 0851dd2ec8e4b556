import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, signIn, test } from '../../support/browser/desk.ts';
import { mailAbout } from '../../support/engine/sent-mail.ts';
import type { Shop } from '../../support/engine/shop.ts';

test.use({ viewport: { width: 360, height: 760 } });
// The engine sends emails every few seconds.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) => faults.allow(/status of 40[013] .*\/api\/(desk|users)\//));

/** Registers a seller, who opens a company. */
async function openCompany(page: Page, shop: Shop): Promise<void> {
  const [email, password] = ['ana.kos@example.com', 'two oars and a paddle'];
  await page.request.post('/api/users/', { data: { email, password, first_name: 'Ana', last_name: 'Kos' } });
  const mail = () => mailAbout(shop.dataDir, new RegExp(`^To: ${email}`, 'm'));
  await expect.poll(mail, { timeout: 30_000 }).toBeDefined();
  await page.goto(/http:\S+\/activate\/\S+/.exec((await mail()) ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('link', { name: 'Open the desk' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Company').fill('Kvarner Kayaks');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Your first booking' })).toBeVisible();
}

test('[B18] takes all tours of a company to another one on a phone, and back again', async ({
  page,
  anotherDevice,
  shop,
}) => {
  await signIn(page);
  await page.goto('/desk/settings/export');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await downloaded).path();

  const other = await anotherDevice();
  await openCompany(other, shop);
  await other.goto('/desk/settings/export');
  await other.locator('input[type=file]').setInputFiles({
    name: 'landfall.zip',
    mimeType: 'application/zip',
    buffer: await readFile(file),
  });
  await expect(other.getByText('Nothing is saved yet.')).toBeVisible({ timeout: 60_000 });
  const plan = other.getByRole('list', { name: 'What the import would change' });
  await plan.getByText('Tours').click();
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  await other.getByRole('button', { name: 'Import', exact: true }).click();

  const last = other.getByRole('region', { name: 'Last import' });
  await expect(last.getByText('Imported.')).toBeVisible({ timeout: 60_000 });
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const tours = last.getByRole('list', { name: 'Tours' }).getByRole('link');
  await tours.first().click();
  await expect(other.getByText('Draft').first()).toBeVisible();
  await other.goBack();
  await last.getByRole('button', { name: 'Undo the import' }).click();
  await expect(last.getByText(/^Undone: \d+ deleted/)).toBeVisible({ timeout: 30_000 });

  const table = Buffer.from('Titel;Preis;Plätze;Startzeiten;Von;Bis\nRundgang;viel;8;9:00;2027-04-01;2027-10-31');
  await other.locator('input[type=file]').setInputFiles({ name: 'tours.csv', mimeType: 'text/csv', buffer: table });
  const wrong = other.getByRole('list', { name: 'What is not right' }).getByRole('listitem');
  await expect(wrong).toHaveText(/^Line 2: Rundgang.*Preis.*'viel' is not understood/);
  await other.goto('/desk/tours');
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(0);
});
