import { shopEventNames } from '#domain/contract/events.ts';
import { cartTotals } from '#domain/money/totals.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { userByEmail } from '../accounts/model/queries.ts';
import { DEMO_EMAIL } from '../accounts/model/registration.ts';
import { Invalid, Refused } from '../base/errors.ts';
import { waitForQuiet } from '../base/quiet.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { NOTIFICATION } from '../history/record-notification.ts';
import { bookManualPayment, confirmOrThrow } from '../orders/model/book-manual.ts';
import { moneyFact, recordOrderChange } from '../orders/model/order-history.ts';
import { freeNumber, savePendingOrder } from '../orders/model/pending-order.ts';
import { insertClosedCart, orderLinesOf, updateOrder } from '../orders/model/queries.ts';
import { REVIEW_REQUEST } from '../orders/model/review-requests.ts';
import { noteAttendance } from '../orders/staff/attendance.ts';
import { bookLines } from '../orders/staff/book-lines.ts';
import { makeDepartures } from '../places/departures.ts';
import { readSchedule } from '../resources/experiences/plan-departures.ts';
import { type DemoDeparture, demoBookings } from './demo-bookings.ts';
import { writeDemoReviews } from './demo-reviews.ts';

/** Days before today that have bookings: the numbers compare a month with the month before. */
const PAST_DAYS = 70;
/** Bookings are of the store's first tours, so many of them. */
const TOURS = 8;
const HOUR = 3_600_000;
const CARD = '2';

type DemoBooking = ReturnType<typeof demoBookings> extends Generator<infer Booking> ? Booking : never;

/**
 * Gives the demo store bookings of its last weeks, one day at a time while the engine is idle, so that the first start does not wait for them. The
 * storefront, staff and the desk sell them; all are paid, and most guests have come. No emails are sent.
 */
export async function openDemoPast(context: Context, signal: AbortSignal, pastDays = PAST_DAYS): Promise<void> {
  try {
    const { database, catalogue, now } = context;
    const known = await database.read(async (tx) => ({
      store: await tx.selectFrom('stores').select(['id', 'time_zone']).orderBy('id').executeTakeFirst(),
      user: await userByEmail(tx, DEMO_EMAIL),
    }));
    const storefront = known.store && (await catalogue.of(known.store.id, now()));
    if (!known.store || !known.user || !storefront) return;
    const today = dayIn(now(), known.store.time_zone);
    const shop = { id: known.store.id, storefront, by: known.user.id };
    for (let days = 1; days <= pastDays; days += 1) {
      await waitForQuiet(signal);
      await bookDay(context, shop, addDays(today, -days));
    }
    await database.write((tx) => writeDemoReviews(tx, shop.id, now().epochMilliseconds));
  } catch (error) {
    if (!signal.aborted) context.log.warn({ err: error }, 'the past of the demo store is not complete');
  }
}

interface Shop {
  readonly id: number;
  readonly storefront: Storefront;
  /** The user who acts for the store. */
  readonly by: number;
}

async function bookDay(context: Context, shop: Shop, date: string): Promise<void> {
  const tours = shop.storefront.rows.slice(0, TOURS).flatMap(({ id }) => shop.storefront.experience(id) ?? []);
  const ids = tours.map(({ id }) => id);
  const departures = await context.database.write(async (tx) => {
    for (const id of ids) await makeDepartures(tx, id, await readSchedule(tx, id), date, addDays(date, 1));
    await countDemoVisits(tx, shop.id, date);
    return departuresOn(tx, ids, date);
  });
  const experiences = new Map(tours.map((it) => [it.id, it]));
  const day = Number(date.slice(8));
  // A day has at most eight parties, so the next day begins with other guests; these guests also write the reviews.
  const busyDays = { departuresOn: () => 2 + (day % 3), mostParties: 2, firstGuest: day * 9 };
  let n = day;
  // Each day begins with another tour, so that all of them have guests.
  const first = (day * 3) % Math.max(1, departures.length);
  const turned = [...departures.slice(first), ...departures.slice(0, first)];
  for (const booking of demoBookings(turned, experiences, busyDays)) {
    const at = n;
    try {
      await context.database.write((tx) => book(tx, context, shop, booking, at));
    } catch (error) {
      // The rate refuses some parties: they book nothing.
      if (!(error instanceof Invalid || error instanceof Refused)) throw error;
    }
    n += 1;
  }
}

async function departuresOn(tx: Transaction, ids: readonly number[], date: string): Promise<DemoDeparture[]> {
  const rows = await tx
    .selectFrom('departures as d')
    .innerJoin('start_times as s', 's.id', 'd.start_time_id')
    .select(['d.id', 'd.experience_id', 'd.date', 's.time', 'd.starts_at', 'd.capacity', 'd.sold'])
    .where('d.experience_id', 'in', ids)
    .where('d.date', '=', date)
    .orderBy('d.id')
    .execute();
  return rows.map(({ experience_id, starts_at, ...it }) => ({
    ...it,
    experience: experience_id,
    starts_at: new Date(starts_at).toISOString(),
  }));
}

