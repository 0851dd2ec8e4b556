import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { DeskDelta, DeskLease, DeskSession, LogEntry } from '#domain/contract/desk.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import { ask } from '../../support/engine/asking.ts';
import { aDatabase, type TestDatabase } from '../../support/engine/databases.ts';
import { type DeskLink, sellingDevice } from '../../support/engine/selling-device.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { handyStore } from '../../support/payments/buying.ts';
import { seeded } from '../../support/play/seeded.ts';

/** The number of runs, each on a departure of its own. */
const runs = process.env['SOAK'] ? 200 : 3;
const BUYERS = 100;
const PRICE = 40;

const today = Temporal.Now.instant();
const staff = { email: 'counter@example.com', password: 'who sells at the counter' };

let the: TestDatabase;
let shops: Shop[];
let walk: Experience;
let cookies: string[];

beforeAll(async () => {
  the = await aDatabase(today, [handyStore]);
  await anAgent();
  shops = await Promise.all([1, 2].map(() => openShop({ dataDir: the.folder, env: the.env })));
  walk = (await ask<Experience>(urlOf(0), 'GET', '/api/webstores/experiences/walk/')).body;
  cookies = await Promise.all([0, 1, 2].map(openSession));
}, 60_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await the.remove();
});

const urlOf = (n: number): string => shops[n % shops.length]?.url ?? '';

async function anAgent(): Promise<void> {
  const { email } = staff;
  const at = today.epochMilliseconds;
  const password = await hashPassword(staff.password);
  await the.database.write(async (tx) => {
    const user = { email, email_key: email, password, first_name: '', last_name: '', is_active: 1, is_staff: 0 };
    const { id } = await tx
      .insertInto('users')
      .values({ ...user, last_login: null, date_joined: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = await tx.selectFrom('roles').select('id').where('name', '=', 'agent').executeTakeFirstOrThrow();
    const member = { account_id: 1, user_id: id, role_id: role.id, email, email_key: email, invitation: null };
    await tx
      .insertInto('team_members')
      .values({ ...member, created_at: at, joined_at: at })
      .execute();
  });
}

/** @returns the cookie of a new device */
async function openSession(n: number): Promise<string> {
  const response = await fetch(`${urlOf(n)}/api/desk/session/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...staff, name: `Counter ${n}` }),
  });
  if (response.status !== 200) throw new Error(await response.text());
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A new access token for each run, because a token is valid for five minutes only. */
async function tokenOf(cookie: string): Promise<string> {
  const response = await fetch(`${urlOf(0)}/api/desk/session/renew/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: '{}',
  });
  return ((await response.json()) as DeskSession).access;
}

/** A link whose requests each go to a random engine. */
function linkOf(token: string, random: () => number): DeskLink {
  const send = async <Reply>(method: string, path: string, body: object): Promise<Reply> => {
    const {
      status,
      text,
      body: reply,
    } = await ask<Reply>(urlOf(random() < 0.5 ? 0 : 1), method, path, { token, body });
    if (status !== 200) throw new Error(`${status} ${text}`);
    return reply;
  };
  return {
    lease: (departure, places) => send<DeskLease>('PUT', `/api/desk/leases/${departure}/`, { places }),
    sync: (entries: readonly LogEntry[]) => send<DeskDelta>('POST', '/api/desk/sync/', { departures: [], entries }),
  };
}

interface Departure {
  id: number;
  date: string;
  start_time_id: number;
}

const selectionOn = ({ date, start_time_id }: Departure, adults: number) => ({
  experience_id: walk.id,
  booking_info: {
    date,
    start_time_id,
    pricing_rate_id: walk.rates[0]?.id ?? 0,
    pricing_units: [{ pricing_option_id: walk.rates[0]?.pricing_options[0]?.id ?? 0, quantity: adults }],
  },
});

async function sellOut(seed: number, departure: Departure): Promise<number> {
  const random = seeded(seed);
  const selection = (adults: number) => selectionOn(departure, adults);
  const now = () => Temporal.Now.instant();
  const devices = [];
  for (const cookie of cookies) {
    const link = linkOf(await tokenOf(cookie), random);
    devices.push(sellingDevice({ link, departure: departure.id, selection, price: PRICE, random, now }));
  }
  const visitor = async () => {
    const [url, body] = [urlOf(random() < 0.5 ? 0 : 1), selection(1 + Math.floor(random() * 5))];
    const cart = await ask<{ id: string }>(url, 'POST', '/api/cart/', { body });
    if (cart.status === 201 && random() < 0.93) await ask(url, 'DELETE', `/api/cart/${cart.body.id}/`);
  };
  for (let visitors = BUYERS; visitors > 0; visitors -= 4) {
    await Promise.all([visitor(), visitor(), visitor(), visitor(), ...devices.map((it) => it.step())]);
    expect(await taken(departure.id), `seed ${seed}`).toBeLessThanOrEqual(12);
  }
  for (const device of devices) await device.end();

  const sold = devices.flatMap(({ sales }) => sales);
  const rows = await the.database.read((tx) =>
    tx.selectFrom('desk_log').select('conflict').where('conflict', 'is not', null).execute(),
  );
  const { places } = await the.database.read((tx) =>
    tx.selectFrom('departures').select('sold as places').where('id', '=', departure.id).executeTakeFirstOrThrow(),
  );
  expect(rows, `seed ${seed}`).toEqual([]);
  expect(places, `seed ${seed}`).toBe(sold.reduce((sum, it) => sum + it.places, 0));
  expect(await taken(departure.id), `seed ${seed}`).toBeLessThanOrEqual(12);
  return sold.length;
}

/** The held, leased and sold places of a departure. */
async function taken(departure_id: number): Promise<number> {
  return the.database.read(async (tx) => {
    const row = await tx
      .selectFrom('departures as d')
      .select('d.sold')
      .select((query) =>
        query
          .selectFrom('holds as h')
          .select(({ fn }) => fn.sum('h.quantity').as('held'))
          .whereRef('h.departure_id', '=', 'd.id')
          .where('h.expires_at', '>', Date.now())
          .as('held'),
      )
      .where('d.id', '=', departure_id)
      .executeTakeFirstOrThrow();
    return row.sold + Number(row.held ?? 0);
  });
}

// A hundred visitors and three devices book at two engines in each run: over 5 s.
it(`[T11, T11a, A15] in ${runs} runs of ${BUYERS} visitors and 3 devices at two engines no place is sold twice, and no sale is refused`, {
  timeout: 60_000 + runs * 10_000,
}, async () => {
  const departures = await the.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select(['id', 'date', 'start_time_id'])
      .where('experience_id', '=', walk.id)
      .where('capacity', '=', 12)
      .where('cutoff_at', '>', Date.now() + 3_600_000)
      .orderBy('starts_at')
      .limit(runs)
      .execute(),
  );

  expect(departures).toHaveLength(runs);
  let sales = 0;
  for (const [n, departure] of departures.entries()) sales += await sellOut(n + 1, departure);
  expect(sales).toBeGreaterThan(runs);
});
