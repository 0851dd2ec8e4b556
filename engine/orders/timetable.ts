import type { OrderLineRow, OrderRow } from './queries.ts';
import { liveLines } from './queries.ts';
import { isRestOverdue, restOf } from './rest-due.ts';
import { needsNoReminderFrom, remindedFrom, whenOf } from './when.ts';

/** After the last of its lines an order can still be cancelled for so long: a long weekend, for a day on which nothing went as planned. */
const COMPLETED_AFTER_HOURS = 72;

/** What is owed and not told by then is owed again: an engine of before may have taken it, and knows no such letter. Milliseconds. */
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

/** What a booked order wants of whoever looks at it at an instant (P11, P14): one that is completed, only to be paid. */
export function dutiesOf(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): Duties {
  const at = now.epochMilliseconds;
  const live = order.status === 'confirmed' ? liveLines(lines) : [];
  const rest = restOf(order, lines);
  const over = Math.max(
    ...live.map((line) => whenOf(line).end.add({ hours: COMPLETED_AFTER_HOURS }).epochMilliseconds),
  );
  const remind = linesToRemind(live, now).length > 0;
  const askForRest = isRestToAsk(order, lines, now);
  const times = [
    ...(remind || askForRest ? [at + AGAIN_AFTER] : []),
    ...live.filter(isUnreminded).map((line) => remindedFrom(whenOf(line)).epochMilliseconds),
    ...(rest ? [rest.askedFrom.epochMilliseconds, rest.overdueFrom.epochMilliseconds] : []),
    ...(live.length > 0 ? [over] : []),
  ].filter((time) => time > at);
  return {
    remind,
    askForRest,
    isOverdue: isRestOverdue(order, lines, now),
    isOver: live.length > 0 && over <= at,
    // A confirmed order always says when: one that says nothing would be looked at for ever.
    next: times.length > 0 ? Math.min(...times) : order.status === 'confirmed' ? at + DAY : null,
  };
}

/** The lines that begin soon, and of which nobody has been reminded (P14): not once they have begun, and anew where one was moved. */
export function linesToRemind(lines: readonly OrderLineRow[], now: Temporal.Instant): OrderLineRow[] {
  return lines.filter((line) => {
    if (line.attendance_status !== 'expected' || !isUnreminded(line)) return false;
    const when = whenOf(line);
    return (
      Temporal.Instant.compare(remindedFrom(when), now) <= 0 && now.epochMilliseconds < when.start.epochMilliseconds
    );
  });
}

function isUnreminded(line: OrderLineRow): boolean {
  return line.reminded_of !== whenOf(line).start.epochMilliseconds;
}

/** Some days before it is due, once for a day; from the day before the start on the reminder asks for it. */
function isRestToAsk(order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): boolean {
  const rest = restOf(order, lines);
  if (!rest || order.status !== 'confirmed' || order.rest_due_days === 0 || order.rest_told === rest.by.toString())
    return false;
  const isAsked = Temporal.Instant.compare(rest.askedFrom, now) <= 0;
  return isAsked && Temporal.Instant.compare(now, needsNoReminderFrom(rest.first)) < 0;
}
