import type { DaySummary } from '#domain/desk/calendar-days.ts';
import * as words from '#words/office/calendar.ts';

/** The counts of full and of closed departures of a day, in words; without a count of zero. */
export function marksOf({ full, closed }: DaySummary): string[] {
  return [...(full > 0 ? [words.fullCount(full)] : []), ...(closed > 0 ? [words.closedCount(closed)] : [])];
}

/** How full a day is, in words. */
export function factsOf(day: DaySummary): string[] {
  return [words.taken(day.taken, day.capacity), ...marksOf(day)];
}
