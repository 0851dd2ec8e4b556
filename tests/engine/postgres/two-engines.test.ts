import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { Order, PlacedOrder } from '#domain/contract/orders.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { ask } from '../../support/engine/asking.ts';
import { aDatabase, type TestDatabase } from '../../support/engine/databases.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { ana } from '../../support/payments/buying.ts';
import { aCard, cards } from '../../support/payments/sandbox.ts';
import { smallStore } from '../../support/stores/small-store.ts';

const today = Temporal.Now.instant();

let the: TestDatabase;
let shops: Shop[];
let walk: Experience;

beforeAll(async () => {
  the = await aDatabase(today, [smallStore]);
  shops = await Promise.all([1, 2].map(() => openShop({ dataDir: the.folder, env: the.env })));
  walk = (await ask<Experience>(urlOf(0), 'GET', '/api/webstores/experiences/walk/')).body;
}, 60_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await the.remove();
});

/** The address of the nth request's engine: the engines take turns. */
const urlOf = (n: number): string => shops[n % shops.length]?.url ?? '';

/** Each test books on days of its own. */
const day = (days: number) => addDays(dayIn(today, walk.time_zone), days);
const aSelection = (adults: number, days: number) => ({
  experience_id: walk.id,
  booking_info: {
    date: day(days),
    start_time_id: walk.schedule.start_times[0]?.id,
    pricing_rate_id: walk.rates[0]?.id,
    pricing_units: [{ pricing_option_id: walk.rates[0]?.pricing_options[0]?.id, quantity: adults }],
  },
});
/** The lines on these days with the places that they hold, from the rows. */
const linesOn = (from: number, to = from) =>
  the.database.read((tx) =>
    tx
      .selectFrom('cart_lines as l')
      .innerJoin('departures as d', 'd.id', 'l.departure_id')
      .leftJoin('holds as h', 'h.line_id', 'l.id')
      .select(['l.id', 'l.cart_id', 'h.quantity'])
      .where('d.date', '>=', day(from))
      .where('d.date', '<=', day(to))
      .execute(),
  );
const aKey = () => crypto.randomUUID();

/** A cart with contact details, made at the first engine. */
async function aReadyCart(days: number): Promise<Cart> {
  const { body } = await ask<Cart>(urlOf(0), 'POST', '/api/cart/', { body: aSelection(2, days) });
  return (await ask<Cart>(urlOf(0), 'PATCH', `/api/cart/${body.id}/`, { body: { main_contact_info: ana } })).body;
}
const orderOf = (cart: Cart) => ({ cart_id: cart.id, payment_method_id: '2', amount: cart.total_deposit.amount });

