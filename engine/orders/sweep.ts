import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { OutOfPatience, withPatience } from '../patience.ts';
import { endSession } from './ask.ts';
import { endPending, expireUnpaid } from './expire.ts';
import { lookAtOrders } from './look-at.ts';
import type { OrderRow, SessionRow } from './queries.ts';
import { askRefunds, sendRefunds } from './refunds.ts';
import { writeLetters } from './write-letters.ts';

const EVENTS_ARE_KEPT_DAYS = 30;
const MOST_AT_ONCE = 100;

/** What time does to orders and payments: both parts in turn. An engine gives each a timer of its own. */
export async function sweepOrders(context: Context): Promise<void> {
  await sweepPayments(context);
  await sweepBookings(context);
}

/**
 * What needs the payment provider, to be called every few seconds: it ends pending orders whose time is over and whose card page may be open,
 * asks after sessions that are over but undecided, sends refunds that are still owed and asks after those on their way. The provider is waited
 * for only so long in each of these; an order expires whether it has answered or not (P16).
 */
export async function sweepPayments(context: Context): Promise<void> {
  const { database, payments } = context;
  const now = context.now();
  const ending = withPatience(context);
  for (const order of await database.read((tx) => pendingButOver(tx, now))) {
    await tried(context, order.number, () => endPending(ending, order, now));
  }
  const asking = withPatience(context);
  for (const { number, ...session } of await database.read((tx) => undecided(tx, payments.name, now))) {
    if (!(await tried(context, number, () => endSession(asking, session, now)))) break;
  }
  await sendRefunds(withPatience(context));
  await askRefunds(withPatience(context));
}

/**
 * What waits for nobody outside, to be called every few seconds: it ends pending orders whose time is over and that no card page is open for,
 * looks at booked orders whose time has come, and writes to buyers what has become of theirs. Places need no sweeping: a hold lapses by its
 * instant.
 */
export async function sweepBookings(context: Context): Promise<void> {
  const { database } = context;
  const now = context.now();
  for (const order of await database.read((tx) => pendingButOver(tx, now))) {
    await tried(context, order.number, () => expireUnpaid(context, order, now));
  }
  await lookAtOrders(context);
  await writeLetters(context);
  const before = now.subtract({ hours: 24 * EVENTS_ARE_KEPT_DAYS });
  if (await database.read((tx) => hasEventsBefore(tx, before))) await database.write((tx) => forgetEvents(tx, before));
}

/** One that fails holds up none of the others, and is tried again. @returns whether there is time for others */
async function tried(context: Context, number: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    if (error instanceof OutOfPatience) return false;
    context.log.warn({ order: number, err: error }, 'an order could not be swept');
  }
  return true;
}

/**
 * An order lives as long as the cart whose holds it shares; one that has closed its cart keeps to its own time. None that is not pending
 * has a time: by that index, and no other, the pending ones are found among all that ever were.
 */
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

/** Sessions past their time that the provider has not decided, and those that we have ended while their card page is open. */
function undecided(
  tx: Transaction,
  provider: string,
  now: Temporal.Instant,
): Promise<(SessionRow & { number: string })[]> {
  return tx
    .selectFrom('payment_sessions as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .selectAll('s')
    .select('o.number')
    .where('s.provider', '=', provider)
    .where('s.provider_ref', 'is not', null)
    .where((it) =>
      it.or([
        it.and([it('s.state', 'in', ['open', 'processing']), it('s.expires_at', '<=', now.epochMilliseconds)]),
        it.and([it('s.state', '=', 'cancelled'), it('s.checkout_url', 'is not', null)]),
      ]),
    )
    .limit(MOST_AT_ONCE)
    .execute();
}

async function hasEventsBefore(tx: Transaction, before: Temporal.Instant): Promise<boolean> {
  const old = await tx
    .selectFrom('payment_events')
    .select('event_id')
    .where('received_at', '<', before.epochMilliseconds)
    .limit(1)
    .executeTakeFirst();
  return old !== undefined;
}

async function forgetEvents(tx: Transaction, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('payment_events').where('received_at', '<', before.epochMilliseconds).execute();
}
