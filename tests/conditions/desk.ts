import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { unsentOn, whenInstalled } from '#tests/support/browser/desk.ts';
import { crash, leaveRoom } from '#tests/support/browser/storage.ts';
import { rowsOf } from './claims.ts';
import { isPassable, spoil } from './networks.ts';
import type { Claims } from './page-watch.ts';
import { emails, PASSWORD } from './shops.ts';
import { soon } from './soon.ts';
import { Step, type Visit } from './step.ts';
import { languageOf, type Words } from './words.ts';
import type { World } from './world.ts';

const PIN = '2468';
const known = ['returning', 'full', 'clock-off', 'killed', 'update'];

interface DeskVisit extends Visit {
  /** Whether somebody is signed in. */
  isIn: boolean;
}

/** A guest of the shop's first departure, and what staff may do with the booking. */
interface Guest {
  readonly name: string;
  readonly line: string;
  readonly departure: number;
  /** Whether the departure is today, so that its guests are let in. */
  readonly isToday: boolean;
}

/** Sentences of the desk that are false where something is only not known yet. */
export function deskClaimsOf({ departure, session, deskShell, today }: Words): Claims {
  return {
    noDepartures: today.nothing,
    noGuests: departure.noGuests,
    goneDeparture: departure.gone,
    signedOut: session.signedOut,
    sessionEnded: session.ended,
    revoked: session.revoked,
    deskFailed: deskShell.failed,
    notAllowed: deskShell.notAllowed,
  };
}

/** Staff let in a guest, while the network is bad, and the engine knows of it once the network is good. */
export async function playDesk(world: World): Promise<void> {
  const { network, device, who } = world.combination;
  const owner = await ownerOf(world);
  const guest = await bookGuest(world, owner);
  let isRevoked = false;
  world.judge = async (name) => judge(name, { guest, isRevoked });
  const visit: DeskVisit = { world, page: await world.openPage(), hasShop: false, isIn: false };
  const isKnown = known.includes(device);
  visit.isIn = isKnown && (await signIn(visit, owner, true));
  if (visit.isIn) await whenInstalled(visit.page);
  visit.hasShop = visit.isIn;
  const mend = await spoil(network, world.link, world.chance);
  await befall(visit);
  const mustWork = isPassable(network);
  if (!visit.isIn) visit.isIn = await signIn(visit, owner, mustWork);
  const isAdmitted = await admit(visit, guest, mustWork);
  if (who === 'revoked-device') isRevoked = await revoke(world, owner);
  mend();
  await returnToDesk(visit);
  if (isRevoked) return expectWiped(visit, guest);
  if (isAdmitted) return expectKnown(visit);
  // A device that could not sign in, or showed no list, does both now.
  if (!visit.isIn && !(await signIn(visit, owner, true))) return;
  if (await admit(visit, guest, true)) await expectKnown(visit);
}

function judge(name: string, { guest, isRevoked }: { guest: Guest | null; isRevoked: boolean }): string | null {
  if (name === 'revoked') return isRevoked ? null : 'nobody removed the device';
  if (name === 'noDepartures' || name === 'noGuests') return guest?.isToday ? 'a guest has booked it' : null;
  if (name === 'sessionEnded' && isRevoked) return null;
  return 'that is never the case here';
}

/** The access token of the owner. */
async function ownerOf(world: World): Promise<string> {
  const { body } = await world.ask('POST', '/api/jwt/create/', { body: { email: emails.owner, password: PASSWORD } });
  return (body as { access: string }).access;
}

