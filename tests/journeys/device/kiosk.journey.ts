import type { Page } from 'playwright/test';
import { create } from 'qrcode';
import type { Availability } from '#domain/contract/bookings.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import {
  becomeKiosk,
  begin,
  fillIn,
  keysIn,
  PIN,
  stillThere,
  touchToBegin,
  tracesBehindBack,
  tracesIn,
  zvonimira,
} from '../../support/browser/kiosk.ts';
import { cartLink, chooseStart, klis, more, openForm, payBy, type Room, roomFor } from '../../support/browser/visit.ts';

test.use({ hasConsented: false, viewport: { width: 1280, height: 800 } });
// Each test is a whole visit, or two.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) => {
  // If a page closed before the answer to its DELETE, the shop repeats the DELETE and reads the cart, which is gone.
  faults.allow(/status of 404 .*\/api\/cart\//);
});

/** Opens the experience by links, as a visitor does. */
async function openKlis(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Old towns', exact: true }).click();
  await page.getByRole('link', { name: klis.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
}

/**
 * Goes from the listing to the payment step, as the visitor whose name is easy to find. @returns the booked start, on an afternoon that no other
 * journey uses
 */
async function goToPayment(page: Page, atForm = async () => {}): Promise<Room> {
  const room = await roomFor(page.request, { slug: klis.slug, from: 25 });
  await openKlis(page);
  const form = await openForm(page);
  await chooseStart(form, room);
  await more(form, 'Adult');
  await atForm();
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(form.getByRole('heading', { name: 'In your cart' })).toBeVisible();
  await cartLink(page, 1).click();
  await page.getByRole('link', { name: 'Go to Contact Info' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  return room;
}

/** The places left at the booked start, by the engine. */
async function placesLeft(page: Page, { selection, date }: Room): Promise<number | undefined> {
  const question = new URLSearchParams({
    experience_id: String(selection.experience_id),
    rate_id: String(selection.booking_info.pricing_rate_id),
    date_from: date,
  });
  const answer = await page.request.get(`/api/bookings/check-availability/?${question}`);
  const { start_times } = (await answer.json()) as Availability;
  return start_times.find(({ id }) => id === selection.booking_info.start_time_id)?.vacancies;
}

test('[X1] becomes a kiosk by a link, a confirmation and a PIN, stays one, and ends by the PIN', {
  tag: '@soak',
}, async ({ page, baseURL }) => {
  await page.goto('/?kiosk=on');
  const setUp = page.getByRole('dialog', { name: 'Make this device a kiosk?' });
  await setUp.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Become a supplier' })).toBeVisible();

  await page.goto('/?kiosk=on');
  await setUp.getByLabel('PIN', { exact: true }).fill('24');
  await setUp.getByRole('button', { name: 'Start kiosk mode' }).click();
  await expect(setUp.getByText('Please enter 4 to 8 digits.')).toBeVisible();
  await setUp.getByLabel('PIN', { exact: true }).fill(PIN);
  await setUp.getByLabel('Repeat PIN').fill('2468');
  await setUp.getByRole('button', { name: 'Start kiosk mode' }).click();
  await expect(setUp.getByText('The PINs don’t match.')).toBeVisible();

  await becomeKiosk(page);
  expect(JSON.stringify(await page.context().storageState({ indexedDB: true }))).not.toContain(PIN);
  await page.goto(baseURL ?? '/');
  await expect(touchToBegin(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(touchToBegin(page)).toBeVisible();

  await page.goto('/?kiosk=off');
  const leave = page.getByRole('dialog', { name: 'Exit kiosk mode?' });
  await leave.getByLabel('PIN').fill('111111');
  await leave.getByRole('button', { name: 'Exit kiosk mode' }).click();
  await expect(leave.getByText('That PIN isn’t right.')).toBeVisible();
  await expect(leave.getByText(/Try again in \d second/)).toBeVisible();
  // Loading the page again does not shorten the wait.
  await page.reload();
  await leave.getByLabel('PIN').fill(PIN);
  await expect(leave.getByRole('button', { name: 'Exit kiosk mode' })).toBeEnabled();
  await leave.getByRole('button', { name: 'Exit kiosk mode' }).click();

  await expect(page.getByRole('link', { name: 'Become a supplier' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(touchToBegin(page)).toBeHidden();
});

test('[X1, N1b] has large targets, asks about cookies after the touch, and lets nobody out', { tag: '@soak' }, async ({
  page,
}) => {
  await becomeKiosk(page);
  const company = page.getByRole('dialog', { name: 'Adriatic Days' });
  await expect(company).toBeVisible();
  expect(await company.evaluate((it) => it.contains(document.activeElement))).toBe(true);

  await begin(page);

  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  const playedEngineOf = () => cartLink(page, 0).evaluate((it) => getComputedStyle(it).backgroundColor);
  const engine = await playedEngineOf();
  await cartLink(page, 0).hover();
  expect(await playedEngineOf()).toBe(engine);
  expect(await smallTargets(page)).toEqual([]);
  await goToPayment(page, async () => {
    expect(await linksOut(page)).toEqual([]);
    expect(await page.getByRole('contentinfo').getByRole('link').allInnerTexts()).toEqual([
      'Hrvatski',
      'Deutsch',
      'Italiano',
    ]);
    expect(await smallTargets(page)).toEqual([]);
  });
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('tab', { name: '2. Contact Info' }).click();
  await page.getByText('Show list?').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact info' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('tab', { name: '1. Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

test('[X1, X2a, X3, N1b] is booked with and paid on a phone, and knows nothing of it afterwards', async ({
  page,
  anotherDevice,
}) => {
  await becomeKiosk(page);
  await begin(page);
  const room = await goToPayment(page);
  expect(await tracesIn(page)).not.toEqual([]);

  const placed = page.waitForResponse((it) => it.url().endsWith('/api/webstores/order/'));
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  const { checkout_url, number } = (await (await placed).json()) as PlacedOrder;
  const code = page.getByRole('img', { name: 'QR code for the payment page' });
  await expect(code).toBeVisible();
  expect(await code.locator('path').getAttribute('d')).toBe(pathOf(checkout_url));
  await expect(page).toHaveURL(/checkout-editor\?step=2$/);
  await expect(page.getByText('Waiting for your payment …')).toBeVisible();

  const phone = await anotherDevice();
  await phone.goto(checkout_url);
  await payBy(phone, '4242 4242 4242 4242');
  await expect(phone.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();

  const paid = page.getByRole('dialog', { name: 'Pay on your phone' });
  await expect(paid.getByRole('heading', { name: 'You’re booked!' })).toBeVisible();
  await expect(paid.getByText(number)).toBeVisible();
  await expect(paid.getByText(`We’ve emailed everything you need to ${zvonimira.email}.`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await paid.getByRole('button', { name: 'Done' }).click();
  await expect(touchToBegin(page)).toBeVisible();
  expect(await tracesIn(page)).toEqual([]);
  expect(await keysIn(page)).toEqual({ cookies: [], local: ['kiosk'], session: ['kiosk'] });
  const left = await placesLeft(page, room);
  await begin(page);
  await expect(cartLink(page, 0)).toBeVisible();
  expect(await tracesBehindBack(page)).toEqual([]);
  expect(await placesLeft(page, room)).toBe(left);
});

test('[X2] asks after 90 s, goes on at a touch, and wipes all that a visitor has left 30 s later', {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.install();
  await becomeKiosk(page);
  await begin(page);
  const before = await placesLeft(page, await roomFor(page.request, { slug: klis.slug, from: 25 }));
  const room = await goToPayment(page);
  expect(await placesLeft(page, room)).toBe((before ?? 0) - 2);
  expect(await tracesIn(page)).not.toEqual([]);

  await page.clock.fastForward(91_000);
  await expect(stillThere(page)).toBeVisible();
  await stillThere(page).getByRole('button', { name: 'I’m still here' }).click();
  await expect(stillThere(page)).toBeHidden();
  await page.clock.fastForward(85_000);
  await expect(page.getByRole('button', { name: /^Pay .* by card$/ })).toBeVisible();
  await expect(stillThere(page)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(stillThere(page)).toBeVisible();
  await page.clock.fastForward(31_000);

  await expect(touchToBegin(page)).toBeVisible();
  await expect.poll(() => placesLeft(page, room)).toBe(before);
  expect(await tracesIn(page)).toEqual([]);
  expect(await keysIn(page)).toEqual({ cookies: [], local: ['kiosk'], session: ['kiosk'] });
  await begin(page);
  await expect(cartLink(page, 0)).toBeVisible();
  expect(await tracesBehindBack(page)).toEqual([]);
});

test('[X2a, X3] wipes while somebody still pays on a phone, and takes nothing from under them', {
  tag: '@soak',
}, async ({ page, anotherDevice }) => {
  await page.clock.install();
  await becomeKiosk(page);
  await begin(page);
  const room = await goToPayment(page);
  const held = await placesLeft(page, room);
  const placed = page.waitForResponse((it) => it.url().endsWith('/api/webstores/order/'));
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  const { checkout_url } = (await (await placed).json()) as PlacedOrder;
  await expect(page.getByText('Waiting for your payment …')).toBeVisible();
  const phone = await anotherDevice();
  await phone.goto(checkout_url);

  await page.clock.fastForward(91_000);
  await expect(stillThere(page)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(touchToBegin(page)).toBeVisible();
  expect(await tracesIn(page)).toEqual([]);
  await payBy(phone, '4242 4242 4242 4242');

  await expect(phone.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
  expect(await placesLeft(page, room)).toBe(held);
});

test('[X2] wipes without a network too, and frees the places when it returns', { tag: '@soak' }, async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/net::ERR|: failed\n/);
  await page.clock.install();
  await install(page);
  await becomeKiosk(page);
  await begin(page);
  const before = await placesLeft(page, await roomFor(page.request, { slug: klis.slug, from: 25 }));
  const room = await goToPayment(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: '2. Contact Info' }).click();
  await page.getByLabel('Note').fill(`${zvonimira.first_name} comes later`);

  await page.clock.fastForward(91_000);
  await expect(stillThere(page)).toBeVisible();
  await page.clock.fastForward(31_000);

  await expect(touchToBegin(page)).toBeVisible();
  expect(await tracesIn(page)).toEqual([]);
  expect(await placesLeft(page, room)).toBe((before ?? 0) - 2);
  await touchToBegin(page).click();
  await context.setOffline(false);
  await expect.poll(() => placesLeft(page, room), { timeout: 30_000 }).toBe(before);
});

test('[X2a] wipes what was left when the device was switched off in the middle of a visit', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  await becomeKiosk(page);
  await begin(page);
  const room = await goToPayment(page);
  const held = await placesLeft(page, room);
  await page.close();

  const next = await context.newPage();
  await next.goto('/bookings/checkout-editor?step=1');

  await expect(touchToBegin(next)).toBeVisible();
  await expect.poll(() => tracesIn(next)).toEqual([]);
  await expect.poll(() => placesLeft(next, room)).toBe((held ?? 0) + 2);
});

test('[X1, X2a] goes on with a visit that is only reloaded, or shown in another language', { tag: '@soak' }, async ({
  page,
}) => {
  await becomeKiosk(page);
  await begin(page);
  await goToPayment(page);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Pay .* by card$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByText(zvonimira.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zum Starten tippen' })).toBeHidden();
});

/** Links that leave the shop, or open in another window. */
function linksOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ href, target }) => target !== '' || new URL(href).origin !== location.origin || /api/.test(href))
      .map(({ href }) => href),
  );
}

/** Controls that are smaller than 56 px, except links within a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const made =
      'a[href], button, select, summary, input:not([type=hidden]), textarea, [role=tab], [role=gridcell] > *';
    return (
      [...document.querySelectorAll<HTMLElement>(made)]
        .map((it) => (it.matches('input[type=checkbox], input[type=radio]') ? (it.closest('label') ?? it) : it))
        // The whole card reacts to a touch, because its link covers it.
        .map((it) => (getComputedStyle(it, '::after').position === 'absolute' ? (it.closest('article') ?? it) : it))
        .filter(
          (it) =>
            it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !it.closest('dialog:not([open])'),
        )
        .filter((it) => !(it.matches('a') && getComputedStyle(it).display === 'inline' && it.closest('p, dd')))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && (box.height < 55.5 || box.width < 55.5))
        .map(({ it, box }) => `${it.outerHTML.slice(0, 110)} ${Math.round(box.width)}×${Math.round(box.height)}`)
    );
  });
}

/** The dark squares of a QR code, as the page draws them. */
function pathOf(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return [...data].map((dark, n) => (dark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : '')).join('');
}
