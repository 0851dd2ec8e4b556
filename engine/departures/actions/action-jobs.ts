import { Failed, Invalid, Refused } from '../../base/errors.ts';
import { tokenHash } from '../../base/token-hash.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { sentenceOf } from '../../http/problem-sentences.ts';
import type { Job } from '../../jobs/queue.ts';
import type { JobHandlers, Running } from '../../jobs/runner.ts';
import { emailWords, languageOfOrder } from '../../orders/model/email-words.ts';
import { actorOf } from '../../orders/model/order-history.ts';
import { paidForLines, sumOf } from '../../orders/model/prices.ts';
import {
  changeOrderLine,
  isBooked,
  lockOrder,
  orderById,
  orderLinesOf,
  snapshotOf,
  storeOf,
  updateOrder,
} from '../../orders/model/queries.ts';
import { DEPARTURE_ACTION, REOPENED } from '../end-moves.ts';
import { cancelledText, messageText, queueActionEmail, releasedText } from './action-emails.ts';
import { makeChoice, settleWithoutLines, startOf } from './choose.ts';
import { moveLines, refundLines } from './leave-departure.ts';
import {
  type ActionBookingRow,
  type ActionRow,
  actionById,
  addBookings,
  bookingsIn,
  linesAt,
  lockBooking,
  updateBooking,
} from './queries.ts';
import { freeTargetPlaces } from './target-places.ts';

/** How often a booking is tried whose transaction fails with an unexpected error. */
const MOST_FAULTS = 3;

export function departureJobs(context: Context): JobHandlers {
  return {
    [DEPARTURE_ACTION]: {
      leaseSeconds: 60,
      mostAttempts: Infinity,
      pauseSeconds: (attempts) => Math.min(2 ** attempts, 300),
      run: (job, running) => runAction(context, job, running),
    },
  };
}

/** @returns when to look for later bookings, or when the guests' time to choose ends; undefined if there is nothing left to do */
async function runAction(
  context: Context,
  { key, attempts, payload }: Job,
  { signal, write }: Running,
): Promise<Temporal.Instant | undefined> {
  const { database } = context;
  const action = await write(async (tx) => {
    const found = await actionById(tx, key);
    if (found && found.kind !== 'message' && payload !== REOPENED) await addBookings(tx, found);
    return found;
  });
  if (!action) return undefined;

  /** Runs the step of a booking in its own transaction. A refusal is stored with its reason, and does not stop the other bookings. */
  const attempt = async (booking: ActionBookingRow, step: (tx: Transaction) => Promise<void>) => {
    try {
      await write(step);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null && attempts < MOST_FAULTS) throw error;
      if (reason === null)
        context.log.error({ err: error, action: key }, 'a booking of a departure could not be changed');
      await write((tx) => noteFailure(tx, booking, reason ?? 'It could not be changed. Please try again.'));
    }
  };

  for (const booking of await database.read((tx) => bookingsIn(tx, key, 'waiting'))) {
    if (signal.aborted) return context.now();
    const storefront = await storefrontOf(context, booking);
    await attempt(booking, (tx) => takeUp(context, tx, action, booking, storefront));
  }
  if (action.kind === 'move') await write((tx) => freeTargetPlaces(tx, action));
  const isOver = action.choose_by !== null && action.choose_by <= context.now().epochMilliseconds;
  for (const booking of isOver ? await database.read((tx) => bookingsIn(tx, key, 'open')) : []) {
    if (signal.aborted) return context.now();
    const choice = { choice: 'money', by: 'shop', actor: 'shop', now: context.now(), storefront: null } as const;
    await attempt(booking, (tx) => makeChoice(context, tx, action, booking, choice));
  }
  return database.read((tx) => nextRun(tx, action, context.now()));
}

async function storefrontOf(
  { database, catalogue, now }: Context,
  { order_id }: ActionBookingRow,
): Promise<Storefront | null> {
  const order = await database.read((tx) => orderById(tx, order_id));
  return order ? catalogue.of(order.store_id, now()) : null;
}

/** The first step of a `waiting` booking: it becomes `open` or `done`; if the step is refused, it becomes `failed`. */
async function takeUp(
  context: Context,
  tx: Transaction,
  action: ActionRow,
  of: ActionBookingRow,
  storefront: Storefront | null,
): Promise<void> {
  const now = context.now();
  const order = await lockOrder(tx, of.order_id);
  const booking = await lockBooking(tx, of);
  if (booking.state !== 'waiting') return;
  const lines = await linesAt(tx, action, order);
  if (lines.length === 0) return settleWithoutLines(tx, action, booking, now);
  const input = { context, tx, action, order, lines, booking, now, storefront };
  if (action.kind === 'message') return writeToGuest(input);
  if (action.kind === 'move') return moveGuest(input);
  return isBooked(order) ? askGuest(input) : release(input);
}

