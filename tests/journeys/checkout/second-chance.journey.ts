import type { APIRequestContext, Locator } from 'playwright/test';
import type { Availability } from '#domain/contract/bookings.ts';
import type { Cart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { gather, install } from '../../support/browser/installed.ts';
import { expect } from '../../support/browser/journey.ts';
import { cartAt, mirrorOf, test } from '../../support/browser/proxy-journey.ts';
import { aCart, cartLink, fillContact, klis, openDays, openForm, toast, unfold } from '../../support/browser/visit.ts';

// Each refusal is explained plainly, with a way on.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) => faults.allow(/Failed to load resource|net::ERR|: (failed|missing)\n/));

/** A tour with two starts an evening, with four places each. */
const cellar = { slug: 'the-four-seat-cellar', title: 'The four-seat cellar' };
const CART = '/bookings/checkout-editor?step=0';

test('[W7, W7b, W3] tells of a start that was sold meanwhile, and has another one of that evening at a tap', async ({
  page,
  context,
  engine,
}) => {
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await install(page, CART);
  await gather(page);
  await page.goto(`/experiences/${cellar.slug}`);
  const form = await openForm(page);
  await chooseEvening(form);

  await context.setOffline(true);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(form.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  const selection = (await mirrorOf(page))?.outbox.find((it) => it.kind === 'add_line')?.selection.booking_info;
  await bookOut(engine, selection?.date ?? '', selection?.start_time_id ?? 0);
  await context.setOffline(false);

  await expect(toast(page, 'Not enough places left')).toBeVisible();
  await page.goto(CART);
  const card = page.getByRole('region', { name: `Add “${cellar.title}”` });
  await expect(card).toContainText('The last places at this time have just gone.');
  await expect(page.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: /^\d\d:\d\d, \d left$/ }).click();

  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card).toBeHidden();
  const stored = await cartAt(engine, id);
  expect(stored?.lines.map((it) => it.experience.slug)).toEqual([klis.slug, cellar.slug]);
  expect(stored?.lines[1]?.booking_info.start_time_id).not.toBe(selection?.start_time_id);
});

test('[C12, C5] puts back what was in a cart that expired while the device was away', async ({
  page,
  engine,
  shop,
}) => {
  await page.clock.install();
  const { id } = await aCart(page, [{ slug: klis.slug, units: [2] }]);
  await page.goto(CART);
  await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);
  await page.waitForLoadState('networkidle');

  await shop.passTime({ hours: 8 });
  await page.clock.fastForward('08:00:00');
  await expect(toast(page, 'Your cart has expired!')).toBeVisible();
  await page.getByRole('button', { name: 'Add it back' }).click();

  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(page.getByText('what was in it is still here')).toBeHidden();
  const again = (await mirrorOf(page))?.id ?? '';
  expect(again).not.toBe(id);
  expect((await cartAt(engine, again))?.lines).toHaveLength(1);
});

test('[W5] shows in the bar what waits, takes one thing back, and sends the rest', async ({
  page,
  context,
  engine,
}) => {
  const { id } = await aCart(page, [{ slug: klis.slug, units: [1] }]);
  await install(page, CART);
  await gather(page);
  await page.goto('/bookings/checkout-editor?step=1');
  await fillContact(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await page.goto(CART);
  await page.getByRole('button', { name: `Delete ${klis.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  await page.getByRole('button', { name: '2 changes waiting to send' }).click();
  const panel = page.getByRole('dialog', { name: 'On this device' });
  await expect(panel.getByRole('listitem')).toHaveText([/^Save your contact details/, /^Remove “Klis/]);
  await panel.getByRole('button', { name: /^Discard: Remove/ }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(false);

  await expect(panel.getByText('Everything’s sent.')).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /to be sent/ })).toBeHidden();
  expect(await cartAt(engine, id)).toMatchObject({ main_contact_info: { first_name: 'Ana' }, lines: [{}] });
});

/** Chooses the first evening with places at both of its starts, and the first start. */
async function chooseEvening(form: Locator): Promise<void> {
  const days = openDays(form);
  const starts = form.getByRole('region', { name: 'Start time' }).getByRole('radio');
  for (let day = 0; day < 10; day++) {
    await unfold(form, 'Date');
    await days.nth(day).click();
    await expect(starts).toHaveCount(2);
    await form.page().waitForLoadState('networkidle');
    if ((await starts.first().isEnabled()) && (await starts.last().isEnabled()))
      return starts.first().click({ force: true });
  }
  throw new Error('no evening of the coming weeks has places at both starts');
}

async function experienceAt(engine: APIRequestContext): Promise<Experience> {
  return (await (await engine.get(`/api/webstores/experiences/${cellar.slug}/`)).json()) as Experience;
}

/** Other carts take all places left at a start. */
async function bookOut(engine: APIRequestContext, date: string, start_time_id: number): Promise<void> {
  const { id, rates, default_rate_id } = await experienceAt(engine);
  const query = { experience_id: String(id), date_from: date };
  const answer = await engine.get('/api/bookings/check-availability/', { params: query });
  const start = ((await answer.json()) as Availability).start_times.find((it) => it.id === start_time_id);
  const option = rates.find((it) => it.id === default_rate_id)?.pricing_options[0];
  for (let n = 0; n < (start?.vacancies ?? 0); n++) {
    const pricing_units = [{ pricing_option_id: option?.id ?? 0, quantity: 1 }];
    const booking_info = { date, start_time_id, pricing_rate_id: default_rate_id, pricing_units };
    const made = await engine.post('/api/cart/', { data: { experience_id: id, booking_info } });
    expect(made.status(), await made.text()).toBe(201);
    expect(((await made.json()) as Cart).lines).toHaveLength(1);
  }
}
