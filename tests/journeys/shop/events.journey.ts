import type { Page } from 'playwright/test';
import type { EventDestination } from '#domain/contract/office/event-destinations.ts';
import type { Funnel } from '#domain/contract/office/numbers.ts';
import { test as base, expect } from '../../support/browser/journey.ts';
import { owner, ownerOf } from '../../support/browser/tickets.ts';
import {
  cartLink,
  chooseFirstDay,
  contact,
  fillContact,
  isAlive,
  klis,
  more,
  openForm,
  payBy,
} from '../../support/browser/visit.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { anEventReceiver } from '../../support/events/event-receiver.ts';

/** A shop with an owner at the desk, whose events go to systems that the test simulates. */
const test = base.extend<object, { receiver: Awaited<ReturnType<typeof anEventReceiver>> }>({
  receiver: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const receiver = await anEventReceiver();
      await provide(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ receiver }, provide) => {
      const shop = await openShop({ env: { DEMO_DESK: 'true', ...receiver.env } });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 120_000 });
test.use({ hasConsented: false });
test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED|: failed\n/));

const LISTING = '/?category=old-towns&subcategory=strongholds';

const answer = (page: Page, choice: string) =>
  page.getByRole('dialog', { name: 'Cookies' }).getByRole('button', { name: choice }).click();

/** Today's count of each step. */
async function counted(shop: Shop): Promise<Record<string, number>> {
  const today = Temporal.Now.plainDateISO('Europe/Zagreb').toString();
  const { steps } = await (await ownerOf(shop)).get<Funnel>(`/api/numbers/funnel/?date_from=${today}&date_to=${today}`);
  return Object.fromEntries(steps.map(({ name, count }) => [name, count]));
}

test('[O7, O8, O9] visits are counted for all, handed on for those who allow it, and stand in the office', {
  tag: '@soak',
}, async ({ page, context, anotherDevice, shop, receiver }) => {
  const api = await ownerOf(shop);
  const path = '/api/stores/1/event-destinations';
  await api.put<EventDestination>(`${path}/ga4/`, { target: 'G-AB12CD34EF', secret: 'the secret of ga4' });
  const handedOn = () =>
    receiver.received.flatMap(({ host, body }) => {
      const events = body['events'] as { name: string; params: { transaction_id?: string } }[];
      return host === 'www.google-analytics.com' ? events : [];
    });
  const names = () => handedOn().map(({ name }) => name);

  await page.goto(LISTING);
  await answer(page, 'Allow all');
  await expect.poll(names, { timeout: 20_000 }).toEqual(['view_item_list']);

  await page.getByRole('link', { name: klis.title }).first().click();
  const form = await openForm(page);
  await chooseFirstDay(form, 2);
  await more(form, 'Adult');
  await expect.poll(names, { timeout: 20_000 }).toEqual(['view_item_list', 'view_item']);

  await context.setOffline(true);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  expect((await counted(shop))['add_to_cart']).toBe(0);
  await context.setOffline(false);
  await expect.poll(names, { timeout: 30_000 }).toContain('add_to_cart');

  await page.goto('/bookings/checkout-editor?step=1');
  await isAlive(page);
  // The counting code loads when the page is idle, so that it does not count robots.
  await expect.poll(names, { timeout: 20_000 }).toContain('begin_checkout');
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect.poll(names, { timeout: 20_000 }).toContain('add_payment_info');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/success\?session_id=/, { timeout: 20_000 });
  await expect.poll(names, { timeout: 30_000 }).toContain('purchase');

  const other = await anotherDevice();
  await other.goto(LISTING);
  await answer(other, 'Allow essential');
  // The counting code loads when the page is idle.
  await expect.poll(async () => (await counted(shop))['view_item_list'], { timeout: 20_000 }).toBe(2);
  await other.getByRole('link', { name: klis.title }).first().click();
  await expect.poll(async () => (await counted(shop))['view_item'], { timeout: 20_000 }).toBe(2);

  const { results } = await api.get<{ results: { number: string }[] }>(`/api/orders/?search=${contact.email}`);
  expect(names().toSorted()).toEqual(
    ['view_item_list', 'view_item', 'add_to_cart', 'begin_checkout', 'add_payment_info', 'purchase'].toSorted(),
  );
  const [purchase] = handedOn().filter(({ name }) => name === 'purchase');
  expect(purchase?.params.transaction_id).toBe(results[0]?.number);

  const day = Temporal.Now.plainDateISO('Europe/Zagreb').toString();
  await page.goto(`/desk/numbers?from=${day}&to=${day}`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const steps = page.getByRole('region', { name: 'From visit to booking' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^Listing seen2/,
    /^Tour seen2/,
    /^Put in the cart1/,
    /^Checkout begun1/,
    /^Payment page seen1/,
    /^Booked1/,
  ]);
});
