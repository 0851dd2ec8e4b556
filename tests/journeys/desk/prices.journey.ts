import type { Page } from 'playwright/test';
import { expect, signIn, test } from '../../support/browser/desk.ts';
import { bookingForm, openDays, overlaysAreLeft } from '../../support/browser/visit.ts';

test.use({ viewport: { width: 360, height: 760 } });
const TOUR = 'Diocletian’s Palace before the crowds';

async function tourIn(page: Page, query = ''): Promise<{ id: number; slug: string; from_price: { gross: string } }> {
  const listing = await page.request.get(`/api/webstores/experiences/?page_size=48${query}`);
  const { results } = (await listing.json()) as {
    results: { id: number; slug: string; title: string; from_price: { gross: string } }[];
  };
  return results.find(({ title }) => title === TOUR) ?? { id: 0, slug: '', from_price: { gross: '' } };
}

test('[B12] sets a price for a season: the shop shows it in calendar and listing, and sells at it', async ({
  page,
}) => {
  // The month after the current one by the shop's clock.
  const { server_now } = (await (await page.request.get('/api/app-info/')).json()) as { server_now: string };
  const today = Temporal.Instant.from(server_now).toZonedDateTimeISO('Europe/Zagreb').toPlainDate();
  const next = today.with({ day: 1 }).add({ months: 1 });
  const [first, last] = [next.toString(), next.with({ day: next.daysInMonth }).toString()];
  const { id, slug } = await tourIn(page);
  await signIn(page);

  await page.goto(`/desk/tours/${id}/prices?date=${first}`);
  await page.getByRole('button', { name: 'Add a special price' }).click();
  await page.getByLabel('Last day').fill(last);
  await page.getByLabel('Adult', { exact: true }).fill('77,70');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The prices are saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /77,70/ }).first()).toBeVisible();

  expect((await tourIn(page, `&date_from=${first}&date_to=${last}`)).from_price.gross).toBe('77.70');
  await page.goto(`/experiences/${slug}`);
  await page.getByRole('link', { name: 'Choose a date' }).first().click();
  // Late in a month the form opens at the next one, which is the month of the season.
  const days = openDays(bookingForm(page));
  await days.first().waitFor();
  const season = days.and(page.getByRole('button', { name: /, 77,70/ })).first();
  if (!(await season.isVisible())) await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await season.click();
  await page
    .getByRole('group', { name: /^Start time on/ })
    .getByRole('radio')
    .first()
    .click({ force: true });
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('In your cart').first()).toBeVisible();
  await overlaysAreLeft(page);
  await page.goto('/bookings/checkout-editor?step=0');
  await expect(page.getByText(/77,70/).first()).toBeVisible();

  // New carts get the old price again; the existing cart keeps its price.
  await page.goto(`/desk/tours/${id}/prices?date=${first}`);
  await page.getByRole('button', { name: /^Delete: / }).click();
  await expect(page.getByText('All days have the usual price.')).toBeVisible();
  expect((await tourIn(page, `&date_from=${first}&date_to=${last}`)).from_price.gross).not.toBe('77.70');
  await page.goto('/bookings/checkout-editor?step=0');
  await expect(page.getByText(/77,70/).first()).toBeVisible();
});
