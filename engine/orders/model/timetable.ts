import type { CartLine } from '#domain/contract/cart.ts';
import { dueBy } from '#domain/orders/order-money.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { dueOf } from './prices.ts';
import { isBooked, liveLines } from './queries.ts';

/** After the last of its lines an order can still be cancelled for so long: a long weekend, for a day on which nothing went as planned. */
const COMPLETED_AFTER_HOURS = 72;

/** An email that was not written by then is due again: an engine of an older version may have taken it. Milliseconds. */
const AGAIN_AFTER = 10 * 60_000;

const DAY = 24 * 60 * 60_000;

/** What time has come for in a booked order, and when there will be more. */
interface Duties {
  remind: boolean;
  askForRest: boolean;
  isOverdue: boolean;
  isOver: boolean;
  /** Epoch milliseconds; null where nothing is to come. */
  next: number | null;
}

/** What is to be done for a booked order at an instant (P11, P14): one that is completed, only to be paid. */
export function dutiesOf(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): Duties {
  const at = now.epochMilliseconds;
  const live = order.status === 'confirmed' ? liveLines(lines) : [];
  const rest = balanceDueOf(order, lines);
  const over = Math.max(
    ...live.map((line) => lineTimesOf(line).end.add({ hours: COMPLETED_AFTER_HOURS }).epochMilliseconds),
  );
  const remind = linesToRemind(live, now).length > 0;
  const askForRest = isBalanceToAsk(order, lines, now);
  const times = [
    ...(remind || askForRest ? [at + AGAIN_AFTER] : []),
    ...live.filter(isUnreminded).map((line) => remindedFrom(lineTimesOf(line)).epochMilliseconds),
    ...(rest ? [rest.askedFrom.epochMilliseconds, rest.overdueFrom.epochMilliseconds] : []),
    ...(live.length > 0 ? [over] : []),
  ].filter((time) => time > at);
  return {
    remind,
    askForRest,
    isOverdue: isBalanceOverdue(order, lines, now),
    isOver: live.length > 0 && over <= at,
    // A confirmed order always says when: one that says nothing would be looked at for ever.
    next: times.length > 0 ? Math.min(...times) : order.status === 'confirmed' ? at + DAY : null,
  };
}

/** The lines that begin soon, and of which nobody has been reminded (P14): not once they have begun, and again where one was moved. */
export function linesToRemind(lines: readonly OrderLineRow[], now: Temporal.Instant): OrderLineRow[] {
  return lines.filter((line) => {
    if (line.attendance_status !== 'expected' || !isUnreminded(line)) return false;
    const when = lineTimesOf(line);
    return (
      Temporal.Instant.compare(remindedFrom(when), now) <= 0 && now.epochMilliseconds < when.start.epochMilliseconds
    );
  });
}

function isUnreminded(line: OrderLineRow): boolean {
  return line.reminded_of !== lineTimesOf(line).start.epochMilliseconds;
}

/** Some days before it is due, once for a day; from the day before the start on the reminder asks for it. */
function isBalanceToAsk(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): boolean {
  const rest = balanceDueOf(order, lines);
  if (!rest || order.status !== 'confirmed' || order.rest_due_days === 0 || order.rest_told === rest.by.toString())
    return false;
  const isAsked = Temporal.Instant.compare(rest.askedFrom, now) <= 0;
  return isAsked && Temporal.Instant.compare(now, needsNoReminderFrom(rest.first)) < 0;
}

/** When a booked line takes place, its start by the clocks there. */
interface LineTimes {
  readonly start: Temporal.ZonedDateTime;
  /** Its start where nobody knows how long it takes. */
  readonly end: Temporal.Instant;
}

export function lineTimesOf({ snapshot_json }: Pick<OrderLineRow, 'snapshot_json'>): LineTimes {
  const { starts_at, ends_at, time_zone } = JSON.parse(snapshot_json) as CartLine;
  return {
    start: Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone),
    end: Temporal.Instant.from(ends_at ?? starts_at),
  };
}

/** From when its guests are reminded: 10:00 on the day before, by the clocks there (P14). */
export function remindedFrom({ start }: LineTimes): Temporal.Instant {
  return atTen(dayBefore(start), start.timeZoneId);
}

/** Anyone who reads of it on the day before, or on the day, needs no reminder. */
export function needsNoReminderFrom({ start }: LineTimes): Temporal.Instant {
  return midnight(dayBefore(start), start.timeZoneId);
}

function dayBefore(start: Temporal.ZonedDateTime): Temporal.PlainDate {
  return start.toPlainDate().subtract({ days: 1 });
}

/** The earlier of two instants. */
export function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}

/** 10:00 on a day: an email wakes nobody then. */
function atTen(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: '10:00' }).toInstant();
}

export function midnight(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant();
}

/** What is still to be paid of a booked order, and by when (P14). */
interface Balance {
  /** The last day on which it is in time, by the clocks of the first place that one goes to. */
  readonly by: Temporal.PlainDate;
  /** When its buyer is asked for it. */
  readonly askedFrom: Temporal.Instant;
  readonly overdueFrom: Temporal.Instant;
  /** The line that comes first. */
  readonly first: LineTimes;
}

/** Whether what is due of an order should have come by now. */
export function isBalanceOverdue(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): boolean {
  const rest = balanceDueOf(order, lines);
  return rest !== null && Temporal.Instant.compare(rest.overdueFrom, now) <= 0;
}

/** So many days before it is due. */
const ASKED_DAYS = 3;

/**
 * When the balance of an order is due: the agreed number of days before its first line, but not before the day of purchase. Null where
 * nothing is due, or it is not booked.
 */
export function balanceDueOf(order: OrderRow, lines: readonly OrderLineRow[]): Balance | null {
  if (!isBooked(order) || dueOf(order) === 0) return null;
  const [first] = liveLines(lines)
    .map(lineTimesOf)
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
