import { dueBy } from '#domain/due-by.ts';
import { dueOf } from './due.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { isBooked, liveLines } from './queries.ts';
import type { When } from './when.ts';
import { atTen, midnight, whenOf } from './when.ts';

/** What is still to be paid of a booked order, and by when (P14). */
export interface Rest {
  /** The last day on which it is in time, by the clocks of the first place that one goes to. */
  readonly by: Temporal.PlainDate;
  /** When its buyer is asked for it. */
  readonly askedFrom: Temporal.Instant;
  readonly overdueFrom: Temporal.Instant;
  /** The line that comes first. */
  readonly first: When;
}

/** Whether what is due of an order should have come by now. */
export function isRestOverdue(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): boolean {
  const rest = restOf(order, lines);
  return rest !== null && Temporal.Instant.compare(rest.overdueFrom, now) <= 0;
}

/** So many days before it is due. */
const ASKED_DAYS = 3;

/**
 * When the rest of an order is due: the agreed number of days before the first of its lines, as they are now; never before the day on
 * which it was bought. Null where nothing is due, or it is not booked.
 */
export function restOf(order: OrderRow, lines: readonly OrderLineRow[]): Rest | null {
  if (!isBooked(order) || dueOf(order) === 0) return null;
  const [first] = liveLines(lines)
    .map(whenOf)
    .toSorted((a, b) => a.start.epochMilliseconds - b.start.epochMilliseconds);
  if (!first) return null;

  const zone = first.start.timeZoneId;
  const bought = Temporal.Instant.fromEpochMilliseconds(order.created_at).toZonedDateTimeISO(zone);
  const by = dueBy(first.start, order.rest_due_days, bought.toPlainDate());
  return {
    by,
    askedFrom: atTen(by.subtract({ days: ASKED_DAYS }), zone),
    overdueFrom: midnight(by.add({ days: 1 }), zone),
    first,
  };
}