interface TakeUpInput {
  readonly context: Context;
  readonly tx: Transaction;
  readonly action: ActionRow;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly booking: ActionBookingRow;
  readonly now: Temporal.Instant;
  readonly storefront: Storefront | null;
}

/** Tells a guest once that the departure is cancelled, with the link to choose. */
async function askGuest({ context, tx, action, order, lines, booking, now }: TakeUpInput): Promise<void> {
  if (booking.notified_at !== null) return updateBooking(tx, booking, { state: 'open', problem: '' });
  for (const line of lines) await changeOrderLine(tx, line, { departure_cancelled: 1 });
  await updateOrder(tx, order, {});
  const shares = paidForLines(order, await orderLinesOf(tx, order.id));
  const paid = sumOf(lines.map(({ id }) => shares.get(id) ?? 0));
  const zone = lines[0] ? snapshotOf(lines[0]).time_zone : 'UTC';
  const token = context.newId();
  const text = cancelledText(action, { paid, currency: order.currency, zone, token });
  const isEmailed = await queueActionEmail(context, tx, { action, order, lines, now }, text);
  const notified = isEmailed ? { notified_at: now.epochMilliseconds, token_hash: tokenHash(token) } : {};
  await updateBooking(tx, booking, { ...notified, state: 'open', problem: '' });
}

/** Ends a reservation by hand with its departure, and refunds the part that was paid. */
async function release({ context, tx, action, order, lines, booking, now }: TakeUpInput): Promise<void> {
  const refunded = await refundLines(context, tx, { order, lines, now, actor: actorOf(action.created_by) });
  const isEmailed = await queueActionEmail(context, tx, { action, order, lines, now }, releasedText);
  await tx.deleteFrom('order_letters').where('order_id', '=', order.id).where('kind', '=', 'cancelled').execute();
  await updateBooking(tx, booking, { ...doneAt(now, isEmailed), outcome: 'released', refunded });
}

async function writeToGuest({ context, tx, action, order, lines, booking, now }: TakeUpInput): Promise<void> {
  const isEmailed = await queueActionEmail(context, tx, { action, order, lines, now }, messageText(action));
  await updateBooking(tx, booking, { ...doneAt(now, isEmailed), outcome: isEmailed ? 'notified' : null });
}

/** Moves a guest. The only email is the confirmation of the change, with its voucher. */
async function moveGuest({ context, tx, action, order, lines, booking, now, storefront }: TakeUpInput): Promise<void> {
  const to = action.to_departure_id;
  if (to === null) throw new Refused('past_cutoff', 'The departure that it was to be moved to has gone.');
  const actor = actorOf(action.created_by);
  const { settings } = await storeOf(tx, order);
  const { emails } = emailWords[languageOfOrder(order, settings)];
  const note = [emails.movedByUs, action.message].filter(Boolean).join('\n');
  await freeTargetPlaces(tx, action, sumOf(lines.map(({ places }) => places)));
  await moveLines(context, tx, { order, lines, now, actor, storefront }, await startOf(tx, to), note);
  const moved = { outcome: 'moved', chosen_by: 'staff', to_departure_id: to } as const;
  await updateBooking(tx, booking, { ...doneAt(now, buyerContact(order).email !== ''), ...moved });
}

function doneAt(now: Temporal.Instant, isEmailed: boolean): Partial<ActionBookingRow> {
  const at = now.epochMilliseconds;
  return { state: 'done', done_at: at, notified_at: isEmailed ? at : null, problem: '' };
}

async function noteFailure(tx: Transaction, booking: ActionBookingRow, problem: string): Promise<void> {
  await tx
    .updateTable('departure_action_bookings')
    .set({ state: 'failed', problem })
    .where('action_id', '=', booking.action_id)
    .where('order_id', '=', booking.order_id)
    .where('state', '=', booking.state)
    .execute();
}

/** The reason of a refusal, in words for staff; null for an unexpected error. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Invalid) return error.problems.map(sentenceOf).join(' ');
  return error instanceof Refused || error instanceof Failed ? error.message : null;
}

const HOUR = 60 * 60_000;

/** The next run of an action, for bookings that are paid or reported later: each minute in the first hour, then hourly to a day after the start. */
async function nextRun(
  tx: Transaction,
  { id, kind, departure_id, created_at, choose_by }: ActionRow,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  if (kind === 'message') return undefined;
  const at = now.epochMilliseconds;
  const departure = await tx
    .selectFrom('departures')
    .select('starts_at')
    .where('id', '=', departure_id)
    .executeTakeFirstOrThrow();
  const isOpen = (await bookingsIn(tx, id, 'open')).length > 0;
  const next = [
    ...(at < departure.starts_at + 24 * HOUR ? [at + (at < created_at + HOUR ? 60_000 : HOUR)] : []),
    ...(isOpen && choose_by !== null ? [Math.max(choose_by, at)] : []),
  ];
  return next.length === 0 ? undefined : Temporal.Instant.fromEpochMilliseconds(Math.min(...next));
}
