import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { withTimeLimit } from '../provider-time-limit.ts';
import { recordOrderChange } from './model/order-history.ts';
import { notifyBuyer } from './model/pending-emails.ts';
import { isBooked, lockOrder, orderLinesOf, updateOrder } from './model/queries.ts';
import { dutiesOf } from './model/timetable.ts';
import { endPendingOrder, expireUnpaidOrder } from './pay/expire.ts';

const STORE_EVENTS_DAYS = 30;
const MOST_AT_ONCE = 100;

/**
 * Ends pending orders whose time has passed and whose card page may be open; it runs every few seconds. The provider has a time limit, and an order
 * expires whether the provider has answered or not (P16).
 */
export async function sweepPayments(context: Context): Promise<void> {
  const { database } = context;
  const now = context.now();
  const ending = withTimeLimit(context);
  for (const order of await database.read((tx) => pendingButOver(tx, now))) {
    await attempt(context, order.number, () => endPendingOrder(ending, order, now));
  }
}

/**
 * Does the work that needs no provider; it runs every few seconds: ends pending orders whose time has passed and that have no open card page, and
 * reviews booked orders that are due. Places need no sweeping: a hold lapses by its instant.
 */
export async function sweepBookings(context: Context): Promise<void> {
  const { database } = context;
  const now = context.now();
  for (const order of await database.read((tx) => pendingButOver(tx, now))) {
    await attempt(context, order.number, () => expireUnpaidOrder(context, order, now));
  }
  await reviewOrders(context);
  const before = now.subtract({ hours: 24 * STORE_EVENTS_DAYS }).epochMilliseconds;
  const old = await database.read((tx) =>
    tx.selectFrom('payment_events').select('event_id').where('received_at', '<', before).limit(1).execute(),
  );
  if (old.length > 0)
    await database.write((tx) => tx.deleteFrom('payment_events').where('received_at', '<', before).execute());
}

/** Runs work for one order. If it fails, the other orders go on, and it is tried again. */
async function attempt(
  { log }: Context,
  order: string,
  work: () => Promise<void>,
  failure = 'an order could not be swept',
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ order, err: error }, failure);
  }
}

/** Pending orders whose time has passed: that of the cart whose holds they share. Only pending orders have `expires_at`, so its index finds them. */
function pendingButOver(tx: Transaction, now: Temporal.Instant): Promise<OrderRow[]> {
  const at = now.epochMilliseconds;
  return tx
    .selectFrom('orders as o')
    .leftJoin('carts as c', (join) =>
      join.onRef('c.id', '=', 'o.cart_id').onRef('c.order_id', '=', 'o.id').on('c.ordered', '=', 0),
    )
    .selectAll('o')
    .where('o.status', '=', 'pending')
    .where('o.expires_at', '>', 0)
    .where((it) =>
      it.or([
        it(sql`coalesce(o.cart_id, '')`, '=', ''),
        it.and([it('o.expires_at', '<=', at), it.or([it('c.expires_at', 'is', null), it('c.expires_at', '<=', at)])]),
      ]),
    )
    .limit(MOST_AT_ONCE)
    .execute();
}

/** The most seconds by which the clocks of engines may differ. */
const SKEW_SECONDS = 60;

/**
 * Reviews the booked orders that are due: sends reminders, marks overdue balances, completes orders that have taken place. `look_at` is the time of
 * the next review. An order that an engine with a clock ahead of this one has reviewed is reviewed again.
 */
export async function reviewOrders(context: Context): Promise<void> {
  const { database } = context;
  const now = context.now();
  for (const [id, number] of await database.read((tx) => ordersToReview(tx, now))) {
    const review = () => database.write((tx) => reviewOrder(tx, id, now));
    await attempt(context, number, review, 'an order could not be looked at');
  }
}

/** Two queries with an index each, which mostly find nothing. */
async function ordersToReview(tx: Transaction, now: Temporal.Instant): Promise<Map<string, string>> {
  const booked = tx.selectFrom('orders').select(['id', 'number']).limit(MOST_AT_ONCE);
  const due = await booked.where('look_at', '<=', now.epochMilliseconds).orderBy('look_at').execute();
  const ahead = await booked.where('look_at', 'is not', null).where('looked_at', '>', latest(now)).execute();
  return new Map([...due, ...ahead].map(({ id, number }) => [id, number]));
}

async function reviewOrder(tx: Transaction, id: string, now: Temporal.Instant): Promise<void> {
  const order = await lockOrder(tx, id);
  const { look_at, looked_at } = order;
  const note = (noted: Partial<OrderRow>) => tx.updateTable('orders').set(noted).where('id', '=', id).execute();
  if (!isBooked(order)) return void (await note({ look_at: null }));
  // Another engine may have reviewed the order since.
  if (look_at !== null && look_at > now.epochMilliseconds && looked_at <= latest(now)) return;

  const { remind, askForRest, isOverdue, isOver, next } = dutiesOf(order, await orderLinesOf(tx, id), now);
  if (remind) await notifyBuyer(tx, order, 'reminder');
  if (askForRest) await notifyBuyer(tx, order, 'rest_due');
  const noted = {
    look_at: isOver ? null : next,
    looked_at: now.epochMilliseconds,
    is_overdue: Number(isOverdue),
  };
  if (!isOver) return void (await note(noted));
  await updateOrder(tx, order, { status: 'completed', ...noted });
  const [before, after] = [{ status: order.status }, { status: 'completed' }];
  if (order.status !== 'completed')
    await recordOrderChange(tx, order, { kind: 'status', actor: 'shop', at: now, before, after });
}

function latest(now: Temporal.Instant): number {
  return now.add({ seconds: SKEW_SECONDS }).epochMilliseconds;
}
