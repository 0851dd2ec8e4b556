import { expect, signIn, test } from '../../support/browser/desk.ts';

test.beforeEach(({ faults }) => faults.allow(/status of 401 .*\/api\/desk\/session\/renew/));

test('[G6] translates a tour into German, which the German shop shows', async ({ page }) => {
  await signIn(page);
  await page.goto('/desk/tours/1');
  await page
    .getByRole('region', { name: 'Translations' })
    .getByRole('link', { name: /^German/ })
    .click();
  const texts = page.getByRole('region', { name: 'Texts of the tour' });
  await expect(texts.getByRole('textbox', { name: 'Title in German' })).toHaveValue('');

  await texts.getByRole('textbox', { name: 'Title in German' }).fill('Mit dem Kajak unter die Klippen');
  await texts.getByRole('textbox', { name: 'Description in German', exact: true }).fill('Bis die Sonne untergeht.');
  await expect(texts.getByText(/^Saved at/)).toBeVisible();
  await expect(texts.getByText('2 of 9 texts')).toBeVisible();

  await page.goto('/experiences/1?language=de');
  await expect(page.getByRole('heading', { name: 'Mit dem Kajak unter die Klippen', level: 1 })).toBeVisible();
  await expect(page.getByText('Bis die Sonne untergeht.')).toBeVisible();
  await page.goto('/experiences/1?language=hr');
  await expect(page.getByRole('heading', { name: 'Sunset kayak under the cliffs of Marjan', level: 1 })).toBeVisible();
});
