import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '#engine/database/database.ts';
import { lockOrder } from '#engine/orders/model/queries.ts';
import { lockDepartures } from '#engine/places/places-left.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { saveAgreement } from '#engine/resources/resale/agreements.ts';
import { aDevice, anEntry, aSale } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { sweepBookings, sweepPayments } from '#tests/support/engine/jobs.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let supplier: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  supplier = await aSeller(engine, { 1: 'owner' });
}, 60_000);
afterEach(() => balanced(engine));

/** The departure of the buyer's usual selection. */
const departureOf = async (selection: ReturnType<Buyer['selection']>) => {
  const { experience_id, booking_info } = selection;
  const { id } = await engine.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select('id')
      .where('experience_id', '=', experience_id)
      .where('date', '=', booking_info.date)
      .where('start_time_id', '=', booking_info.start_time_id)
      .executeTakeFirstOrThrow(),
  );
  return id;
};

const waiting = () =>
  engine.database.read(async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
    return rows[0]?.count;
  });

/**
 * Runs two units at once: the first locks something, the other one comes and waits for it, then the first locks more.
 *
 * @returns how often a unit ran: 2, or more after a deadlock
 */
async function together(
  first: (tx: Transaction) => Promise<unknown>,
  more: (tx: Transaction) => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<number> {
  const write = engine.database.write.bind(engine.database);
  let runs = 0;
  vi.spyOn(engine.database, 'write').mockImplementation((unit) =>
    write((tx) => {
      runs += 1;
      return unit(tx);
    }),
  );
  const { promise: hasLocked, resolve: tell } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const one = engine.database.write(async (tx) => {
    await first(tx);
    tell();
    await mayEnd;
    await more(tx);
  });
  await hasLocked;
  const two = other();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  end();
  await Promise.all([one, two]);
  return runs;
}

describe('an agreement that is revoked', () => {
  let reseller: Seller;
  let reseller_id: number;
  let store: number;
  let departure: number;
  beforeEach(async () => {
    reseller_id = await anAccount(engine, 'Resellers');
    reseller = await aSeller(engine, { [reseller_id]: 'owner' });
    const shop = { title: 'The other shop', time_zone: 'Europe/Zagreb', currency: 'EUR' };
    const made = await reseller.send('POST', '/api/stores/', { ...shop, settings: { manual_payment: true } });
    store = Number(made.body['id']);
    await agreeOnResale(engine, 1, reseller_id);
    await reseller.send('POST', `/api/stores/${store}/add-experience/`, { experience: 1 });
    departure = await departureOf(buyer.selection());
  });

  const revoke = () =>
    engine.database.write((tx) =>
      saveAgreement(tx, { supplier_id: 1, reseller_id, status: 'revoked', note: '' }, engine.clock.now),
    );
  const hold = (id: string) =>
    reseller.send('PUT', `/api/bookings/holds/${id}/`, { store, lines: [buyer.selection()] });
  const holds = () => engine.database.read((tx) => tx.selectFrom('holds').select('line_id').execute());

  it('[A15, A26] waits for a reserved order before it locks the departure', async () => {
    const { id } = await made(reseller, anOrderFor(buyer, { store, amount: '80.00', status: 'pending' }));

    const runs = await together(
      (tx) => lockOrder(tx, id),
      (tx) => lockDepartures(tx, [departure]),
      revoke,
    );

    expect([runs, await holds()]).toEqual([2, []]);
  });

  it('[A15, A26] waits for a departure before it locks the tour', async () => {
    await hold(crypto.randomUUID());

    const runs = await together(
      (tx) => lockDepartures(tx, [departure]),
      (tx) => touchExperiences(tx, [1]),
      revoke,
    );

    expect([runs, await holds()]).toEqual([2, []]);
  });

  it('[A15, A26] leaves an order that was confirmed while it waited', async () => {
    const { id } = await made(reseller, anOrderFor(buyer, { store, amount: '80.00', status: 'pending' }));
    const confirmed = { status: 'confirmed', expires_at: null } as const;

    await together(
      (tx) => lockOrder(tx, id),
      (tx) => tx.updateTable('orders').set(confirmed).where('id', '=', id).execute(),
      revoke,
    );

    const order = await engine.database.read((tx) =>
      tx.selectFrom('orders').select(['status', 'expires_at']).where('id', '=', id).executeTakeFirst(),
    );
    expect(order).toEqual(confirmed);
    await engine.database.write((tx) => tx.updateTable('orders').set({ status: 'pending' }).execute());
  });

  it('[A15, A26] and a call that holds places lock the agreement first', async () => {
    const id = crypto.randomUUID();
    await hold(id);

    const runs = await together(
      (tx) => tx.selectFrom('resale_agreements').select('id').forUpdate().execute(),
      (tx) => tx.selectFrom('carts').select('id').where('id', '=', id).forNoKeyUpdate().execute(),
      () => hold(id),
    );

    expect(runs).toBe(2);
  });

  it('[A15, A26] and a call that lists the tour lock the agreement before the store', async () => {
    const runs = await together(
      (tx) => tx.selectFrom('resale_agreements').select('id').forUpdate().execute(),
      (tx) => touchExperiences(tx, [1]),
      () => reseller.send('POST', `/api/stores/${store}/add-experience/`, { experience: 1 }),
    );

    expect(runs).toBe(2);
  });
});

it('[A15, T6] a sync locks the orders of its entries before the departures of its sales', async () => {
  const { id, number } = await made(
    await aSeller(engine, { 1: 'agent' }),
    anOrderFor(buyer, { amount: '80.00', status: 'confirmed' }),
  );
  const device = await aDevice(engine, 'agent');
  const departure = await departureOf(buyer.selection());
  const lease = await device.leased(departure, 2);
  const money = { kind: 'payment', amount: '80.00', currency: 'EUR', type: 'cash' } as const;

  const runs = await together(
    (tx) => lockOrder(tx, id),
    (tx) => lockDepartures(tx, [departure]),
    () => device.sync([aSale(engine, lease, buyer.selection(), {}), anEntry(engine, `${number}-1`, money)]),
  );

  expect(runs).toBe(2);
});

it.each([
  ['a schedule', 'PATCH', '/api/experiences/1/', { schedule: { cutoff_minutes: 30 } }],
  ['a start', 'POST', '/api/departures/', { experience: 1, date: '2026-12-03', time: '20:00', capacity: 5 }],
])('[A15, B3] a change of %s locks the departures before the tour', async (_, method, path, body) => {
  const departure = await departureOf(buyer.selection());

  const runs = await together(
    (tx) => lockDepartures(tx, [departure]),
    (tx) => touchExperiences(tx, [1]),
    () => supplier.send(method, path, body),
  );

  expect(runs).toBe(2);
});

it('[P11, P16] a sweep leaves an order whose card page opened while it waited', async () => {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
  const session = await engine.database.read((tx) =>
    tx.selectFrom('payment_sessions').selectAll().executeTakeFirstOrThrow(),
  );
  const setPage = (page: { provider_ref: string | null; checkout_url: string | null }) => (tx: Transaction) =>
    tx.updateTable('payment_sessions').set(page).where('id', '=', session.id).execute();
  await engine.database.write(setPage({ provider_ref: null, checkout_url: null }));
  buyer.later({ hours: 1 });

  await together(
    (tx) => lockOrder(tx, placed.id),
    setPage(session),
    () => sweepBookings(engine.context),
  );
  const statusNow = () => engine.database.read((tx) => tx.selectFrom('orders').select('status').execute());
  const after = await statusNow();
  await sweepPayments(engine.context);

  expect([after, await statusNow()]).toEqual([[{ status: 'pending' }], [{ status: 'expired' }]]);
  expect((await buyer.pay(placed, cards.paid)).status).toBe(410);
});