/** Books a place on the first day that can be booked, and pays for it in cash; null in a shop in which nothing can be booked. */
async function bookGuest(world: World, token: string): Promise<Guest | null> {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await world.ask(method, path, { token, ...(body && { body }) });
    return answer.body as T;
  };
  const { results } = await ask<{ results: { id: number }[] }>('GET', '/api/webstores/experiences/');
  const { year, month } = world.place.now.toZonedDateTimeISO(world.place.zone);
  for (const { id } of results.slice(0, 3)) {
    const { days, rates } = await ask<{
      days: { date: string; start_times: { id: number; vacancies: number }[] }[];
      rates: { id: number; pricing_options: { id: number; min_limit: number }[] }[];
    }>('GET', `/api/bookings/config/?experience_id=${id}&month=${month}&year=${year}`);
    const open = days.find(({ start_times }) => start_times.some(({ vacancies }) => vacancies > 1));
    const start = open?.start_times.find(({ vacancies }) => vacancies > 1);
    const [rate] = rates;
    if (!open || !start || !rate) continue;
    const [option] = rate.pricing_options;
    const booking_info = {
      date: open.date,
      start_time_id: start.id,
      pricing_rate_id: rate.id,
      pricing_units: [{ pricing_option_id: option?.id, quantity: Math.max(1, option?.min_limit ?? 1) }],
    };
    const line = { experience_id: id, booking_info };
    const cart = await ask<{ id: string; total: { gross: string } }>('POST', '/api/cart/', line);
    if (!cart.id) continue;
    await ask('DELETE', `/api/cart/${cart.id}/`);
    const { id: store } = await ask<{ id: number }>('GET', '/api/webstores/');
    const contact = { first_name: 'Zvonimira', last_name: 'Quetzal', email: 'z@example.com', phone_number: '+385911' };
    const order = await ask<{ id: string; lines?: unknown[] }>('POST', '/api/orders/', {
      store,
      lines: [line],
      main_contact_info: contact,
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: cart.total.gross,
    });
    if (!order.lines) continue;
    await ask('POST', `/api/orders/${order.id}/payments/`, {
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: cart.total.gross,
    });
    return guestOf(world, open.date);
  }
  return null;
}

async function guestOf(world: World, date: string): Promise<Guest> {
  const [row] = await rowsOf(
    world,
    'select l.id, l.departure_id from order_lines l join orders o on o.id = l.order_id order by o.created_at desc limit 1',
  );
  const today = world.place.now.toZonedDateTimeISO(world.place.zone).toPlainDate().toString();
  return {
    name: 'Zvonimira Quetzal',
    line: String(row?.['id']),
    departure: Number(row?.['departure_id']),
    isToday: date === today,
  };
}

/** Signs in with a user of the combination's role, or sets up a shared tablet. @returns whether the desk is open */
async function signIn(visit: Visit, owner: string, mustWork: boolean): Promise<boolean> {
  const { world, page } = visit;
  const { session, today } = world.words;
  const step = new Step(visit, 'sign in', mustWork);
  if (!(await step.open(`/desk/?language=${languageOf(world.combination)}`))) return false;
  if (world.combination.who === 'shared-tablet') {
    const { body } = await world.ask('POST', '/api/desk/enrolments/', {
      token: owner,
      body: { name: 'Gate', role: 'guide' },
    });
    if (!(await step.press(() => page.getByRole('button', { name: session.enrol })))) return false;
    await page.getByLabel(session.code, { exact: true }).fill((body as { code: string }).code);
    if (!(await step.press(() => page.getByRole('button', { name: session.enrolAction, exact: true })))) return false;
    const pin = page.getByLabel(session.pin, { exact: true });
    if (!(await step.shows(() => pin))) return false;
    await pin.fill(PIN);
    await page.getByLabel(session.pinAgain, { exact: true }).fill(PIN);
    await step.press(() => page.getByRole('button', { name: session.setPin }));
    await page
      .getByRole('button', { name: /Ana Anić/ })
      .first()
      .click();
  } else {
    const email = world.combination.who === 'guide' ? emails.guide : emails.agent;
    if (!(await step.shows(() => page.getByLabel(session.email, { exact: true })))) return false;
    await page.getByLabel(session.email, { exact: true }).fill(email);
    await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
    if (!(await step.press(() => page.getByRole('button', { name: session.signIn, exact: true })))) return false;
  }
  return step.shows(() => page.getByRole('heading', { level: 1, name: today.title }));
}

