import { cardAmount } from '#domain/money/money.ts';
import { hasBegun, type RefundQuote, refundQuote } from '#domain/money/refund.ts';
import { changeableUntil } from '#domain/orders/line-change.ts';
import { formatInstant } from '#text/format.ts';
import { Refused } from '../../base/errors.ts';
import { type LineOfOrder, paidFor } from './prices.ts';
import { moveRefusedError, snapshotOf } from './queries.ts';

/** The time until which a buyer may change a line; null if it cannot be changed, or if its buyer is asked to choose another day (B8). */
export function changeableLine(of: LineOfOrder, now: Temporal.Instant): Temporal.Instant | null {
  if (of.order.status !== 'confirmed' || of.line.attendance_status !== 'expected') return null;
  if (of.line.departure_cancelled === 1) return null;
  const until = changeableUntil(snapshotOf(of.line), paidFor(of) > 0);
  return until && Temporal.Instant.compare(now, until) <= 0 ? until : null;
}

/** @throws Failed 409, Refused past_cutoff if the buyer cannot change the line */
export function refuseUnchangeable(of: LineOfOrder, now: Temporal.Instant): Temporal.Instant {
  const until = changeableLine(of, now);
  if (until) return until;
  const { order, line } = of;
  if (order.status !== 'confirmed') throw moveRefusedError(`This order is ${order.status}: it cannot be changed.`);
  const { experience, starts_at, time_zone } = snapshotOf(line);
  if (line.attendance_status === 'cancelled') throw moveRefusedError(`“${experience.title}” has been cancelled.`);
  if (line.attendance_status !== 'expected')
    throw moveRefusedError(`The shop has noted who came to “${experience.title}”: it cannot be changed any more.`);
  const was = changeableUntil({ starts_at, experience }, paidFor(of) > 0);
  const why = was
    ? `“${experience.title}” could be changed until ${formatInstant(was.toString(), time_zone)}.`
    : `“${experience.title}” cannot be changed by its terms.`;
  throw new Refused('past_cutoff', `${why} Please ask the shop.`, { order_id: order.id });
}

/** The time until which staff may move a line: its start. @throws Failed 409 for a line that can no longer be moved */
export function refuseUnmovable({ order, line }: LineOfOrder): Temporal.Instant {
  const { experience, starts_at } = snapshotOf(line);
  if (order.status !== 'confirmed') throw moveRefusedError(`This order is ${order.status}: it cannot be changed.`);
  if (line.attendance_status === 'cancelled') throw moveRefusedError(`“${experience.title}” has been cancelled.`);
  if (line.attendance_status !== 'expected')
    throw moveRefusedError(`The attendance at “${experience.title}” is noted. Set its guests to expected first.`);
  return Temporal.Instant.from(starts_at);
}

/**
 * The refund of a line by the policy that was copied at purchase, in steps that cards can refund; null if it is too late, or if there is nothing to
 * cancel. A line without a payment can be cancelled until it begins. If its departure does not take place, everything is refunded (B8).
 */
export function refundQuoteOf(of: LineOfOrder, now: Temporal.Instant): RefundQuote | null {
  if (of.order.status !== 'confirmed' || of.line.attendance_status !== 'expected') return null;
  const { experience, starts_at } = snapshotOf(of.line);
  const paid = paidFor(of);
  if (of.line.departure_cancelled === 1) return { amount: paid, percentage: 100 };
  const startsAt = Temporal.Instant.from(starts_at);
  const quote = refundQuote(experience.cancellation_policy, startsAt, paid, now);
  if (!quote) return paid > 0 || hasBegun(startsAt, now) ? null : { amount: 0, percentage: 0 };
  return { ...quote, amount: quote.amount === paid ? paid : cardAmount(quote.amount, of.order.currency, paid) };
}