/** Books a guest: three of five in the storefront, one with staff and one at the desk. @param n  the number of the booking */
async function book(tx: Transaction, context: Context, shop: Shop, { departure, order }: DemoBooking, n: number) {
  const { newId } = context;
  const { by, storefront } = shop;
  const source = n % 5 === 3 ? 'staff' : n % 5 === 4 ? 'desk' : 'storefront';
  const start = Temporal.Instant.from(departure.starts_at);
  const lead = source === 'desk' ? 1 : 8 + ((n * 37) % 180);
  const now = start.subtract({ milliseconds: lead * HOUR });
  const at = { now, newId };
  const cart = await insertClosedCart(tx, {
    id: newId(),
    store_id: shop.id,
    created_at: now.epochMilliseconds,
    expires_at: start.epochMilliseconds,
    main_contact_info_json: JSON.stringify({ email: '', ...order.main_contact_info }),
    note: order.note ?? '',
  });
  const selections = order.lines.map(({ experience_id, booking_info }) => ({ experience_id, booking_info }));
  const { lines } = await bookLines(tx, { selections, cart, storefront, ...at });
  const { currency } = storefront.store;
  const totals = cartTotals(lines, 0, currency);
  const isCard = source === 'storefront';
  const terms = {
    payment_method_id: isCard ? CARD : MANUAL,
    payment_type_id: isCard ? null : source === 'desk' ? 'cash' : 'transfer',
    amount: totals.total,
  };
  const made_by = isCard ? null : by;
  const sold = source === 'desk' && { sold: { number: await freeNumber(tx, newId), at: now } };
  const bought = { cart, lines, totals, currency, terms, until: start, rest_due_days: 1, made_by, ...sold };
  const saved = await savePendingOrder(tx, undefined, bought, at);
  const taken = { amount: totals.total, type_id: terms.payment_type_id ?? '', note: '', by };
  const paid = isCard
    ? await takeCard(tx, saved.order, at)
    : (await bookManualPayment(tx, saved.order, { ...taken, ...at })).order;
  const all = await orderLinesOf(tx, paid.id);
  const change = { attendance_status: n % 11 === 0 ? 'no_show' : 'checked_in' } as const;
  for (const line of all) await noteAttendance(tx, { order: paid, line, all }, change, { now: start, by });
  await dropNotifications(tx, paid);
}

/** Books a card payment as a page for test cards reports it. */
async function takeCard(
  tx: Transaction,
  order: OrderRow,
  { now, newId }: { now: Temporal.Instant; newId: () => string },
): Promise<OrderRow> {
  const { id, amount, currency } = order;
  const by = { now, actor: 'guest' } as const;
  const { status, expires_at, confirmed_at, paid } = await confirmOrThrow(tx, { ...order, paid: amount }, by);
  await tx
    .insertInto('payments')
    .values({
      id: newId(),
      order_id: id,
      kind: 'payment',
      amount,
      method_id: CARD,
      type_id: '',
      at: now.epochMilliseconds,
    })
    .execute();
  const before = { status: order.status };
  const after = { amount: moneyFact(amount, currency), method: CARD, status };
  await recordOrderChange(tx, order, { kind: 'payment', actor: 'guest', at: now, before, after });
  return updateOrder(tx, order, { status, expires_at, confirmed_at, paid }, false);
}

/** Deletes notifications and review requests: the bookings are old, and their guests do not exist. */
async function dropNotifications(tx: Transaction, { id }: OrderRow): Promise<void> {
  await tx.deleteFrom('notifications').where('order_id', '=', id).execute();
  await tx.deleteFrom('jobs').where('kind', '=', NOTIFICATION).where('key', 'like', `%/${id}`).execute();
  await tx.deleteFrom('jobs').where('kind', '=', REVIEW_REQUEST).where('key', 'like', `${id}/%`).execute();
}

/** The number of visitors at each step, if a hundred see the listing. */
const SHARES = [100, 64, 22, 15, 11];

/** Counts actions of visitors on a past day of the demo store, so that its funnel matches its bookings. */
async function countDemoVisits(tx: Transaction, store_id: number, date: string): Promise<void> {
  const day = Number(date.slice(8));
  const visitors = 40 + ((day * 17) % 35);
  const counts = shopEventNames.map((name, n) => ({ name, count: Math.round((visitors * (SHARES[n] ?? 0)) / 100) }));
  await tx
    .insertInto('event_counts')
    .values(counts.map((it) => ({ store_id, date, ...it })))
    .onConflict((it) => it.doNothing())
    .execute();
}
