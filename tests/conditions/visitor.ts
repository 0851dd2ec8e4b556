import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { mirrorOf } from '#tests/support/browser/proxy-journey.ts';
import { overlaysAreLeft } from '#tests/support/browser/visit.ts';
import { judgeClaim, rowsOf, type Truth } from './claims.ts';
import { becomeOldDevice, endDevice, returnTo } from './devices.ts';
import { isPassable, patience, spoil } from './networks.ts';
import { emails, PASSWORD } from './shops.ts';
import { Step, type Visit } from './step.ts';
import type { World } from './world.ts';

const CART = '/bookings/checkout-editor?step=0';
const note = 'We walk slowly.';

export interface ShopVisit extends Visit {
  readonly truth: Truth;
  /** The slug of the first tour; null in a shop without tours. */
  readonly slug: string | null;
  /** Whether a note was typed, so that it must not be lost. */
  hasNote?: boolean;
}

/** A visitor books the first tour, while the network is bad and after it. */
export async function playVisitor(world: World): Promise<void> {
  const { network, device, who } = world.combination;
  const truth = await truthOf(world);
  world.judge = (name, page) => judgeClaim(name, page, { truth, world });
  const visit: ShopVisit = { world, truth, page: await world.openPage(), slug: await slugOf(world), hasShop: false };
  await becomeOldDevice(visit);
  if (who === 'ended-reseller') await endAgreement(visit);
  const mend = await spoil(network, world.link, world.chance);
  await endDevice(visit);
  const mustWork = isPassable(network);

  await look(visit, mustWork);
  if (truth.hasDays) await addLine(visit, mustWork && !truth.isEnded);
  if (truth.hasDays && who === 'two-tabs') await addLine({ ...visit, page: await world.openPage() }, mustWork);
  await lookAtCart(visit, mustWork);
  mend();
  await returnTo(visit);
  if (truth.isEnded) return expectNothingSold(visit);
  if (truth.hasDays && truth.lines === 0) await addLine(visit, true);
  if (truth.lines > 0) await converge(visit);
  if (truth.lines > 0 && device !== 'kiosk') await order(visit);
}

/** The supplier takes back the agreement. From then on the shop has no tour. */
async function endAgreement({ world, truth, hasShop }: ShopVisit): Promise<void> {
  const { body } = await world.ask('POST', '/api/jwt/create/', { body: { email: emails.owner, password: PASSWORD } });
  const { access: token } = body as { access: string };
  const agreement = '/api/resale-agreements/1/';
  const { status } = await world.ask('PATCH', agreement, { token, body: { status: 'revoked' } });
  if (status !== 200) throw new Error(`the agreement cannot be ended: ${status}`);
  // A device that knows the tour may still ask for it.
  Object.assign(truth, { hasTours: false, hasDays: truth.hasDays && hasShop, isEnded: true });
}

/** The engine sold nothing of the tour, and the page says so of each wish that the device kept. */
async function expectNothingSold(visit: ShopVisit): Promise<void> {
  const { world, truth, page } = visit;
  if (truth.lines > 0) {
    const step = new Step(visit, 'refused', true);
    await step.open(CART);
    await step.shows(() => page.getByText(pattern(world.words.outbox.addLine(ANY))).first());
  }
  const lines = await rowsOf(world, 'select id from cart_lines');
  if (lines.length > 0) world.faults.push(`the engine sold ${lines.length} lines without an agreement`);
}

async function truthOf(world: World): Promise<Truth> {
  const slug = await slugOf(world);
  return {
    hasTours: slug !== null,
    hasDays: slug !== null && (await hasDays(world, slug)),
    lines: 0,
    orders: 0,
    isEnded: false,
  };
}

/** The slug of the first listed tour; null in a shop without tours. */
async function slugOf(world: World): Promise<string | null> {
  const { body } = await world.ask('GET', '/api/webstores/experiences/');
  return (body as { results: { slug: string }[] }).results[0]?.slug ?? null;
}

/** Whether one guest can book the tour on a day of this month or the next. */
async function hasDays(world: World, slug: string): Promise<boolean> {
  const { id } = (await world.ask('GET', `/api/webstores/experiences/${slug}/`)).body as { id: number };
  const { year, month } = world.place.now.toZonedDateTimeISO(world.place.zone);
  const { body } = await world.ask('GET', `/api/bookings/config/?experience_id=${id}&month=${month}&year=${year}`);
  const days = (body as { days: { start_times: { vacancies?: number }[] }[] }).days;
  return days.some(({ start_times }) => start_times.some(({ vacancies = 1 }) => vacancies > 0));
}

/** Opens the listing and the tour. */
async function look(visit: ShopVisit, mustWork: boolean): Promise<void> {
  const { world, truth, slug } = visit;
  const home = new Step(visit, 'home', mustWork);
  await home.open('/');
  const { home: homeWords } = world.words;
  if (truth.isEnded) return;
  if (truth.hasTours) await home.shows((page) => page.locator(`a[href*="/experiences/${slug}"]`).first());
  else await home.shows((page) => page.getByText(homeWords.nothingYet));
  if (slug === null) return;
  const tour = new Step(visit, 'tour', mustWork);
  await tour.open(`/experiences/${slug}`);
  await tour.shows((page) => page.getByRole('heading', { level: 1 }).first());
}

