import type { Page } from 'playwright/test';
import { expect, signIn, test } from '../../support/browser/desk.ts';

test.use({ viewport: { width: 360, height: 760 } });
/** A day ten days from now, which no other journey uses. */
const aDay = () => Temporal.Now.plainDateISO('Europe/Zagreb').add({ days: 10 }).toString();
const TOUR = 'Diocletian’s Palace before the crowds';

async function openCalendar(page: Page, tour = TOUR, date = aDay()): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('table', { name: 'Days' })).toBeVisible();
  await page.getByLabel('Tour').selectOption(tour);
  await page.goto(`${page.url()}&date=${date}`);
  await expect(rows(page).first()).toBeVisible();
}

/** The departures of the chosen day. */
const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: TOUR });

/** The starts that the shop offers for the tour on the day. */
async function offered(page: Page): Promise<string[]> {
  const listing = await page.request.get('/api/webstores/experiences/?page_size=48');
  const { results } = (await listing.json()) as { results: { id: number; title: string }[] };
  const id = results.find(({ title }) => title === TOUR)?.id;
  const experience = await page.request.get(`/api/webstores/experiences/${id}/`);
  const { rates } = (await experience.json()) as { rates: { id: number }[] };
  const query = new URLSearchParams({
    experience_id: String(id),
    date_from: aDay(),
    rate_id: String(rates[0]?.id),
  });
  const { start_times } = (await (await page.request.get(`/api/bookings/check-availability/?${query}`)).json()) as {
    start_times: { time: string; reason: string | null }[];
  };
  return start_times.filter(({ reason }) => reason === null).map(({ time }) => time.slice(0, 5));
}

test('[B1, B2] closes a departure in two taps, the shop stops selling it, and Undo sells it again', async ({
  page,
}) => {
  await openCalendar(page);
  const before = await offered(page);
  const time = before[0] ?? '';

  await rows(page).filter({ hasText: time }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(rows(page).filter({ hasText: time })).toContainText('Closed');
  const closed = await offered(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).filter({ hasText: time })).not.toContainText('Closed');

  expect(closed).toEqual(before.filter((it) => it !== time));
  expect(await offered(page)).toEqual(before);
});

test('[B2] changes a selection in one tap, and takes it back in one', { tag: '@soak' }, async ({ page }) => {
  await openCalendar(page);
  const before = await offered(page);
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(/departures? (was|were) changed/)).toBeVisible();
  expect(await offered(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText(/departures? (was|were) changed/)).toBeHidden();
  expect(await offered(page)).toEqual(before);
});

test('[B3] adds a departure on one day, which the shop sells at once', async ({ page }) => {
  await openCalendar(page);

  await page.getByRole('button', { name: 'Add a departure' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start').fill('21:15');
  await dialog.getByRole('button', { name: 'Add a departure' }).click();

  await expect(rows(page).filter({ hasText: '21:15' })).toContainText(/0 of \d+ places/);
  expect(await offered(page)).toContain('21:15');
});

test('[B1] is used by keyboard: arrow keys go to another day, also of another month', { tag: '@soak' }, async ({
  page,
}) => {
  await openCalendar(page, TOUR, '2027-01-30');
  const day = (name: RegExp) => page.getByRole('button', { name });
  await day(/, 30 January 2027/).focus();

  await page.keyboard.press('ArrowDown');

  await expect(day(/, 6 February 2027/)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'February 2027' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('date')).toBe('2027-02-06');
});
