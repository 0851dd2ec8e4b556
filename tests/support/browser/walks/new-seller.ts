import { expect, type Page } from 'playwright/test';
import type { Shop } from '../../engine/shop.ts';
import { bookFirstTour, openFirstShop, publishFirstTour } from './first-shop.ts';
import { type Look, whenCalm } from './look.ts';

/** Screens that are empty in a new shop, with their texts. */
const emptyScreens = [
  ['sell', 'sell', /no departures/i],
  ['bookings', 'bookings', /bookings/i],
  ['calendar', 'calendar', 'No departures'],
  ['numbers', 'numbers', /compared with/],
  ['notifications', 'notifications', /./],
  ['tours', 'tours', /./],
  ['settings/promo-codes', 'promo-codes', /./],
  ['settings/meeting-points', 'meeting-points', /./],
  ['settings/inventory-items', 'extras', /./],
  ['settings/booking-questions', 'questions', /./],
  ['settings/team', 'team', 'Nobody else is in the team yet.'],
] as const;

/** Registers, opens the empty screens, and publishes and sells a first tour. */
export async function walkThroughFirstShop(page: Page, options: Look, shop: Shop): Promise<void> {
  const look = whenCalm(page, options);
  const seller = {
    page,
    shop,
    email: `ana.${page.viewportSize()?.width}@example.com`,
    company: 'Kvarner Kayaks',
    tap: (target: ReturnType<Page['locator']>) => target.click(),
    type: (target: ReturnType<Page['locator']>, text: string) => target.fill(text),
    look,
  };
  await openFirstShop(seller);
  for (const [path, name, text] of emptyScreens) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await look(`empty-${name}`);
  }
  await page.goto('/desk/');
  await publishFirstTour(seller);
  await bookFirstTour(seller);
  await page.goto('/desk/bookings');
  await expect(page.getByRole('list', { name: 'Bookings found' }).getByRole('link')).toHaveCount(1);
  await look('first-booking');
}
