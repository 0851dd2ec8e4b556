import type { BrowserContext, Page } from 'playwright/test';
import { whenInstalled } from '../../support/browser/desk.ts';
import type { FaultProxy } from '../../support/browser/fault-proxy.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { expect } from '../../support/browser/journey.ts';
import { cartAt, mirrorOf, settled, test } from '../../support/browser/proxy-journey.ts';
import {
  aCart,
  bookingForm,
  cartLink,
  castles,
  chooseFirstDay,
  fillContact,
  klis,
  openForm,
} from '../../support/browser/visit.ts';
import { ordersOf } from '../../support/payments/orders-of.ts';

// Changes take the same way with and without a network: stored, shown, sent, confirmed.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ faults }) => faults.allow(/Failed to load resource|net::ERR|: (failed|missing)\n/));

interface Away {
  name: string;
  go: (context: BrowserContext, link: FaultProxy) => Promise<void>;
  comeBack: (context: BrowserContext, link: FaultProxy) => Promise<void>;
}

const away: readonly Away[] = [
  {
    name: 'a network',
    go: loseNetwork,
    comeBack: findNetwork,
  },
  {
    name: 'an engine in reach',
    go: async (_context, link) => link.cut(true),
    comeBack: async (_context, link) => link.cut(false),
  },
];

/** The browser notifies page and worker one after the other, so one of them might still send. The proxy blocks both at once. */
async function loseNetwork(context: BrowserContext, link: FaultProxy): Promise<void> {
  link.cut(true);
  await context.setOffline(true);
}

async function findNetwork(context: BrowserContext, link: FaultProxy): Promise<void> {
  link.cut(false);
  await context.setOffline(false);
}

for (const { name, go, comeBack } of away) {
  const tag = name === 'a network' ? '@core' : '@soak';
  test(`[W3, W5, W8] without ${name} takes each change of the cart and the order, and delivers them in order on return`, {
    tag,
  }, async ({ page, context, link, engine, shop }) => {
    const one = { slug: klis.slug, units: [1] };
    const { id, lines } = await aCart(page, [one, { ...one, slug: castles.slug }]);
    await install(page, CART);
    await gather(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    const before = link.writes.length;

    await go(context, link);
    await changeLine(page, klis.slug, lines[0]?.id ?? '');
    await page.goto(`/experiences/${castles.slug}`);
    const form = await openForm(page);
    await chooseFirstDay(form);
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await expect(form.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    await page.goto(CART);
    await expect(page.getByRole('article')).toHaveCount(3);
    // Deletes the line that the engine has. Deleting the new line would only remove its own unsent command.
    await page
      .getByRole('article')
      .filter({ hasText: castles.title, hasNotText: 'Saved on this device' })
      .getByRole('button', { name: `Delete ${castles.title}` })
      .click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Saved on this device').first()).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill('SUMMER');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.getByRole('link', { name: 'Go to Contact Info' }).click();
    await fillContact(page);
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
    await expect(page.getByText('Nothing has been ordered yet', { exact: false })).toBeVisible();
    expect(await waiting(page)).toEqual([
      'change_line',
      'add_line',
      'drop_line',
      'change_cart',
      'change_cart',
      'create_order',
    ]);
    expect(await cartAt(engine, id)).toMatchObject({ version: 2, main_contact_info: null });

    const returned = Date.now();
    await comeBack(context, link);
    await expect(page).toHaveURL(/\/sandbox\/pay\//, { timeout: 40_000 });

    const sent = link.writes.slice(before).filter(({ at }) => at > returned);
    // One attempt each: only a failed attempt is followed by a pause.
    expect(sent.map(({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}/g, 'id')}`)).toEqual([
      'PATCH /api/cart/id/lines/id/',
      'POST /api/cart/id/lines/',
      'DELETE /api/cart/id/lines/id/',
      'PATCH /api/cart/id/',
      'PATCH /api/cart/id/',
      'POST /api/webstores/order/',
    ]);
    expect(ordersOf(shop, id)).toEqual([{ status: 'pending', sessions: ['open'] }]);
    const stored = await cartAt(engine, id);
    expect(stored).toMatchObject({ main_contact_info: { first_name: 'Ana' }, promo_code: null });
    expect(stored?.lines.map((it) => [it.experience.slug, it.extra_items_units.length])).toEqual([
      [klis.slug, 1],
      [castles.slug, 0],
    ]);
  });
}

test('[W8] never sends an order whose page was closed', async ({ page, context, link, engine, shop }) => {
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await install(page, '/bookings/checkout-editor?step=1');
  await gather(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  const order = page.getByRole('button', { name: /^Pay .* by card$/ });
  await expect(order).toBeEnabled();
  await settled(page, link);

  await loseNetwork(context, link);
  await order.click();
  await expect(page.getByText('Nothing has been ordered yet', { exact: false })).toBeVisible();
  // Ends the page's scripts first: a closing page might otherwise notice the returning network.
  await page.goto('about:blank');
  await page.close();
  await findNetwork(context, link);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await expect(cartLink(elsewhere, 1)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Ready to pay' })).toBeVisible();
  await elsewhere.goto('/bookings/checkout-editor?step=2');
  const again = elsewhere.getByRole('button', { name: /^Pay .* by card$/ });
  await expect(again).toBeEnabled();
  await expect(elsewhere.getByText('Nothing has changed. Tap again', { exact: false })).toBeVisible();
  expect(await waiting(elsewhere)).toEqual(['create_order']);
  expect(ordersOf(shop, id)).toEqual([]);

  await again.click();
  await expect(elsewhere).toHaveURL(/\/sandbox\/pay\//);
  expect(ordersOf(shop, id)).toEqual([{ status: 'pending', sessions: ['open'] }]);
  expect(await cartAt(engine, id)).toMatchObject({ id });
});

async function changeLine(page: Page, slug: string, lineId: string): Promise<void> {
  await page.goto(`/experiences/${slug}?editCartItem=${lineId}`);
  const form = bookingForm(page);
  await form.getByRole('button', { name: 'Add one: Headset' }).click();
  await form.getByRole('button', { name: 'Update cart' }).click();
  await expect(form.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
}

async function waiting(page: Page): Promise<string[]> {
  return (await mirrorOf(page))?.outbox.map(({ kind }) => kind) ?? [];
}

const CART = '/bookings/checkout-editor?step=0';

test('[T1, W9a] asks again for a worker of the desk that could not be fetched', async ({ page, link, faults }) => {
  faults.allow(/when fetching the script|Failed to load resource|: failed\n/);
  link.cut(/^\/desk\/sw\.js/);
  await page.goto('/desk/');
  await expect.poll(() => link.cuts, { timeout: 30_000 }).toContain('/desk/sw.js');

  link.cut(false);

  await whenInstalled(page);
});