/** Books one guest on the second open day, if there are two: the first starts of today end while the walk goes on. */
async function addLine(visit: ShopVisit, mustWork: boolean): Promise<void> {
  const { truth, slug, world } = visit;
  const { experience } = world.words;
  const step = new Step(visit, 'add', mustWork);
  if (!(await step.open(`/experiences/${slug}`))) return;
  if (!(await step.press((page) => page.getByRole('link', { name: experience.chooseDate }).filter({ visible: true }))))
    return;
  const form = formOf(visit.page, world);
  if (!(await chooseDay(step, form))) return;
  if (!(await step.press(() => form.getByRole('button', { name: experience.bookingAdd, exact: true })))) return;
  const outcomes = form
    .getByRole('heading', { name: experience.inCart, exact: true })
    .or(form.getByRole('heading', { name: experience.bookingSaved, exact: true }))
    .or(visit.page.getByText(experience.inCart, { exact: true }))
    .or(visit.page.getByText(experience.bookingSaved, { exact: true }));
  if (await step.shows(() => outcomes.first())) truth.lines += 1;
}

const formOf = (page: Page, { words: { experience } }: World): Locator =>
  page
    .getByRole('dialog', { name: experience.bookingTitle })
    .or(page.getByRole('complementary', { name: experience.bookingLabel }))
    .last();

async function chooseDay(step: Step, form: Locator): Promise<boolean> {
  const days = form.getByRole('grid').locator('[role=button]:not([aria-disabled=true])');
  if (!(await step.shows(() => days.first()))) return false;
  const second = Math.min(1, (await days.count()) - 1);
  if (!(await step.press(() => days.nth(second)))) return false;
  const radio = form.getByRole('radio', { disabled: false }).last();
  if (!(await step.shows(() => radio, 'attached'))) return false;
  await radio.click({ force: true });
  return true;
}

/** The cart shows the device's own lines, whatever the network does. */
async function lookAtCart(visit: ShopVisit, mustWork: boolean): Promise<void> {
  const { truth, world, page } = visit;
  // A dialog that closes goes a step back, which would stop the page that is opened next.
  await overlaysAreLeft(page).catch(() => undefined);
  const step = new Step(visit, 'cart', mustWork);
  if (!(await step.open(CART)) || truth.lines === 0) return;
  if (!(await step.shows(() => page.getByRole('article').nth(truth.lines - 1)))) return;
  await page.goto('/bookings/checkout-editor?step=1').catch(() => null);
  const field = page.getByLabel(world.words.checkout.note, { exact: true });
  if (await new Step(visit, 'contact', mustWork).shows(() => field)) {
    await field.fill(note);
    visit.hasNote = true;
  }
}

/** Once the network is good, the engine has each line once, and the device has nothing left to send. */
async function converge({ world, truth, page, hasNote }: ShopVisit): Promise<void> {
  const waiting = async () => (await mirrorOf(page).catch(() => null))?.outbox.length ?? 0;
  for (const until = Date.now() + 60_000; (await waiting()) > 0 && Date.now() < until; ) await pause(200);
  if ((await waiting()) > 0) world.faults.push('a minute after the network is back, the device still waits to send');
  const lines = await rowsOf(world, 'select id from cart_lines');
  if (lines.length !== truth.lines)
    world.faults.push(`the engine has ${lines.length} lines, the device ${truth.lines}`);
  await page.goto('/bookings/checkout-editor?step=1');
  if (!hasNote) return;
  const field = page.getByLabel(world.words.checkout.note, { exact: true });
  await expect(field)
    .toHaveValue(note, { timeout: 15_000 })
    .catch(() => world.faults.push('the note that was typed is lost'));
}

const ANY = '§';
/** Matches a sentence with any text in its place. */
const pattern = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split(ANY)
      .map((it) => RegExp.escape(it))
      .join('.*')}$`,
  );

/** Gives contact details, pays by card, and finds the booking again. */
async function order(visit: ShopVisit): Promise<void> {
  const { page, world, truth } = visit;
  const { checkout, outcome } = world.words;
  const contact = new Step(visit, 'contact', true);
  const section = page.getByRole('region', { name: checkout.mainContact });
  if (!(await contact.shows(() => section))) return;
  await section.getByLabel(checkout.firstName, { exact: true }).fill('Ana');
  await section.getByLabel(checkout.lastName, { exact: true }).fill('Horvat');
  await section.getByLabel(checkout.email, { exact: true }).fill('ana@example.com');
  await section.getByLabel(checkout.phoneNumber, { exact: true }).fill('+385912345678');
  await page.getByRole('button', { name: checkout.contactGoOn }).click();
  const payment = new Step(visit, 'payment', true);
  const pay = page.getByRole('button', { name: pattern(checkout.payByCard(ANY)) });
  if (!(await payment.press(() => pay.filter({ visible: true }).first()))) return;
  await page.waitForURL(/\/sandbox\/pay\//, { timeout: patience[world.combination.network] + 15_000 });
  await page.getByRole('link', { name: '4242 4242 4242 4242' }).click();
  await page.locator('form button:not([name])').click();
  const done = new Step(visit, 'outcome', true);
  truth.lines = 0;
  truth.orders = 1;
  if (!(await done.shows(() => page.getByRole('heading', { level: 1, name: outcome.bookedTitle })))) return;
  const orders = await rowsOf(world, "select id from orders where status = 'confirmed'");
  if (orders.length !== 1) world.faults.push(`the engine has ${orders.length} confirmed orders`);
  await page.goto('/bookings/overview');
  // A device that saves nothing says so, and finds the booking by its number.
  const isBlocked = world.combination.device === 'blocked';
  const found = page.locator('main a[href*="/booking/"]').first();
  await done.shows(() => (isBlocked ? page.getByText(world.words.shell.savesNothing) : found));
}
