import { expect, signIn, test } from '../../support/browser/desk.ts';

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

test('[G7] translates how to pay and the text of the kiosk beside the title of the shop', async ({ page }) => {
  await signIn(page);
  await page.goto('/desk/settings/stores/1');
  const payment = page.getByRole('region', { name: 'Payment' });
  await payment.getByRole('textbox', { name: 'How to pay' }).first().fill('At the desk on the quay.');
  await expect(payment.getByText(/^Saved at/)).toBeVisible();
  const kiosk = page.getByRole('region', { name: 'Kiosk' });
  await kiosk.getByRole('textbox', { name: /^Text on the screen/ }).fill('Book here');
  await expect(kiosk.getByText(/^Saved at/)).toBeVisible();

  await page.reload();
  const texts = page.getByRole('region', { name: 'Translations' });
  await texts
    .getByRole('textbox', { name: 'Text on the screen that waits for a visitor in Croatian' })
    .fill('Rezervirajte ovdje');
  await texts.getByRole('textbox', { name: /^How to pay.* in Croatian$/ }).fill('Na pultu na rivi.');
  await expect(texts.getByText(/^Saved at/).first()).toBeVisible();

  const store = (await (await page.request.get('/api/webstores/?language=hr')).json()) as { kiosk?: object };
  expect(store.kiosk).toMatchObject({ message: 'Rezervirajte ovdje' });
});
