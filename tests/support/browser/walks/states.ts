import { expect, type Page } from 'playwright/test';
import type { Shop } from '../../engine/shop.ts';
import { bookFor } from '../../engine/storm-guests.ts';
import { goOffline, signIn } from '../desk.ts';
import { ownerOf } from '../tickets.ts';
import { type Look, whenCalm } from './look.ts';

const tour = 'Diocletian’s Palace before the crowds';

/** Cancels a departure with three guests: shows a booking of it before and after, and the report while it fills. */
export async function walkThroughStorm(page: Page, options: Look, shop: Shop): Promise<void> {
  const look = whenCalm(page, options);
  // Each width of the window books on a day of its own.
  const days = 30 + Math.round((page.viewportSize()?.width ?? 0) / 100);
  const date = Temporal.Now.plainDateISO('Europe/Zagreb').add({ days }).toString();
  await bookFor(shop, { tour, date }, { first_name: 'Ana', email: 'ana@example.com' });
  await bookFor(shop, { tour, date }, { first_name: 'Bojan', email: 'bo@example.com' });
  await bookFor(shop, { tour, date }, { first_name: 'Cvita', phone_number: '+385 91 765 4321' });
  await signIn(page);
  await page.goto(`/desk/bookings?from=${date}&to=${date}`);
  const ana = page.getByRole('list', { name: 'Bookings found' }).getByRole('link').filter({ hasText: 'Ana' });
  await ana.click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await look('booking-paid');
  await page.getByRole('button', { name: 'Change tour, day or party' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add one: Adult' }).click();
  await dialog.getByRole('button', { name: 'Show the new price' }).click();
  await expect(dialog.getByRole('button', { name: /^Change (the booking|and pay)/ })).toBeVisible();
  await look('booking-new-price');
  await page.keyboard.press('Escape');
  const booking = page.url();

  await page.goto('/desk/calendar');
  await page.getByLabel('Tour').selectOption(tour);
  await page.goto(`${page.url()}&date=${date}`);
  await page.getByRole('listitem').filter({ hasText: tour }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Cancel this departure' }).click();
  await page.getByLabel('Your words to the guests').fill('A storm is coming.');
  await page.getByRole('button', { name: /^Cancel 3 bookings/ }).click();
  await expect(page.getByText('3 to choose · 0 done')).toBeVisible();
  await look('storm-report');
  await page.getByRole('button', { name: 'Choose for the guest' }).first().click();
  await expect(dialog).toBeVisible();
  await look('storm-choice');
  await page.keyboard.press('Escape');
  await page.goto(booking);
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await dialog.getByRole('button', { name: /^Cancel and pay back/ }).click();
  await expect(page.getByText(/· Cancelled/).first()).toBeVisible();
  await look('booking-cancelled');
  await page.goto('/desk/bookings/LF-WWWWWW');
  await expect(page.getByText(/does not exist/).first()).toBeVisible();
  await look('booking-missing');
}

/** Shows the office without a network, and a text that two people changed at once. */
export async function walkThroughTrouble(page: Page, options: Look, shop: Shop): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/tours');
  await page.getByRole('link', { name: /^Klis/ }).first().click();
  const texts = page.getByRole('region', { name: 'Texts', exact: true });
  await expect(texts.getByLabel('Title')).not.toHaveValue('');
  // On a wide screen the preview is open beside the texts.
  if ((page.viewportSize()?.width ?? 0) < 1216) await page.getByText('Preview', { exact: true }).click();
  await look('tour-preview');
  await changeElsewhere(page, shop);
  await texts
    .getByLabel('Short description')
    .fill('Mine: a fortress above the sea, with the evening light on its walls.');
  await expect(page.getByRole('region', { name: 'Both versions' })).toBeVisible();
  await look('tour-conflict');

  await page.goto('/desk/calendar');
  await expect(page.getByRole('table', { name: 'Days' })).toBeVisible();
  await goOffline(page.context());
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await look('calendar-offline');
  await goOffline(page.context(), false);
  await page.route('**/api/numbers/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/desk/numbers');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await look('numbers-failed');
}

/** Another user changes the short description of the tour that the page shows. */
async function changeElsewhere(page: Page, shop: Shop): Promise<void> {
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  const { patch } = await ownerOf(shop);
  const short_description = `Theirs: a fortress of ${page.viewportSize()?.width} steps above the sea, with swallows over its walls.`;
  await patch(`/api/experiences/${id}/`, { short_description });
}
