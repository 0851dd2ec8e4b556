import { expect, signIn, test } from '../../support/browser/desk.ts';

test.beforeEach(({ faults }) => faults.allow(/status of 401 .*\/api\/desk\/session\/renew/));

test('[G6] translates a tour into Italian, which the Italian shop shows', async ({ page }) => {
  await signIn(page);
  await page.goto('/desk/tours/1');
  await page
    .getByRole('region', { name: 'Translations' })
    .getByRole('link', { name: /^Italian/ })
    .click();
  const texts = page.getByRole('region', { name: 'Texts of the tour' });
  await expect(texts.getByRole('textbox', { name: 'Title in Italian' })).toHaveValue('');

  await texts.getByRole('textbox', { name: 'Title in Italian' }).fill('In kayak sotto le scogliere');
  await texts.getByRole('textbox', { name: 'Description in Italian', exact: true }).fill('Fino al tramonto.');
  await expect(texts.getByText(/^Saved at/)).toBeVisible();
  await expect(texts.getByText('2 of 9 texts')).toBeVisible();

  await page.goto('/experiences/1?language=it');
  await expect(page.getByRole('heading', { name: 'In kayak sotto le scogliere', level: 1 })).toBeVisible();
  await expect(page.getByText('Fino al tramonto.')).toBeVisible();
  await page.goto('/experiences/1?language=en');
  await expect(page.getByRole('heading', { name: 'Sunset kayak under the cliffs of Marjan', level: 1 })).toBeVisible();
});
