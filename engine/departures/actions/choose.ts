import type { GuestChoice } from '#domain/contract/office/departure-actions.ts';
import { reason } from '#domain/contract/problems.ts';
import { invalidError, Refused } from '../../base/errors.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { sumOf } from '../../orders/model/prices.ts';
import { liveLines, lockOrder, orderLinesOf } from '../../orders/model/queries.ts';
import { moveLines, refundLines } from './leave-departure.ts';
import { otherDepartures, placesNeeded } from './other-departures.ts';
import { type ActionBookingRow, type ActionRow, linesAt, lockBooking, updateBooking } from './queries.ts';

export interface Choice extends GuestChoice {
  readonly by: NonNullable<ActionBookingRow['chosen_by']>;
  readonly actor: Actor;
  readonly now: Temporal.Instant;
  /** The storefront of the selling store, read before the transaction. */
  readonly storefront: Storefront | null;
}

/**
 * Makes the choice of a guest whose departure was cancelled. The first choice counts: a booking that is no longer open stays as it is.
 *
 * @throws Refused places_taken if the other day is full or closed; Invalid without a day; Failed 409 for an order that cannot be changed
 */
export async function makeChoice(
  context: Context,
  tx: Transaction,
  action: ActionRow,
  of: Pick<ActionBookingRow, 'action_id' | 'order_id'>,
  { choice, departure, by, actor, now, storefront }: Choice,
): Promise<void> {
  const order = await lockOrder(tx, of.order_id);
  const booking = await lockBooking(tx, of);
  // A failed booking may be chosen for again.
  if (booking.state !== 'open' && booking.state !== 'failed') return;
  const lines = await linesAt(tx, action, order);
  if (lines.length === 0) return settleWithoutLines(tx, action, booking, now);
  const done = { state: 'done', chosen_by: by, done_at: now.epochMilliseconds, problem: '' } as const;
  if (choice === 'money') {
    const refunded = await refundLines(context, tx, { order, lines, now, actor });
    return updateBooking(tx, booking, { ...done, outcome: 'refunded', refunded });
  }
  if (departure === undefined) throw invalidError(['departure'], reason('day_not_chosen'));
  const experience = storefront?.experience(lines[0]?.experience_id ?? 0);
  const others = await otherDepartures(tx, action.departure_id, placesNeeded(lines, experience), now);
  if (others.every(({ id }) => id !== departure))
    throw new Refused('places_taken', 'This day has not enough places any more. Choose another one.');
  await moveLines(context, tx, { order, lines, now, actor, storefront }, await startOf(tx, departure));
  await updateBooking(tx, booking, { ...done, outcome: 'moved', to_departure_id: departure });
}

/** Day and start of a departure, as a selection names them. */
export function startOf(tx: Transaction, id: number) {
  return tx.selectFrom('departures').select(['date', 'start_time_id']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Closes a booking that staff or the guest have cancelled or moved in another way: nothing is left to choose. */
export async function settleWithoutLines(
  tx: Transaction,
  action: ActionRow,
  booking: ActionBookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const left = outcomeWithoutLines(action, await orderLinesOf(tx, booking.order_id));
  await updateBooking(tx, booking, { ...left, state: 'done', done_at: now.epochMilliseconds, problem: '' });
}

/** The outcome of a booking without lines at its departure, from all lines of its order. */
export function outcomeWithoutLines({ departure_id }: ActionRow, lines: readonly OrderLineRow[]) {
  const cancelled = lines.filter((it) => it.departure_id === departure_id);
  if (cancelled.length > 0)
    return { outcome: 'refunded' as const, refunded: sumOf(cancelled.map(({ refunded }) => refunded)) };
  const moved = liveLines(lines)[0];
  return { outcome: moved ? ('moved' as const) : ('gone' as const), to_departure_id: moved?.departure_id ?? null };
}
