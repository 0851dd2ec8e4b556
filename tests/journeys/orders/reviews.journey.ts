import { barriers } from '../../support/browser/barriers.ts';
import { test as base, expect } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { smallTargets } from '../../support/browser/small-targets.ts';
import { owner, ownerOf } from '../../support/browser/tickets.ts';
import { aReadyCart, contact, klis, payBy } from '../../support/browser/visit.ts';
import { mailAbout } from '../../support/engine/sent-mail.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';

/** A shop with an owner at the desk. */
const test = base.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const shop = await openShop({ env: { DEMO_DESK: 'true' } });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
interface Booked {
  readonly id: string;
  readonly status: string;
  readonly lines: readonly { readonly id: string; readonly starts_at: string }[];
}

/** The guest's order when its payment has arrived. */
async function bookedOrder(shop: Shop): Promise<Booked> {
  const api = await ownerOf(shop);
  const found = () => api.get<{ results: Booked[] }>(`/api/orders/?search=${contact.email}`);
  await expect.poll(async () => (await found()).results[0]?.status, { timeout: 15_000 }).toBe('confirmed');
  return (await found()).results[0] as Booked;
}

test('[V14, V15, V16] a guest is asked the day after, taps a star, writes, and reads the answer of the office', async ({
  page,
  shop,
}) => {
  await aReadyCart(page);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/success\?session_id=/, { timeout: 15_000 });
  const order = await bookedOrder(shop);
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  const tenNextDay = Temporal.Instant.from(line.starts_at)
    .toZonedDateTimeISO('Europe/Zagreb')
    .add({ days: 1 })
    .withPlainTime('10:01');
  await shop.passTime({ milliseconds: tenNextDay.epochMilliseconds - Date.now() });
  await (await ownerOf(shop)).patch(`/api/orders/${order.id}/lines/${line.id}/`, { attendance_status: 'checked_in' });

  const email = () => mailAbout(shop.dataDir, /^Subject: How was it/m);
  await expect.poll(email, { timeout: 20_000 }).toBeTruthy();
  const [, link = ''] = /(\/reviews\/[\w-]+\?stars=4)/.exec((await email()) ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('radio', { name: '4 of 5 stars: Very good' })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);
  await page.getByLabel('Your review').fill('Old walls, good stories.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();

  await page.goto('/desk/reviews');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const review = page.getByRole('article').filter({ hasText: 'Old walls, good stories.' });
  await review.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('Come again in spring.');
  // The bar at the bottom may cover content that a user can scroll to, so the window gets as high as the page.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height: whole });
  expect(await barriers(page)).toEqual([]);
  expect(await smallTargets(page, 56)).toEqual([]);
  await page.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(review.getByRole('button', { name: 'Change the answer' })).toBeVisible();

  await page.goto(`/experiences/${klis.slug}`);
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section.getByText('Old walls, good stories.')).toBeVisible();
  await expect(section.getByText('Come again in spring.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
