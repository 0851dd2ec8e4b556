import type { Page } from 'playwright/test';
import { barriers } from '../../support/browser/barriers.ts';
import { aPicture, expect, signIn, test } from '../../support/browser/desk.ts';
import { smallTargets } from '../../support/browser/small-targets.ts';

test.use({ viewport: { width: 360, height: 760 } });
async function openSettings(page: Page, part: string): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${part}`) })
    .click();
}

test('[B9] makes a meeting point, deletes it, and takes that back', { tag: '@soak' }, async ({ page }) => {
  await openSettings(page, 'Meeting points');

  await page.getByRole('link', { name: 'Add a meeting point' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The lighthouse of Ražanj');
  await page.getByLabel('City').fill('Rogoznica');
  await page.getByLabel('Latitude').fill('43,5292');
  await page.getByLabel('Longitude').fill('15.9614');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“The lighthouse of Ražanj” is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'The lighthouse of Ražanj' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“The lighthouse of Ražanj” is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The lighthouse of Ražanj' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('link', { name: 'The lighthouse of Ražanj' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Rogoznica');
  await expect(page.getByLabel('Latitude')).toHaveValue('43.5292');
});

test('[B9] changes how guests find a meeting point, and the shop shows it', async ({ page }) => {
  const listing = await page.request.get('/api/webstores/experiences/?page_size=48');
  const { results } = (await listing.json()) as { results: { id: number; title: string }[] };
  const { id } = results.find(({ title }) => title.startsWith('Sunset kayak')) ?? { id: 0 };
  const shown = async () => {
    const { meeting_point } = (await (await page.request.get(`/api/webstores/experiences/${id}/`)).json()) as {
      meeting_point: { name: string; instructions: string };
    };
    return meeting_point;
  };
  const { name } = await shown();
  await openSettings(page, 'Meeting points');

  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('How guests find it').fill('Below the pines, by the yellow hut.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('is saved.')).toBeVisible();

  expect((await shown()).instructions).toBe('Below the pines, by the yellow hut.');
});

test('[B19] uploads the icon of the shop at a phone, sees it on a home screen, and the shop has it', async ({
  page,
}) => {
  // The engine may have to render the demo store's pictures first.
  test.setTimeout(120_000);
  const manifest = async () =>
    ((await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }).icons[0]?.src;
  const before = await manifest();
  await openSettings(page, 'Shops');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const icon = page.getByRole('region', { name: 'Icon of the installed app' });
  await expect(icon.getByText('Made of your logo.')).toBeVisible();

  await icon
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture(page, 'teal'));
  await expect(icon.getByText('Cut from your picture.')).toBeVisible({ timeout: 75_000 });
  await expect(icon.getByText(/^Saved at/)).toBeVisible();
  expect([...(await barriers(page)), ...(await smallTargets(page))]).toEqual([]);

  const after = (await manifest()) ?? '';
  expect(after).not.toBe(before);
  expect((await page.request.get(after)).headers()['content-type']).toBe('image/png');
});
