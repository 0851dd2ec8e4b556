import type { Page } from 'playwright/test';
import { deskDay, expect, signIn, test } from '../../support/browser/desk.ts';

test.use({ viewport: { width: 360, height: 760 } });
const tourOf = async (page: Page, start: string) => {
  const listing = await page.request.get('/api/webstores/experiences/?page_size=48');
  const { results } = (await listing.json()) as { results: { id: number; title: string }[] };
  return results.find(({ title }) => title.startsWith(start))?.id ?? 0;
};
/** The rates of a tour as the shop shows them. */
async function shown(page: Page, id: number) {
  const { rates } = (await (await page.request.get(`/api/webstores/experiences/${id}/`)).json()) as {
    rates: { id: number; pricing_options: { retail_price: { gross: string } }[] }[];
  };
  return rates;
}
async function offered(page: Page, id: number, date: string): Promise<number> {
  const rate_id = String((await shown(page, id))[0]?.id);
  const query = new URLSearchParams({ experience_id: String(id), date_from: date, rate_id });
  const reply = await page.request.get(`/api/bookings/check-availability/?${query}`);
  const { start_times } = (await reply.json()) as { start_times: { reason: string | null }[] };
  return start_times.filter(({ reason }) => reason === null).length;
}

test('[B11] makes a day off, sees what that does before it is saved, and takes it back', async ({ page, shop }) => {
  await signIn(page);
  const id = await tourOf(page, 'Šibenik');
  const year = deskDay(shop).year + 1;
  const day = `${year}-02-10`;
  expect(await offered(page, id, day)).toBe(1);
  await page.goto(`/desk/tours/${id}/schedule`);
  await page.getByRole('button', { name: 'Next year' }).click();
  await page.getByRole('button', { name: /^Feb / }).click();
  await page.getByRole('button', { name: / 10 February / }).click();

  await page.getByRole('button', { name: 'Make it a day off' }).click();
  await page.getByRole('button', { name: 'See what changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'What this changes' });
  await expect(dialog).toContainText('1 departure is removed. It has no bookings.');
  expect(await offered(page, id, day)).toBe(1);
  await dialog.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByText('The schedule is saved.')).toBeVisible();
  expect(await offered(page, id, day)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('The schedule is saved.')).toBeHidden();
  expect(await offered(page, id, day)).toBe(1);
});

test('[B11] is used by keyboard: a month opens, and the arrow keys go from day to day', { tag: '@soak' }, async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/desk/tours/${await tourOf(page, 'Šibenik')}/schedule`);
  await page.getByRole('button', { name: 'Next year' }).click();
  const march = page.getByRole('button', { name: /^Mar / });
  await march.focus();
  await page.keyboard.press('Enter');
  await expect(march).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: / 1 March / }).focus();

  await page.keyboard.press('ArrowDown');

  await expect(page.getByRole('button', { name: / 8 March / })).toBeFocused();
  await expect(page.getByRole('region', { name: / 8 March / })).toBeVisible();
});

test('[B11] changes a price in the table, which the shop shows at once, and takes it back', { tag: '@soak' }, async ({
  page,
}) => {
  await signIn(page);
  const id = await tourOf(page, 'Pony morning');
  const price = async () => (await shown(page, id))[0]?.pricing_options.map((it) => it.retail_price.gross);
  const before = await price();
  await page.goto(`/desk/tours/${id}/rates`);

  await page
    .getByRole('textbox', { name: /^(Adult|Child), / })
    .first()
    .fill('77,5');
  await page.getByRole('button', { name: 'Save the rates' }).click();
  await expect(page.getByText('The rates are saved.')).toBeVisible();
  expect(await price()).toContain('77.50');
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect.poll(price).toEqual(before);
});