/** The event that befalls the device once the network is bad. */
async function befall(visit: Visit): Promise<void> {
  const { world } = visit;
  const { device } = world.combination;
  if (device === 'full') await leaveRoom(visit.page, -1);
  if (device === 'killed') {
    await crash(visit.page);
    visit.page = await world.openPage();
  }
  if (device === 'update') await world.restart(world.chance.is(0.5) ? { RETIRE_WORKER: '1' } : {});
}

/** Lets the guest in. @returns whether the device has noted it */
async function admit(visit: Visit, guest: Guest | null, mustWork: boolean): Promise<boolean> {
  const { world, page } = visit;
  const { departure, today } = world.words;
  const step = new Step(visit, 'today', mustWork);
  if (!(await openDesk(step, visit, '/desk/'))) return false;
  if (!(await step.shows(() => page.getByRole('heading', { level: 1, name: today.title })))) return false;
  if (!guest?.isToday) return false;
  const list = new Step(visit, 'departure', mustWork);
  if (!(await openDesk(list, visit, `/desk/departure/${guest.departure}`))) return false;
  const row = page.getByRole('listitem').filter({ hasText: guest.name });
  if (!(await list.press(() => row.getByRole('button', { name: departure.letIn(1), exact: true })))) return false;
  return list.shows(() => row.getByText(departure.isHere(1, 1), { exact: true }));
}

/** Opens an address of the desk. A shared tablet is locked then, and asks who is there. */
async function openDesk(step: Step, { world, page }: Visit, address: string): Promise<boolean> {
  const { session } = world.words;
  if (!(await step.open(address))) return false;
  if (world.combination.who !== 'shared-tablet') return true;
  const pin = page.getByLabel(session.pin, { exact: true });
  if (!(await step.shows(() => pin))) return false;
  await pin.fill(PIN);
  if (!(await step.press(() => page.getByRole('button', { name: session.unlock, exact: true })))) return false;
  return step.press(() => page.getByRole('button', { name: /Ana Anić/ }).first());
}

async function revoke(world: World, token: string): Promise<boolean> {
  const { body } = await world.ask('GET', '/api/desk/devices/', { token });
  for (const { id } of (body as { results: { id: number }[] }).results)
    await world.ask('DELETE', `/api/desk/devices/${id}/`, { token });
  return (body as { results: unknown[] }).results.length > 0;
}

async function returnToDesk({ page, world }: Visit): Promise<void> {
  const isDesk = await soon(
    page.evaluate(() => document.querySelector('main') !== null),
    false,
  );
  if (isDesk) await page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
  else for (let tries = 0; tries < 5; tries += 1) if (await page.goto('/desk/').catch(() => null)) return;
  await pause(500);
  if (world.combination.device === 'full') await page.reload().catch(() => undefined);
}

/** A device that its owner removed says so at its next contact, and shows and keeps no guest. */
async function expectWiped(visit: Visit, guest: Guest | null): Promise<void> {
  const { page, world } = visit;
  const step = new Step(visit, 'removed', true);
  const { session } = world.words;
  const isOut = page.getByText(session.revoked).or(page.getByRole('button', { name: session.signIn, exact: true }));
  if (!(await step.shows(() => isOut.first()))) return;
  const text = await page.evaluate(() => document.body.innerText);
  if (guest && text.includes(guest.name)) world.faults.push('a removed device shows a guest');
}

/** The engine knows once of the guest who was let in, and the device has nothing left to send. */
async function expectKnown({ page, world }: Visit): Promise<void> {
  for (const until = Date.now() + 60_000; (await waiting(page)) > 0 && Date.now() < until; ) await pause(200);
  if ((await waiting(page)) > 0) world.faults.push('a minute after the network is back, the desk still waits to send');
  const entries = await rowsOf(world, "select id from desk_log where kind = 'admit' and is_allowed = 1");
  if (entries.length !== 1) world.faults.push(`the engine knows of ${entries.length} admissions`);
}

/** The number of unsent entries; 0 where the browser refuses its database. */
const waiting = (page: Page) => unsentOn(page).catch(() => 0);
