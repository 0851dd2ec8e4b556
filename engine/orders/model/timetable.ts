import { cardLeast } from '#domain/money/money.ts';
import { dueBy, laterStarts } from '#domain/orders/balance-due.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { dueOf } from './prices.ts';
import { isBooked, liveLines, snapshotOf } from './queries.ts';

/** How long after its last line an order can still be cancelled: a long weekend, in case something went wrong on the day. */
const COMPLETED_AFTER_HOURS = 72;

const DAY = 24 * 60 * 60_000;

/**
 * The steps for a booked order at an instant (P11, P14); for a completed order only its payment.
 *
 * @returns `next` is the time of further steps, in epoch milliseconds; null if there are none
 */
export function dutiesOf(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant) {
  const at = now.epochMilliseconds;
  const live = order.status === 'confirmed' ? liveLines(lines) : [];
  const rest = balanceDueOf(order, lines);
  const over = Math.max(
    ...live.map((line) => lineTimesOf(line).end.add({ hours: COMPLETED_AFTER_HOURS }).epochMilliseconds),
  );
  const remind = linesToRemind(live, now).length > 0;
  // The guest still has to choose another day or the refund (B8).
  const isUndecided = live.some((line) => line.departure_cancelled === 1);
  // The buyer is asked some days before the due day, once per due day; from the day before the start on, the reminder asks.
  const isRequested = rest !== null && rest.requestedFrom <= at && at < needsNoReminderFrom(rest.first);
  const askForRest =
    isRequested &&
    // If the seller refunded money at the provider, only the seller asks for it again (P19).
    order.refunded === 0 &&
    !isUndecided &&
    order.status === 'confirmed' &&
    order.rest_due_days > 0 &&
    order.rest_told !== rest.by.toString();
  const times = [
    ...live.filter(isUnreminded).map((line) => remindedFrom(lineTimesOf(line)).epochMilliseconds),
    ...(rest ? [rest.requestedFrom, rest.overdueFrom] : []),
    ...(live.length > 0 ? [over] : []),
  ].filter((time) => time > at);
  return {
    remind,
    askForRest,
    isOverdue: rest !== null && rest.overdueFrom <= at,
    isOver: live.length > 0 && over <= at && !isUndecided,
    // A confirmed order always has a next time: without one it would be reviewed in every round.
    next: times.length > 0 ? Math.min(...times) : order.status === 'confirmed' ? at + DAY : null,
  };
}

/** The lines that begin soon and have had no reminder (P14): not after their start, and again for a line that was moved. */
export function linesToRemind(lines: readonly OrderLineRow[], now: Temporal.Instant): OrderLineRow[] {
  return lines.filter((line) => {
    if (line.attendance_status !== 'expected' || line.departure_cancelled === 1 || !isUnreminded(line)) return false;
    const when = lineTimesOf(line);
    return (
      Temporal.Instant.compare(remindedFrom(when), now) <= 0 && now.epochMilliseconds < when.start.epochMilliseconds
    );
  });
}

function isUnreminded(line: OrderLineRow): boolean {
  return line.reminded_of !== lineTimesOf(line).start.epochMilliseconds;
}

type LineTimes = ReturnType<typeof lineTimesOf>;

/** The times of a booked line: its start in its own zone, and its end, or its start if its duration is unknown. */
export function lineTimesOf(line: { snapshot_json: string }) {
  const { starts_at, ends_at, time_zone } = snapshotOf(line);
  return {
    start: Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone),
    end: Temporal.Instant.from(ends_at ?? starts_at),
  };
}

/** When its guests are reminded: at 10:00 on the day before, in its own zone (P14). */
export function remindedFrom({ start }: LineTimes): Temporal.Instant {
  return atTen(start.toPlainDate().subtract({ days: 1 }), start.timeZoneId);
}

/** From when a reminder is useless, in epoch milliseconds: guests who read about the line on the day before, or on the day, need none. */
export function needsNoReminderFrom({ start }: LineTimes): number {
  return start.toPlainDate().subtract({ days: 1 }).toZonedDateTime(start.timeZoneId).epochMilliseconds;
}

/** 10:00 on a day: an email at this time disturbs nobody. */
function atTen(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: '10:00' }).toInstant();
}

/** Whether the balance of an order is overdue. */
export function isBalanceOverdue(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): boolean {
  const rest = balanceDueOf(order, lines);
  return rest !== null && rest.overdueFrom <= now.epochMilliseconds;
}

/** Days before the due day on which the balance is asked for. */
const REQUEST_DAYS = 3;

/**
 * The balance of a booked order and its due day (P14). Null if nothing is due that a card can pay, or if the order is not booked.
 *
 * @returns `by` is the last day on which a payment is in time, in the zone of the first tour; `askedFrom` and `overdueFrom` are
 *   epoch milliseconds
 */
export function balanceDueOf(order: OrderRow, lines: readonly OrderLineRow[]) {
  if (!isBooked(order) || dueOf(order) < cardLeast(order.currency)) return null;
  const last = lastDayOf(order, lines, order.paid - order.refunded >= order.deposit);
  if (!last) return null;

  const { first, by } = last;
  const zone = first.start.timeZoneId;
  return {
    by,
    requestedFrom: atTen(by.subtract({ days: REQUEST_DAYS }), zone).epochMilliseconds,
    overdueFrom: by.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds,
    first,
  };
}

/**
 * The last day for the balance of an order: the agreed number of days before its first line that may be paid later, but not before the day of
 * purchase. Null without a line.
 */
export function lastDayOf(order: OrderRow, lines: readonly OrderLineRow[], isDepositPaid: boolean) {
  const createdAt = Temporal.Instant.fromEpochMilliseconds(order.created_at);
  const boughtIn = (zone: string) => createdAt.toZonedDateTimeISO(zone).toPlainDate();
  const all = liveLines(lines).map(lineTimesOf);
  const [first] = (isDepositPaid ? laterStarts(all, order.rest_due_days, boughtIn) : all).toSorted(
    (a, b) => a.start.epochMilliseconds - b.start.epochMilliseconds,
  );
  return first ? { first, by: dueBy(first.start, order.rest_due_days, boughtIn(first.start.timeZoneId)) } : null;
}
