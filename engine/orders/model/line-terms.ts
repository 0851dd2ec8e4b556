import type { CartLine } from '#domain/contract/cart.ts';
import { cardAmount, type Minor } from '#domain/money/money.ts';
import { hasBegun, type RefundQuote, refundQuote } from '#domain/money/refund.ts';
import { changeableUntil } from '#domain/orders/line-change.ts';
import { formatInstant } from '#domain/text/format.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Refused } from '../../errors.ts';
import { paidForLines } from './prices.ts';
import { moveRefusedError } from './queries.ts';

/**
 * Until when a buyer may change a line; null where it cannot be changed at all.
 *
 * @param all  the order's lines
 */
export function changeableLine(
  order: OrderRow,
  line: OrderLineRow,
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  const isPaid = (paidForLines(order, all).get(line.id) ?? 0) > 0;
  const until = changeableUntil(JSON.parse(line.snapshot_json) as CartLine, isPaid);
  return until && Temporal.Instant.compare(now, until) <= 0 ? until : null;
}

/** @throws Failed 409, Refused past_cutoff where the line cannot be changed by its buyer */
export function refuseUnchangeable(
  order: OrderRow,
  line: OrderLineRow,
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): Temporal.Instant {
  const until = changeableLine(order, line, all, now);
  if (until) return until;
  if (order.status !== 'confirmed') throw moveRefusedError(`This order is ${order.status}: it cannot be changed.`);
  const { experience, starts_at, time_zone } = JSON.parse(line.snapshot_json) as CartLine;
  if (line.attendance_status === 'cancelled') throw moveRefusedError(`“${experience.title}” has been cancelled.`);
  if (line.attendance_status !== 'expected')
    throw moveRefusedError(`The shop has noted who came to “${experience.title}”: it cannot be changed any more.`);
  const was = changeableUntil({ starts_at, experience }, (paidForLines(order, all).get(line.id) ?? 0) > 0);
  const why = was
    ? `“${experience.title}” could be changed until ${formatInstant(was.toString(), time_zone)}.`
    : `“${experience.title}” cannot be changed by its terms.`;
  throw new Refused('past_cutoff', `${why} Please ask the shop.`, { order_id: order.id });
}

/**
 * What the policy copied at purchase pays back for a line; null where it is too late, or there is nothing to cancel. A line for which
 * nothing was paid can be cancelled until it begins.
 */
export function refundQuoteOf(
  line: OrderLineRow,
  order: OrderRow,
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): RefundQuote | null {
  if (order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  const { experience, starts_at } = JSON.parse(line.snapshot_json) as CartLine;
  const paidFor = paidForLines(order, all).get(line.id) ?? 0;
  const startsAt = Temporal.Instant.from(starts_at);
  const quote = refundQuote(experience.cancellation_policy, startsAt, paidFor, now);
  if (quote) return { ...quote, amount: inSteps(quote.amount, paidFor, order.currency) };
  if (paidFor > 0 || hasBegun(startsAt, now)) return null;
  return { amount: 0, percentage: 0 };
}

/** A part of what was paid, as cards can give it back; all of it is what it was. */
function inSteps(amount: Minor, paidFor: Minor, currency: string): Minor {
  return amount === paidFor ? paidFor : cardAmount(amount, currency, paidFor);
}
