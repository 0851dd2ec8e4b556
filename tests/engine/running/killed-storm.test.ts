import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { DepartureAction } from '#domain/contract/office/departure-actions.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import type { Database } from '#engine/database/database.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { ask } from '#tests/support/engine/asking.ts';
import { openShop, type Shop } from '#tests/support/engine/shop.ts';
import { handyStore } from '#tests/support/payments/buying.ts';
import { aCard, cards } from '#tests/support/payments/sandbox.ts';
import { addTeamUser } from '#tests/support/stores/add-member.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';

const isSoak = process.env['SOAK'] === '1';
/** The number of kills while the engine sends emails to guests, and again while it refunds them. */
const kills = isSoak ? 20 : 2;
const GUESTS = isSoak ? 60 : 12;
const owner = { email: 'owner@example.com', password: 'who cancels it all' };
const HOUR = 3_600_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'landfall-storm-'));
  await inside(async (database) => {
    const now = Temporal.Now.instant();
    await database.write((tx) => writeStore(tx, handyStore, now));
    await anOwner(database, now);
    await database.write((tx) => tx.updateTable('departures').set({ capacity: 200, has_own_capacity: 1 }).execute());
  });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function inside<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openSqlite(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function anOwner(database: Database, now: Temporal.Instant): Promise<void> {
  const password = await hashPassword(owner.password);
  const { email } = owner;
  await database.write((tx) =>
    addTeamUser(tx, { email, password, account_id: 1, role: 'owner' }, now.epochMilliseconds),
  );
}

// The engine starts again after each kill, about ten times: over 5 s.
it('[B8b] tells each guest once and pays each back once, however often the engine is killed', {
  tags: 'long',
  timeout: 120_000 + kills * 20_000,
}, async () => {
  let shop = await openShop({ dataDir });
  const walk = (await ask<Experience>(shop.url, 'GET', '/api/webstores/experiences/walk/')).body;
  const date = addDays(dayIn(Temporal.Now.instant(), walk.time_zone), 10);
  await Promise.all(Array.from({ length: GUESTS }, (_, n) => book(shop, walk, date, `guest${n}@example.com`)));
  const path = await departurePath(shop, date);
  const token = await tokenOf(shop);
  const started = await ask<{ id: string }>(shop.url, 'POST', `${path}cancel/`, { body: {}, token });
  expect(started.status).toBe(202);
  await pause(Math.random() * 60);
  await shop.kill();
  const report = `/api/departure-actions/${started.body.id}/`;

  await killWhile(dataDir, 0);
  shop = await openShop({ dataDir });
  await until(shop, report, ({ waiting }) => waiting === 0);
  await shop.stop();
  await killWhile(dataDir, 49 * HOUR);
  shop = await openShop({ dataDir, env: { CLOCK_AHEAD: String(49 * HOUR) } });
  const { bookings } = await until(shop, report, ({ open }) => open === 0);
  await untilIdle();
  await shop.stop();

  expect(bookings.map(({ outcome, refunded }) => [outcome, refunded?.amount])).toEqual(
    Array.from({ length: GUESTS }, () => ['refunded', '80.00']),
  );
  expect(await emailedGuests()).toEqual(Array.from({ length: GUESTS }, (_, n) => `guest${n}@example.com`).toSorted());
  const refunds = await inside((database) =>
    database.read(async (tx) => ({
      booked: await tx.selectFrom('payments').select('amount').where('kind', '=', 'refund').execute(),
      provider: await tx.selectFrom('sandbox_checkouts').select('refunds_json').execute(),
    })),
  );
  expect(refunds.booked.map(({ amount }) => amount)).toEqual(Array.from({ length: GUESTS }, () => 8000));
  expect(refunds.provider.map((it) => Object.values(JSON.parse(it.refunds_json) as object))).toEqual(
    Array.from({ length: GUESTS }, () => [8000]),
  );
});

/** Starts the engine again and again, and kills it in the middle of its work. */
async function killWhile(folder: string, ahead: number): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    const shop = await openShop({ dataDir: folder, env: { CLOCK_AHEAD: String(ahead) } });
    await pause(Math.random() * 120);
    await shop.kill();
  }
}

/** Books two adults, paid by card. */
async function book({ url }: Shop, walk: Experience, date: string, email: string): Promise<void> {
  const [rate] = walk.rates;
  const adult = rate?.pricing_options.find(({ takes }) => takes === 'size');
  const body = {
    experience_id: walk.id,
    booking_info: {
      date,
      start_time_id: walk.schedule.start_times[0]?.id,
      pricing_rate_id: rate?.id,
      pricing_units: [{ pricing_option_id: adult?.id, quantity: 2 }],
    },
  };
  const cart = (await ask<{ id: string; total: { gross: string } }>(url, 'POST', '/api/cart/', { body })).body;
  const contact = { first_name: 'Ana', last_name: 'Horvat', email, phone_number: '091 1' };
  await ask(url, 'PATCH', `/api/cart/${cart.id}/`, { body: { main_contact_info: contact } });
  const order = { cart_id: cart.id, payment_method_id: '2', amount: cart.total.gross };
  const placed = await ask<{ checkout_url: string; session_id: string }>(url, 'POST', '/api/webstores/order/', {
    body: order,
  });
  await fetch(placed.body.checkout_url, { method: 'POST', body: new URLSearchParams(aCard(cards.paid)) });
  const seen = await ask<{ status: string }>(url, 'GET', `/api/order?session_id=${placed.body.session_id}`);
  if (seen.body.status !== 'confirmed') throw new Error(seen.text);
}

async function tokenOf({ url }: Shop): Promise<string> {
  return (await ask<{ access: string }>(url, 'POST', '/api/jwt/create/', { body: owner })).body.access;
}

async function departurePath(shop: Shop, date: string): Promise<string> {
  const query = `date_from=${date}&date_to=${date}&ordering=-sold`;
  const { body } = await ask<{ results: { id: number }[] }>(shop.url, 'GET', `/api/departures/?${query}`, {
    token: await tokenOf(shop),
  });
  return `/api/departures/${body.results[0]?.id}/`;
}

/** Waits until the report is as wanted. */
async function until(
  shop: Shop,
  path: string,
  isThere: (report: DepartureAction) => boolean,
): Promise<DepartureAction> {
  const token = await tokenOf(shop);
  for (;;) {
    const { body } = await ask<DepartureAction>(shop.url, 'GET', path, { token });
    if (isThere(body)) return body;
    await pause(100);
  }
}

/** Waits until the engine has sent all emails and refunds. */
async function untilIdle(): Promise<void> {
  const file = new DatabaseSync(join(dataDir, 'landfall.sqlite'), { readOnly: true, timeout: 10_000 });
  const waiting = file.prepare(`select count(*) as count from jobs where kind in ('email', 'order-email') or
    (kind = 'refund' and substr(key, 38) in (select id from payments where refund_state is null))`);
  while (Number(waiting.get()?.['count']) > 0) await pause(100);
  file.close();
}

/** Guests who got the email about the cancelled tour, from the files of the mail folder. */
async function emailedGuests(): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .filter((text) => /^Subject: Your tour is cancelled/m.test(text))
    .map((text) => /^To: <?([^\s>]+)/m.exec(text)?.[1] ?? '')
    .toSorted();
}
