import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import { ask } from '../../support/engine/asking.ts';
import { aDatabase, type TestDatabase } from '../../support/engine/databases.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { marko } from '../../support/payments/selling.ts';
import { smallStore } from '../../support/stores/small-store.ts';

const today = Temporal.Now.instant();
const staff = { email: 'staff@example.com', password: 'who checks people in' };

let the: TestDatabase;
let shops: Shop[];
let walk: Experience;
let token: string;

beforeAll(async () => {
  the = await aDatabase(today, [smallStore]);
  await anAgent();
  shops = await Promise.all([1, 2].map(() => openShop({ dataDir: the.folder, env: the.env })));
  walk = (await ask<Experience>(urlOf(0), 'GET', '/api/webstores/experiences/walk/')).body;
  token = (await ask<{ access: string }>(urlOf(0), 'POST', '/api/jwt/create/', { body: staff })).body.access;
}, 60_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await the.remove();
});

/** The address of the nth request's engine: the engines take turns. */
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

const aSelection = (adults: number, days: number) => ({
  experience_id: walk.id,
  booking_info: {
    date: addDays(dayIn(today, walk.time_zone), days),
    start_time_id: walk.schedule.start_times[0]?.id,
    pricing_rate_id: walk.rates[0]?.id,
    pricing_units: [{ pricing_option_id: walk.rates[0]?.pricing_options[0]?.id, quantity: adults }],
  },
});
const anOrder = (lines: object[], changes: object = {}) => ({
  lines,
  main_contact_info: marko,
  payment_method_id: '1',
  payment_type_id: 'cash',
  amount: '40.00',
  ...changes,
});
const send = <Reply = SellerOrder>(n: number, method: string, path: string, body?: object) =>
  ask<Reply & Record<string, unknown>>(urlOf(n), method, path, { token, ...(body && { body }) });

describe('staff at two engines on one PostgreSQL', { timeout: 60_000 }, () => {
  it('[A4a, A13, A15] and visitors share the last places', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 3 === 0
          ? ask(urlOf(n), 'POST', '/api/cart/', { body: aSelection(1, 200) })
          : send(n, 'POST', '/api/orders/', anOrder([aSelection(1, 200)])),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(answers.filter(({ status, body }) => status === 409 && body['code'] === 'places_taken')).toHaveLength(18);
  });

  it('[B13, A13, A15] hold places for calls, and the order of a call takes those of its own', async () => {
    const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
    const hold = (n: number, id: string) =>
      send(n, 'PUT', `/api/bookings/holds/${id}/`, { lines: [aSelection(2, 206)] });

    const held = await Promise.all(ids.flatMap((id, n) => [hold(n, id), hold(n + 1, id)]));
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const left = ids.filter((_, n) => held[2 * n]?.status === 200);
    expect(left).toHaveLength(6);
    const orders = await Promise.all(
      ids.map((hold_id, n) => send(n, 'POST', '/api/orders/', anOrder([aSelection(2, 206)], { hold: hold_id }))),
    );

    expect(orders.filter(({ status }) => status === 201)).toHaveLength(6);
  });

  it('[A4b, A15] cancel an order once, and take its money once', async () => {
    const { body: order } = await send(0, 'POST', '/api/orders/', anOrder([aSelection(1, 201), aSelection(1, 202)]));
    const path = `/api/orders/${order.id}/`;
    const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };

    const paid = await Promise.all(Array.from({ length: 8 }, (_, n) => send(n, 'POST', `${path}payments/`, cash)));
    const cancelled = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const line = order.lines[n % 2]?.id;
        return send(n, 'POST', n % 3 === 0 ? `${path}cancel/` : `${path}lines/${line}/cancel/`, {});
      }),
    );

    expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set([200]));
    const payments = await the.database.read((tx) =>
      tx.selectFrom('payments').select(['kind', 'amount']).where('order_id', '=', order.id).execute(),
    );
    const of = (kind: string) => payments.filter((it) => it.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    expect([of('payment'), of('refund')]).toEqual([8_000, 8_000]);
    expect((await send(1, 'GET', path)).body).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  });

  it('[P12e, A13, A15] cancel an order once beside its buyer, all of it and its lines', async () => {
    const order = await send(0, 'POST', '/api/orders/', anOrder([aSelection(2, 204), aSelection(1, 205)]));
    const path = `/api/orders/${order.body.id}/`;
    const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: '120.00' };
    expect((await send(0, 'POST', `${path}payments/`, cash)).status).toBe(201);
    const buyer = (n: number, what: string) =>
      ask(urlOf(n), 'POST', `${path}${what}cancel/`, { body: { email: marko.email } });

    const cancelled = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        if (n % 4 === 0) return send(n, 'POST', `${path}cancel/`, {});
        return buyer(n, n % 4 === 1 ? '' : `lines/${order.body.lines[n % 2]?.id}/`);
      }),
    );

    expect(cancelled.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const { payments, sold } = await the.database.read(async (tx) => ({
      payments: await tx
        .selectFrom('payments')
        .select(['kind', 'amount'])
        .where('order_id', '=', order.body.id)
        .execute(),
      sold: await tx
        .selectFrom('order_lines as l')
        .innerJoin('departures as d', 'd.id', 'l.departure_id')
        .select('d.sold')
        .where('l.order_id', '=', order.body.id)
        .execute(),
    }));
    const back = payments.filter(({ kind }) => kind === 'refund').reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(12_000);
    expect(sold).toEqual([{ sold: 0 }, { sold: 0 }]);
    expect((await send(1, 'GET', path)).body).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  });

  it('[A4a, A15] make one customer of many first orders', async () => {
    const main_contact_info = { ...marko, email: 'new@example.com' };

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        send(n, 'POST', '/api/orders/', anOrder([aSelection(1, 203)], { main_contact_info })),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.customer)).size).toBe(1);
    const customers = await send<{ count: number }>(1, 'GET', '/api/customers/?email=new@example.com');
    expect(customers.body.count).toBe(1);
  });
});
