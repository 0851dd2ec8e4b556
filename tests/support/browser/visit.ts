import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import type { Availability } from '#domain/contract/bookings.ts';
import type { Cart, NewCart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#domain/text/format.ts';
import { castles, ebike, klis } from './demo-experiences.ts';

export { castles, ebike, klis };

export const contact = {
  first_name: 'Ana',
  last_name: 'Horvat',
  email: 'ana@example.com',
  phone_number: '+385 (91) 234-567',
};

/** As the shop writes it. */
export const euros = (amount: number) => formatMoney(amount.toFixed(2), 'EUR');

/** The header's way to the cart; its name says how many lines there are. */
export const cartLink = (page: Page, lines: number) =>
  page.getByRole('link', { name: `Cart, ${lines} ${lines === 1 ? 'item' : 'items'}` });

export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** Opens the booking form of the page: in the panel, or on a phone in the sheet. */
export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }).click();
  return bookingForm(page);
}

export const bookingForm = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Your booking' })
    .or(page.getByRole('complementary', { name: 'Booking' }))
    .last();

/** The days of the form's calendar that can be booked: each names its price. */
export const openDays = (form: Locator) => form.getByRole('grid').getByRole('button', { name: /€/ });

/** Opens a part of the form, where it is folded to a line. */
export async function unfold(form: Locator, part: 'Who’s coming?' | 'Date' | 'Start time'): Promise<void> {
  const toggle = form.getByRole('button', { name: new RegExp(`^${RegExp.escape(part)}`), expanded: false });
  if (await toggle.isVisible()) await toggle.click();
}

/** Chooses the first day and start with room for a party: others may book in the same shop. @returns the day as it is written */
export async function chooseFirstDay(form: Locator, from = 0): Promise<string> {
  const days = openDays(form);
  const roomy = starts(form)
    .getByRole('radio', { disabled: false })
    .and(form.getByRole('radio', { name: /^(?!.*\b[0-4] (places? )?left)/ }));
  for (let n = from; ; n++) {
    await unfold(form, 'Date');
    await days.first().waitFor();
    // A month near its end may have fewer days than are passed over.
    if (n >= (await days.count())) {
      const shown = await days.first().getAttribute('aria-label');
      await form.getByRole('button', { name: 'Next' }).first().click();
      await expect(days.first()).not.toHaveAttribute('aria-label', shown ?? '');
      n = 0;
    }
    const [date = ''] = /\d{1,2} \w+ \d{4}/.exec((await days.nth(n).getAttribute('aria-label')) ?? '') ?? [];
    await days.nth(n).click();
    await starts(form).getByRole('radio').first().waitFor({ state: 'attached' });
    if ((await roomy.count()) === 0) continue;
    await choose(roomy.first());
    return date;
  }
}

/** Chooses a start that is known to have room. */
export async function chooseStart(form: Locator, { date, time }: Room): Promise<void> {
  const words = Temporal.PlainDate.from(date).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const day = form.getByRole('button', { name: new RegExp(`(^|\\D)${words}`) });
  await unfold(form, 'Date');
  await day
    .or(form.getByRole('button', { name: 'Next' }))
    .first()
    .waitFor();
  if ((await day.count()) === 0) await form.getByRole('button', { name: 'Next' }).first().click();
  await day.click();
  await choose(starts(form).getByRole('radio', { name: formatTime(time) }));
}

const starts = (form: Locator) => form.getByRole('region', { name: 'Start time' });

/** A tap on the chip; the dot itself is not to be seen. */
async function choose(radio: Locator): Promise<void> {
  await radio.click({ force: true });
}

export async function more(form: Locator, label: string, times = 1): Promise<void> {
  const button = form.getByRole('button', { name: `Add one: ${label}`, exact: true });
  if (!(await button.isVisible())) await unfold(form, 'Who’s coming?');
  for (let n = 0; n < times; n++) await button.click();
}

/** What a cart holds to begin with: so many of the first two prices of an experience. */
interface Wanted {
  slug: string;
  units?: readonly number[];
  /** Days from today on; from tomorrow if not said. */
  from?: number;
}

/**
 * Puts a cart on this device as a visit before has left it: made at the engine, its id in local storage. The page stands on a
 * drawing of the shop afterwards.
 */
