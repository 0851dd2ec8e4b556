import { cardLeast } from '#domain/money/money.ts';
import { dueBy, laterStarts } from '#domain/orders/balance-due.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { dueOf } from './prices.ts';
import { isBooked, liveLines, snapshotOf } from './queries.ts';

/** After the last of its lines an order can still be cancelled for so long: a long weekend, for a day on which nothing went as planned. */
const COMPLETED_AFTER_HOURS = 72;

/** An email that was not written by then is due again: an engine of an older version may have taken it. Milliseconds. */
const AGAIN_AFTER = 10 * 60_000;

const DAY = 24 * 60 * 60_000;

/**
 * What is to be done for a booked order at an instant (P11, P14): one that is completed, only to be paid.
 *
 * @returns `next` says when there will be more, in epoch milliseconds; null where nothing is to come
 */
export function dutiesOf(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant) {
  const at = now.epochMilliseconds;
  const live = order.status === 'confirmed' ? liveLines(lines) : [];
  const rest = balanceDueOf(order, lines);
  const over = Math.max(
    ...live.map((line) => lineTimesOf(line).end.add({ hours: COMPLETED_AFTER_HOURS }).epochMilliseconds),
  );
  const remind = linesToRemind(live, now).length > 0;
  // Its guest still has to choose another day or the money (B8).
  const isUndecided = live.some((line) => line.departure_cancelled === 1);
  // Some days before it is due, once for a day; from the day before the start on the reminder asks for it.
  const isAsked = rest !== null && rest.askedFrom <= at && at < needsNoReminderFrom(rest.first);
  const askForRest =
    isAsked &&
    // To whom the seller gave money back at the provider, only the seller asks for it again (P19).
    order.refunded === 0 &&
    !isUndecided &&
    order.status === 'confirmed' &&
    order.rest_due_days > 0 &&
    order.rest_told !== rest.by.toString();
  const times = [
    ...(remind || askForRest ? [at + AGAIN_AFTER] : []),
    ...live.filter(isUnreminded).map((line) => remindedFrom(lineTimesOf(line)).epochMilliseconds),
    ...(rest ? [rest.askedFrom, rest.overdueFrom] : []),
    ...(live.length > 0 ? [over] : []),
  ].filter((time) => time > at);
  return {
    remind,
    askForRest,
    isOverdue: rest !== null && rest.overdueFrom <= at,
    isOver: live.length > 0 && over <= at && !isUndecided,
    // A confirmed order always says when: one that says nothing would be looked at for ever.
    next: times.length > 0 ? Math.min(...times) : order.status === 'confirmed' ? at + DAY : null,
  };
}

/** The lines that begin soon, and of which nobody has been reminded (P14): not once they have begun, and again where one was moved. */
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

/** When a booked line takes place: its start by the clocks there, and its end, or its start where nobody knows how long it takes. */
export function lineTimesOf(line: { snapshot_json: string }) {
  const { starts_at, ends_at, time_zone } = snapshotOf(line);
  return {
    start: Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone),
    end: Temporal.Instant.from(ends_at ?? starts_at),
  };
}

/** From when its guests are reminded: 10:00 on the day before, by the clocks there (P14). */
export function remindedFrom({ start }: LineTimes): Temporal.Instant {
  return atTen(start.toPlainDate().subtract({ days: 1 }), start.timeZoneId);
}

/** From when a reminder is for nothing, in epoch milliseconds: anyone who reads of it on the day before, or on the day, needs none. */
export function needsNoReminderFrom({ start }: LineTimes): number {
  return start.toPlainDate().subtract({ days: 1 }).toZonedDateTime(start.timeZoneId).epochMilliseconds;
}

/** 10:00 on a day: an email wakes nobody then. */
function atTen(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: '10:00' }).toInstant();
}

/** Whether what is due of an order should have come by now. */
export function isBalanceOverdue(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): boolean {
  const rest = balanceDueOf(order, lines);
  return rest !== null && rest.overdueFrom <= now.epochMilliseconds;
}

/** So many days before it is due. */
const ASKED_DAYS = 3;

/**
 * What is still to be paid of a booked order, and by when (P14): the agreed number of days before the first line of which a part could be paid
 * later, but not before the day of purchase. Null where nothing is due that a card can pay, or it is not booked.
 *
 * @returns `by` is the last day on which it is in time, by the clocks of the first place that one goes to; `askedFrom` and `overdueFrom` are
 *   epoch milliseconds
 */
export function balanceDueOf(order: OrderRow, lines: readonly OrderLineRow[]) {
  if (!isBooked(order) || dueOf(order) < cardLeast(order.currency)) return null;
  const createdAt = Temporal.Instant.fromEpochMilliseconds(order.created_at);
  const boughtIn = (zone: string) => createdAt.toZonedDateTimeISO(zone).toPlainDate();
  const all = liveLines(lines).map(lineTimesOf);
  const isDepositPaid = order.paid - order.refunded >= order.deposit;
  const [first] = (isDepositPaid ? laterStarts(all, order.rest_due_days, boughtIn) : all).toSorted(
    (a, b) => a.start.epochMilliseconds - b.start.epochMilliseconds,
  );
  if (!first) return null;

  const zone = first.start.timeZoneId;
  const by = dueBy(first.start, order.rest_due_days, boughtIn(zone));
  return {
    by,
    askedFrom: atTen(by.subtract({ days: ASKED_DAYS }), zone).epochMilliseconds,
    overdueFrom: by.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds,
    first,
  };
}
