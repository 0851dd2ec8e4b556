import type { DaySummary } from '#domain/desk/calendar-days.ts';
import * as words from '#words/office/calendar.ts';

/** The counts of full, closed and cancelled departures of a day, in words; without a count of zero. */
export function marksOf({ full, closed, cancelled }: DaySummary): string[] {
  const marks = [
    [full, words.fullCount],
    [closed, words.closedCount],
    [cancelled, words.cancelledCount],
  ] as const;
  return marks.flatMap(([count, text]) => (count > 0 ? [text(count)] : []));
}

/** How full a day is, in words. */
export function factsOf(day: DaySummary): string[] {
  return [...(day.capacity > 0 ? [words.taken(day.taken, day.capacity)] : []), ...marksOf(day)];
}
