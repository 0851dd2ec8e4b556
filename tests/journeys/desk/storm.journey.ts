import type { Page } from 'playwright/test';
import { barriers, colourBarriers } from '../../support/browser/barriers.ts';
import { cutText } from '../../support/browser/cut-text.ts';
import { expect, signIn, test } from '../../support/browser/desk.ts';
import { bookFor, choiceLinks } from '../../support/engine/storm-guests.ts';

// Reduced motion: a button in the middle of a colour transition has too little contrast.
test.use({ viewport: { width: 360, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });
const tour = 'Diocletian’s Palace before the crowds';
/** A day that no other journey uses. */
const aDay = (days: number) => Temporal.Now.plainDateISO('Europe/Zagreb').add({ days }).toString();

/** Opens the tour's departures on a day in the calendar. */
async function openCalendar(page: Page, date: string): Promise<void> {
  await signIn(page);
  await page.goto('/desk/calendar');
  await page.getByLabel('Tour').selectOption(tour);
  await page.goto(`${page.url()}&date=${date}`);
  await expect(page.getByRole('listitem').filter({ hasText: tour }).first()).toBeVisible();
}

/** The guest's page has no accessibility problem in light and dark colours, and no text that is cut off. */
async function looksWell(page: Page): Promise<void> {
  expect.soft(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourBarriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await cutText(page)).toEqual([]);
}

test('[B8, B8a] cancels a departure in three taps from its day; one guest takes another day, one the money, one is called', async ({
  page,
  shop,
  anotherDevice,
}) => {
  test.slow();
  const date = aDay(12);
  await bookFor(shop, { tour, date }, { first_name: 'Ana', email: 'ana@example.com' });
  await bookFor(shop, { tour, date }, { first_name: 'Bojan', email: 'bo@example.com' });
  await bookFor(shop, { tour, date }, { first_name: 'Cvita', phone_number: '+385 91 765 4321' });
  await openCalendar(page, date);

  // The three taps of this test.
  await page.getByRole('listitem').filter({ hasText: tour }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Cancel this departure' }).click();
  await expect(page.getByText('3 bookings · 6 guests')).toBeVisible();
  await page.getByLabel('Your words to the guests').fill('A storm is coming.');
  await page.getByRole('button', { name: /^Cancel 3 bookings, up to .* back$/ }).click();

  await expect(page.getByRole('heading', { name: 'Cancelled departure' })).toBeVisible();
  await expect(page.getByText('3 to choose · 0 done')).toBeVisible();
  await expect.poll(async () => (await choiceLinks(shop)).size).toBe(2);
  const links = await choiceLinks(shop);

  const ana = await anotherDevice();
  await ana.goto(links.get('ana@example.com') ?? '');
  await expect(ana.getByText('A storm is coming.')).toBeVisible();
  await looksWell(ana);
  await ana.getByRole('radio').first().check();
  await ana.getByRole('button', { name: /^Move to/ }).click();
  await expect(ana.getByRole('heading', { name: 'Your new date is set' })).toBeFocused();
  await ana.getByRole('link', { name: 'See your booking' }).click();
  await expect(ana.getByRole('heading', { level: 1, name: tour })).toBeVisible();

  const bo = await anotherDevice();
  await bo.goto(links.get('bo@example.com') ?? '');
  await bo.getByRole('button', { name: /^Refund \d/ }).click();
  await expect(bo.getByRole('heading', { name: 'Your refund is on its way' })).toBeVisible();
  await looksWell(bo);
  await bo.reload();
  await expect(bo.getByRole('heading', { name: 'Your refund is on its way' })).toBeVisible();

  await page.reload();
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(line('Ana')).toContainText('Another day');
  await expect(line('Bojan')).toContainText(/Money back .*chosen by the guest/);
  await page.getByLabel('Show').selectOption('To call');
  await expect(line('Ana')).toBeHidden();
  await expect(line('Cvita').getByRole('link', { name: /^Call Cvita/ })).toHaveAttribute('href', 'tel:+385917654321');
  await line('Cvita').getByRole('button', { name: 'Choose for the guest' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Money back/ })
    .click();
  await expect(page.getByText('3 done')).toBeVisible();
  await expect(line('Cvita')).toContainText(/Give back .* by hand/);
});

test('[B8b] moves all guests of a departure, and writes to them', { tag: '@soak' }, async ({ page, shop }) => {
  test.slow();
  const date = aDay(13);
  await bookFor(shop, { tour, date }, { first_name: 'Dora', email: 'dora@example.com' });
  await openCalendar(page, date);
  const departure = page.getByRole('listitem').filter({ hasText: tour }).first().getByRole('button');

  await departure.click();
  await page.getByRole('button', { name: 'Write to all guests' }).click();
  await page.getByRole('button', { name: 'Write to 1 booking' }).click();
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Subject').fill('Bring a jacket');
  await page.getByLabel('Message', { exact: true }).fill('It will be cold.');
  await page.getByRole('button', { name: 'Write to 1 booking' }).click();
  await expect(page.getByRole('heading', { name: 'Message to all guests' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dora' })).toContainText('Was told');

  await page.getByRole('link', { name: tour }).click();
  await page.getByRole('button', { name: 'Move all guests' }).click();
  await page.getByRole('button', { name: 'Move 1 booking' }).click();
  await expect(page.getByRole('heading', { name: 'Moved departure' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dora' })).toContainText('Another day');
});

test('[B8c] leads from the card of a cancelled departure to its report, and from there back to its guests', {
  tag: '@soak',
}, async ({ page }) => {
  await signIn(page);
  const day = `/desk/day/${aDay(3)}`;
  await page.goto(day);
  const card = page.getByRole('listitem').filter({ hasText: tour }).first();
  await card.getByRole('link').click();
  await page.getByRole('link', { name: 'Cancel, move or write' }).click();
  await page.getByRole('button', { name: 'Cancel this departure' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel (the departure|\d)/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Cancelled departure' })).toBeVisible();
  await page.goto(day);

  await card.getByRole('link', { name: 'What the guests chose' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled departure' })).toBeVisible();
  await page.getByRole('link', { name: tour }).click();
  await page.getByRole('link', { name: 'Guests' }).click();
  await expect(page).toHaveURL(/\/desk\/departure\/\d+$/);

  await expect(page.getByText('Cancelled: it does not take place')).toBeVisible();
  await expect(page.getByText(/ here$|No guests yet/)).toBeHidden();
});