export async function aCart(page: Page, lines: readonly Wanted[] = [{ slug: klis.slug }]): Promise<Cart> {
  const { request } = page;
  let cart: Cart | null = null;
  for (const line of lines) {
    const path = cart ? `/api/cart/${cart.id}/lines/` : '/api/cart/';
    let made = await request.post(path, { data: await selectionFor(request, line) });
    // Another journey may have been quicker.
    for (let tries = 0; made.status() === 409 && tries < 3; tries++)
      made = await request.post(path, { data: await selectionFor(request, line) });
    expect(made.status(), await made.text()).toBe(201);
    const id: string = cart?.id ?? ((await made.json()) as Cart).id;
    cart = (await (await request.get(`/api/cart/${id}/`)).json()) as Cart;
  }
  const kept = { id: cart?.id, count: lines.length, expires_at: cart?.expires_at };
  await page.goto('/fallback/logo.svg');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(kept));
  return cart as Cart;
}

export interface Room {
  readonly date: string;
  readonly time: string;
  /** How many starts of the day have room. */
  readonly starts: number;
  readonly selection: NewCart;
}

async function selectionFor(request: APIRequestContext, wanted: Wanted): Promise<NewCart> {
  return (await roomFor(request, wanted)).selection;
}

/** The first start of the coming weeks that has room. */
export async function roomFor(request: APIRequestContext, { slug, units = [2], from = 3 }: Wanted): Promise<Room> {
  const experience = (await (await request.get(`/api/webstores/experiences/${slug}/`)).json()) as Experience;
  const rate = experience.rates.find(({ id }) => id === experience.default_rate_id);
  const pricing_units = units.flatMap((quantity, i) => {
    const option = rate?.pricing_options[i];
    return option && quantity > 0 ? [{ pricing_option_id: option.id, quantity }] : [];
  });
  const today = Temporal.Instant.from(experience.as_of).toZonedDateTimeISO(experience.time_zone).toPlainDate();
  for (let days = from; days < 60; days++) {
    const date = today.add({ days }).toString();
    const question = new URLSearchParams({
      experience_id: String(experience.id),
      rate_id: String(experience.default_rate_id),
      date_from: date,
    });
    for (const it of pricing_units) question.append('pricing_options', `${it.pricing_option_id}:${it.quantity}`);
    const answer = await request.get(`/api/bookings/check-availability/?${question}`);
    const open = ((await answer.json()) as Availability).start_times.filter(({ reason }) => reason === null);
    const [start] = open;
    if (!start) continue;
    const booking_info = { date, start_time_id: start.id, pricing_rate_id: rate?.id ?? 0, pricing_units };
    return { date, time: start.time, starts: open.length, selection: { experience_id: experience.id, booking_info } };
  }
  throw new Error(`${slug} has no room in the coming weeks`);
}

/** The same with the contact details given: ready to be paid. */
export async function aReadyCart(page: Page, lines?: readonly Wanted[]): Promise<Cart> {
  const cart = await aCart(page, lines);
  const saved = await page.request.patch(`/api/cart/${cart.id}/`, { data: { main_contact_info: contact } });
  expect(saved.status(), await saved.text()).toBe(200);
  return cart;
}

export async function fillContact(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Main contact' });
  await section.getByLabel('First name').fill(contact.first_name);
  await section.getByLabel('Last name').fill(contact.last_name);
  await section.getByLabel('Email').fill(contact.email);
  await section.getByLabel('Phone number').fill(contact.phone_number);
}

/** Pays on the sandbox's card page with one of its cards. */
export async function payBy(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: number }).click();
  // By no name: the page speaks the language of the order.
  await page.locator('form button:not([name])').click();
}

/** Waits until the app is alive: before, the engine's document works by itself, as a document does. */
export async function isAlive(page: Page): Promise<void> {
  const hasRoot = () => Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(hasRoot)).toBe(true);
}

/** Waits until an element is the app's own: before, a click is the document's, and a pointer above it is not noticed. */
export async function isHydrated(element: Locator): Promise<void> {
  const hasFiber = (it: Element) => Object.keys(it).some((key) => key.startsWith('__react'));
  await expect.poll(() => element.evaluate(hasFiber), { timeout: 20_000 }).toBe(true);
}

/** Waits until the history has no entry of a panel that has closed: an address that is typed within those 50 ms is not reached. */
export async function isClosed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { step?: number } | null)?.step ?? 0)).toBe(0);
}

/** Waits until closed overlays have left the history: they go a step back, which stops a document that is loading. */
export async function overlaysAreLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { step?: number } | null)?.step ?? 0)).toBe(0);
}