describe('two engines on one PostgreSQL', { timeout: 60_000 }, () => {
  it('[A13, A15] give 60 buyers at once 12 places, the others 409, nobody an error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        ask(urlOf(n), 'POST', '/api/cart/', { body: aSelection(1, 200), key: aKey() }),
      ),
    );

    const taken = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(taken).toHaveLength(48);
    expect(taken.every(({ body }) => body['code'] === 'places_taken' && body['left'] === 0)).toBe(true);
    expect((await linesOn(200)).map(({ quantity }) => quantity)).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('[A11, A15] make one order of a hundred repeats with one key', async () => {
    const cart = await aReadyCart(201);
    const [body, key] = [orderOf(cart), aKey()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask(urlOf(n), 'POST', '/api/webstores/order/', { body, key })),
    );
    const after = await ask(urlOf(1), 'POST', '/api/webstores/order/', { body, key });

    const made = answers.filter(({ status }) => status === 201);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set([...made, after].map(({ text }) => text)).size).toBe(1);
    expect(made.length).toBeGreaterThan(0);
    expect(others.every(({ status, body: notices }) => status === 409 && notices['code'] === 'in_flight')).toBe(true);
    const { orders, pages } = await the.database.read(async (tx) => ({
      orders: await tx.selectFrom('orders').select('id').where('cart_id', '=', cart.id).execute(),
      pages: await tx
        .selectFrom('payment_sessions as s')
        .innerJoin('sandbox_checkouts as c', 'c.session_id', 's.id')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        .select('c.id')
        .where('o.cart_id', '=', cart.id)
        .execute(),
    }));
    expect([orders.length, pages.length]).toEqual([1, 1]);
  });

  it('[A11, A15] make one cart of a hundred repeats with one key, and with one client_ref', async () => {
    const [body, key] = [{ ...aSelection(1, 202), client_ref: aKey(), line_client_ref: aKey() }, aKey()];
    const keyed = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask(urlOf(n), 'POST', '/api/cart/', { body, key })),
    );
    const bare = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(urlOf(n), 'POST', '/api/cart/', { body })));

    expect(new Set(keyed.map(({ text }) => text)).size).toBe(1);
    expect(bare.map(({ body: cart }) => cart['id'])).toEqual(bare.map(() => body.client_ref));
    expect([...keyed, ...bare].every(({ status }) => status === 201)).toBe(true);
    expect(await linesOn(202)).toEqual([{ id: body.line_client_ref, cart_id: body.client_ref, quantity: 1 }]);
  });

  it('[P9, A15] book a payment once, whoever hears of it', async () => {
    const cart = await aReadyCart(203);
    const { body: placed } = await ask<PlacedOrder>(urlOf(0), 'POST', '/api/webstores/order/', { body: orderOf(cart) });
    const form = new URLSearchParams(aCard(cards.paid));
    const cardPage = urlOf(1) + new URL(placed.checkout_url).pathname;
    await fetch(cardPage, { method: 'POST', body: form, redirect: 'manual' });

    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask<Order>(urlOf(n), 'GET', `/api/order/?session_id=${placed.session_id}`)),
    );
    const last = await ask<Order>(urlOf(1), 'GET', `/api/order/?session_id=${placed.session_id}`);
    expect(seen.every(({ status }) => status === 200)).toBe(true);
    expect([last.body.status, last.body.payment_status]).toEqual(['confirmed', 'partially_paid']);
    await expect.poll(async () => (await owedNotices()).length, { timeout: 20_000 }).toBe(0);
    const payments = await the.database.read((tx) =>
      tx.selectFrom('payments').select(['kind', 'amount']).where('order_id', '=', placed.id).execute(),
    );
    expect(payments).toEqual([{ kind: 'payment', amount: 1600 }]);
    expect((await linesOn(203)).map(({ quantity }) => quantity)).toEqual([null]);
  });

  it('[A17, A15] show a change at once, whichever of them made it', async () => {
    const titleAt = async (n: number) =>
      (await ask<Experience>(urlOf(n), 'GET', '/api/webstores/experiences/walk/')).body.title;
    const titles: string[][] = [];
    for (const title of ['A walk by night', 'A walk by day']) {
      await the.database.write(async (tx) => {
        await tx.updateTable('experiences').set({ title }).where('id', '=', walk.id).execute();
        await touchExperiences(tx, [walk.id]);
      });
      titles.push([await titleAt(0), await titleAt(1)]);
    }
    const { body: before } = await ask<Experience>(urlOf(1), 'GET', '/api/webstores/experiences/walk/');

    expect(titles).toEqual([
      ['A walk by night', 'A walk by night'],
      ['A walk by day', 'A walk by day'],
    ]);
    expect(before.title).toBe('A walk by day');
  });

  it('[A11, A15] lose nothing and do nothing twice where one of them is killed', async () => {
    const acknowledged = new Set<string>();
    const [first] = shops;
    const plug: { pulled: Promise<void> | undefined } = { pulled: undefined };

    /** If an engine does not answer, the buyer repeats the request with the same key at the other engine. */
    const aBuyer = async (n: number) => {
      for (let i = 0; i < 12; i++) {
        const body = { ...aSelection(1, 300 + ((n * 12 + i) % 40)), client_ref: aKey() };
        const key = aKey();
        for (let engine = n; ; engine++) {
          const answer = await ask(urlOf(engine), 'POST', '/api/cart/', { body, key }).catch(() => null);
          if (answer?.status === 201) break;
          if (answer) throw new Error(answer.text);
        }
        acknowledged.add(body.client_ref);
        if (acknowledged.size > 30) plug.pulled ??= first?.kill();
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, n) => aBuyer(n)));
    await plug.pulled;

    const lines = await linesOn(300, 340);
    expect(plug.pulled).toBeDefined();
    expect(lines.map(({ cart_id }) => cart_id).toSorted()).toEqual([...acknowledged].toSorted());
    expect(lines.every(({ quantity }) => quantity === 1)).toBe(true);
  });
});

const owedNotices = () =>
  the.database.read((tx) => tx.selectFrom('jobs').select('id').where('kind', '=', 'sandbox-notice').execute());
