import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import type { Availability } from '#domain/contract/bookings.ts';
import type { Cart, NewCart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#text/format.ts';
import { castles, ebike, klis } from './demo-experiences.ts';

export { castles, ebike, klis };

export const contact = {
  first_name: 'Ana',
  last_name: 'Horvat',
  email: 'ana@example.com',
  phone_number: '+385 (91) 234-567',
};

/** An amount as the shop shows it. */
export const euros = (amount: number) => formatMoney(amount.toFixed(2), 'EUR');

/** The cart link in the header, whose name contains the number of lines. */
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

/** The bookable days of the form's calendar, each of which shows its price. */
export const openDays = (form: Locator) => form.getByRole('grid').getByRole('button', { name: /€/ });

/** Opens a part of the form if it is folded to a line. */
export async function unfold(form: Locator, part: 'Who’s coming?' | 'Date' | 'Start time'): Promise<void> {
  const toggle = form.getByRole('button', { name: new RegExp(`^${RegExp.escape(part)}`), expanded: false });
  if (await toggle.isVisible()) await toggle.click();
}

/** Chooses the first day and start with room for a party, because other tests book in the same shop. @returns the day as the form shows it */
export async function chooseFirstDay(form: Locator, from = 0): Promise<string> {
  const days = openDays(form);
  const roomy = starts(form)
    .getByRole('radio', { disabled: false })
    .and(form.getByRole('radio', { name: /^(?!.*\b[0-4] (places? )?left)/ }));
  for (let n = from; ; n++) {
    await unfold(form, 'Date');
    await days.first().waitFor();
    // The rest of a month may have fewer bookable days than `from` skips: the next month's skips go on from there.
    const count = await days.count();
    if (n >= count) {
      const shown = await days.first().getAttribute('aria-label');
      await form.getByRole('button', { name: 'Next' }).first().click();
      await expect(days.first()).not.toHaveAttribute('aria-label', shown ?? '');
      n -= count;
    }
    const [date = ''] = /\d{1,2} \w+ \d{4}/.exec((await days.nth(n).getAttribute('aria-label')) ?? '') ?? [];
    await days.nth(n).click();
    await starts(form).getByRole('radio').first().waitFor({ state: 'attached' });
    if ((await roomy.count()) === 0) continue;
    await choose(roomy.first());
    return date;
  }
}

/** Chooses a start that has room. */
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

/** Clicks the chip of a radio button, whose own dot is hidden. */
async function choose(radio: Locator): Promise<void> {
  await radio.click({ force: true });
}

export async function more(form: Locator, label: string, times = 1): Promise<void> {
  const button = form.getByRole('button', { name: `Add one: ${label}`, exact: true });
  if (!(await button.isVisible())) await unfold(form, 'Who’s coming?');
  for (let n = 0; n < times; n++) await button.click();
}

/** A line of a cart: how many of the first prices of an experience, in their order. */
interface SelectionOptions {
  slug: string;
  units?: readonly number[];
  /** The first day to try, in days from today; 3 if left out. The days to try end before `until`, 60 if left out. */
  from?: number;
  until?: number;
}

/**
 * Makes a cart at the engine and puts its id into local storage, as an earlier visit would have left it. Afterwards the page shows a drawing of the
 * shop.
 */
export async function aCart(page: Page, lines: readonly SelectionOptions[] = [{ slug: klis.slug }]): Promise<Cart> {
  const { request } = page;
  let cart: Cart | null = null;
  for (const line of lines) {
    const path = cart ? `/api/cart/${cart.id}/lines/` : '/api/cart/';
    let made = await request.post(path, { data: await selectionFor(request, line) });
    // Another journey may have taken the places first.
    for (let tries = 0; made.status() === 409 && tries < 3; tries++)
      made = await request.post(path, { data: await selectionFor(request, line) });
    expect(made.status(), await made.text()).toBe(201);
    const id: string = cart?.id ?? ((await made.json()) as Cart).id;
    cart = (await (await request.get(`/api/cart/${id}/`)).json()) as Cart;
  }
  const stored = { id: cart?.id, count: lines.length, expires_at: cart?.expires_at };
  await page.goto('/fallback/logo.svg');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(stored));
  return cart as Cart;
}

export interface Room {
  readonly date: string;
  readonly time: string;
  /** The number of the day's starts that have room. */
  readonly starts: number;
  /** Whether the form asks for the place of the pick-up, too. */
  readonly asksForPlace: boolean;
  readonly selection: NewCart;
}

async function selectionFor(request: APIRequestContext, options: SelectionOptions): Promise<NewCart> {
  return (await roomFor(request, options)).selection;
}

/** The first start of the coming weeks with room. */
export async function roomFor(
  request: APIRequestContext,
  { slug, units = [2], from = 3, until = 60 }: SelectionOptions,
): Promise<Room> {
  const experience = (await (await request.get(`/api/webstores/experiences/${slug}/`)).json()) as Experience;
  const rate = experience.rates.find(({ id }) => id === experience.default_rate_id);
  const pricing_units = units.flatMap((quantity, i) => {
    const option = rate?.pricing_options[i];
    return option && quantity > 0 ? [{ pricing_option_id: option.id, quantity }] : [];
  });
  const today = Temporal.Instant.from(experience.as_of).toZonedDateTimeISO(experience.time_zone).toPlainDate();
  for (let days = from; days < until; days++) {
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
    const asksForPlace = experience.pickup.selection === 'required';
    const selection = { experience_id: experience.id, booking_info };
    return { date, time: start.time, starts: open.length, asksForPlace, selection };
  }
  throw new Error(`${slug} has no room in the coming weeks`);
}

/** A cart with contact details, ready for payment. */
export async function aReadyCart(page: Page, lines?: readonly SelectionOptions[]): Promise<Cart> {
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
  // The button has no fixed text: the page speaks the order's language.
  await page.locator('form button:not([name])').click();
}

/** Waits until React has started. Before that, the engine's document works without scripts. */
export async function isAlive(page: Page): Promise<void> {
  const hasRoot = () => Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(hasRoot)).toBe(true);
}

/** Waits until React has hydrated an element. Before that, a click goes to the plain document, and nothing notices a pointer above it. */
export async function isHydrated(element: Locator): Promise<void> {
  const hasFiber = (it: Element) => Object.keys(it).some((key) => key.startsWith('__react'));
  await expect.poll(() => element.evaluate(hasFiber), { timeout: 20_000 }).toBe(true);
}

/** Waits until closed overlays have left the history. They go a step back, which stops a document that is loading. */
export async function overlaysAreLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { step?: number } | null)?.step ?? 0)).toBe(0);
}
