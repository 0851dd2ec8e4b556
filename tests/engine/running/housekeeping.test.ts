import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBookingConfig } from '#domain/contract/bookings.ts';
import { changeCart, createCart, dropCart, readCart } from '#domain/contract/cart.ts';
import { createOrder } from '#domain/contract/orders.ts';
import { listExperiences, readExperience } from '#domain/contract/webstore.ts';
import { runHousekeeping } from '#engine/background.ts';
import { repeatEvery } from '#engine/base/scheduler.ts';
import type { Transaction } from '#engine/database/database.ts';
import { sweepBookings, sweepPayments } from '#engine/orders/sweep.ts';
import { isOnPostgres } from '../../support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { handyStore } from '../../support/payments/buying.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { closedDay, noon, smallStore } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];

beforeEach(async () => {
  engine = await anEngine();
  ({ selection } = await selectionsOf(engine));
});
afterEach(() => engine.stop());

const aCart = async () => (await engine.call(createCart, {}, { body: selection() })).body;
const tidyAt = async (instant: Temporal.Instant) => {
  engine.clock.now = instant;
  await runHousekeeping(engine.context);
};

/** Tables whose rows stay for good, or grow with a year's sales. */
const growing =
  'orders order_lines payments payment_sessions payment_events carts cart_lines departures experiences mails history notifications desk_log reviews event_receipts idempotency_keys sandbox_checkouts sales_entries'.split(
    ' ',
  );

/** The scans of a whole growing table in SQLite's query plan. Partial indexes are exempt, because they contain only waiting rows. */
async function wholeReads(tx: Transaction, statement: string): Promise<string[]> {
  const rowsOf = async (text: string) => (await sql.raw<{ text: string }>(text).execute(tx)).rows.map((it) => it.text);
  const partial = await rowsOf("select name as text from sqlite_master where type = 'index' and sql like '% where %'");
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(tx);
  return rows.flatMap(({ detail }) => {
    const [, name = '', index = ''] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    const table = new RegExp(`"(\\w+)" as "${name}"`).exec(statement)?.[1] ?? name;
    return growing.includes(table) && !partial.includes(index) ? [`${detail}: ${statement}`] : [];
  });
}

describe('housekeeping', () => {
  it.skipIf(isOnPostgres())('[A44] reads no table from end to end that grows with history', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const shop = await anEngine();
    prepare.mockClear();
    const { context } = shop;
    for (const chore of [runHousekeeping, sweepBookings, sweepPayments]) await chore(context);
    await context.payments.work?.();
    const statements = new Set(prepare.mock.calls.map(([text]) => text));
    prepare.mockRestore();

    expect(statements.size).toBeGreaterThan(20);
    const all = [...statements].filter((text) => /^\s*(select|update|delete|insert)/i.test(text));
    expect(
      await shop.database.read(async (tx) => (await Promise.all(all.map((it) => wholeReads(tx, it)))).flat()),
    ).toEqual([]);
    await shop.stop();
  });

  it('[C10c] takes away what lapsed, and after a day the cart', async () => {
    await aCart();
    await tidyAt(noon.add({ minutes: 30 }).subtract({ milliseconds: 1 }));
    expect(await engine.counts()).toMatchObject({ carts: 1, cart_lines: 1, holds: 1 });

    await tidyAt(noon.add({ minutes: 30 }));
    expect(await engine.counts()).toMatchObject({ carts: 1, cart_lines: 1, holds: 0 });

    await tidyAt(noon.add({ minutes: 30, hours: 24 }));
    expect(await engine.counts()).toMatchObject({ carts: 0, cart_lines: 0, holds: 0 });
  });

  it('[C10] leaves a cart that is alive as it is', async () => {
    const cart = await aCart();
    await tidyAt(noon.add({ minutes: 29 }));

    const { body } = await engine.call(readCart, { id: cart.id });
    expect({ ...body, server_now: cart.server_now }).toEqual(cart);
  });

  it('[C10] gets through more than it takes at once', async () => {
    const { body } = await engine.call(createCart, {}, { body: selection() });
    await engine.database.write(async (tx) => {
      const cart = await tx.selectFrom('carts').selectAll().executeTakeFirstOrThrow();
      for (let i = 0; i < 1_200; i++)
        await tx
          .insertInto('carts')
          .values({ ...cart, id: `${body.id} ${i}` })
          .execute();
    });

    await tidyAt(noon.add({ minutes: 30, hours: 24 }));
    expect(await engine.counts()).toMatchObject({ carts: 0 });
  });

  it('[P11d] keeps the places of a manual order for a year at most', async () => {
    const desk = await anEngine({ stores: [handyStore] });
    const owner = await aSeller(desk, { 1: 'owner' });
    const settings = (manual_hold_hours: number) => ({ ...handyStore.store.settings, manual_hold_hours });
    const says = async (hours: number) =>
      (await owner.send('PATCH', '/api/stores/1/', { settings: settings(hours) })).status;

    expect([await says(8_761), await says(Number.MAX_SAFE_INTEGER), await says(8_760)]).toEqual([400, 400, 200]);
    await desk.stop();
  });

  it('[P11d] leaves a cart whose manual order is pending, with what it holds', async () => {
    const desk = await anEngine({
      stores: [
        { ...smallStore, store: { ...smallStore.store, settings: { manual_payment: true, manual_hold_hours: 72 } } },
      ],
    });
    const { body: cart } = await desk.call(createCart, {}, { body: selection() });
    const contact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '123' };
    await desk.call(changeCart, { id: cart.id }, { body: { main_contact_info: contact } });
    const order = { cart_id: cart.id, payment_method_id: '1', payment_type_id: 'cash', amount: '16.00' };
    expect((await desk.call(createOrder, {}, { body: order })).status).toBe(201);

    desk.clock.now = noon.add({ hours: 48 });
    await runHousekeeping(desk.context);
    expect(await desk.counts()).toMatchObject({ carts: 1, cart_lines: 1, holds: 1, orders: 1 });
    await desk.stop();
  });

  it('[L13] makes the departures of the days that come into reach, where the schedule has some', async () => {
    const later = noon.add({ hours: 24 * 400 });
    const days = async (year: number, month: number) =>
      (await engine.call(readBookingConfig, {}, { query: { experience_id: 'walk', year, month } })).body.days;
    engine.clock.now = later;
    expect((await days(2029, 5)).every(({ status }) => status === 'CLOSED')).toBe(true);

    await tidyAt(later);
    const open = (await days(2029, 5)).filter(({ status }) => status === 'AVAILABLE');
    expect(open).toHaveLength(31);
    expect((await engine.call(readExperience, { id: 'walk' })).body.open_days.from).toBe('2028-01-05');
    const { body } = await engine.call(listExperiences, {}, { query: { date_from: '2029-07-07' } });
    expect(body.results.map(({ slug }) => slug)).toContain('walk');
  });

  it('[L13] makes none twice, and none on a closed day', async () => {
    const count = () =>
      engine.database.read(async (tx) => (await tx.selectFrom('departures').select('id').execute()).length);
    const before = await count();
    await tidyAt(noon.add({ hours: 1 }));

    expect(await count()).toBe(before);
    const closed = await engine.database.read((tx) =>
      tx.selectFrom('departures').select('id').where('date', '=', closedDay).where('experience_id', '=', 1).execute(),
    );
    expect(closed).toEqual([]);
  });
});

