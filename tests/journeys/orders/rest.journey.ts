import type { Page } from 'playwright/test';
import type { Order } from '#domain/contract/orders.ts';
import { test as base, expect } from '../../support/browser/journey.ts';
import { aReadyCart, euros, klis, payBy } from '../../support/browser/visit.ts';
import { mailAbout } from '../../support/engine/sent-mail.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';

const good = '4242 4242 4242 4242';
const total = 2 * klis.adult;

/** A shop for this file alone, because days pass in it. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

// The engine sends emails every few seconds.
test.describe.configure({ timeout: 180_000 });

const outcome = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 1, name: title });

test('[P11e, P12f, P14b] is reminded by mail of what is left, pays it with one key, and finds it past', async ({
  page,
  shop,
}) => {
  await aReadyCart(page, [{ slug: klis.slug, from: 5 }]);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, good);
  await expect(outcome(page, 'You’re booked!')).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session_id');
  const read = async () => (await (await page.request.get(`/api/order?session_id=${session}`)).json()) as Order;
  const until = async (timeOf: (start: Temporal.ZonedDateTime) => Temporal.ZonedDateTime) => {
    const { lines, server_now } = await read();
    const start = Temporal.Instant.from(lines[0]?.starts_at ?? '').toZonedDateTimeISO(lines[0]?.time_zone ?? 'UTC');
    await shop.passTime(Temporal.Instant.from(server_now).until(timeOf(start).toInstant()));
  };

  const mail = async (subject: RegExp) => {
    await expect.poll(() => mailAbout(shop.dataDir, subject), { timeout: 60_000 }).toBeDefined();
    return (await mailAbout(shop.dataDir, subject)) ?? '';
  };

  await mail(/^Subject: Booking confirmed: /m);
  await until((start) => start.subtract({ days: 1 }).withPlainTime('10:01'));
  const link = /http:\S+\?pay/.exec(await mail(/^Subject: Tomorrow: /m))?.[0] ?? '';
  await page.goto(link);

  const button = page.getByRole('button', { name: `Pay the rest: ${euros((total * 3) / 4)}` });
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  await expect(page.getByText(/^Due by /)).toBeVisible();
  await page.keyboard.press('Enter');
  await payBy(page, good);
  await expect(page.getByText(`You’ve paid ${euros(total)}.`)).toBeVisible();

  await until((start) => start.add({ days: 5 }));
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('completed');
  await page.goto(link);
  await expect(page.getByText(/^It was on /)).toBeVisible();
  await expect(button).toBeHidden();
});