describe('a chore', () => {
  it('is done at once and again, though it fails, and no more when it is stopped', async () => {
    const done: number[] = [];
    const stop = repeatEvery(
      0.01,
      async () => {
        done.push(done.length);
        if (done.length === 1) throw new Error('not now');
      },
      engine.context.log,
    );
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(2));
    await stop();
    const before = done.length;
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(done.length).toBe(before);
    expect(engine.logged).toContainEqual(expect.objectContaining({ level: 'error', message: 'a chore failed' }));
  });
});

it('[A31] a chore that goes on failing is told once, and again when it had been done', async () => {
  let tries = 0;
  const stop = repeatEvery(
    0,
    async () => {
      tries += 1;
      if (tries !== 5) throw new Error('no room');
    },
    engine.context.log,
  );
  await vi.waitFor(() => expect(tries).toBeGreaterThan(9));
  await stop();

  expect(engine.logged.filter(({ message }) => message === 'a chore failed')).toHaveLength(2);
});

describe('an order that waits for its payment', () => {
  const state = () =>
    engine.database.read(async (tx) => {
      const order = await tx.selectFrom('orders').select(['status', 'cart_id']).executeTakeFirstOrThrow();
      const session = await tx.selectFrom('payment_sessions').select('state').executeTakeFirstOrThrow();
      return { ...order, session: session.state };
    });

  it('[P9b] is not paid any more where its cart is changed, and is cancelled where its cart is dropped', async () => {
    const { id } = await aCart();
    const contact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '123' };
    await engine.call(changeCart, { id }, { body: { main_contact_info: contact } });
    const order = { cart_id: id, payment_method_id: '2', amount: '16.00' };
    expect((await engine.call(createOrder, {}, { body: order })).status).toBe(201);

    await engine.call(changeCart, { id }, { body: { extend_hold: true } });
    expect(await state()).toEqual({ status: 'pending', cart_id: id, session: 'open' });
    await engine.call(changeCart, { id }, { body: { note: 'another' } });
    expect(await state()).toEqual({ status: 'pending', cart_id: id, session: 'cancelled' });
    await engine.call(dropCart, { id });
    expect(await state()).toEqual({ status: 'cancelled', cart_id: null, session: 'cancelled' });
  });
});
