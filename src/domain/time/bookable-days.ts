import type { OpenDays } from '../contract/catalogue.ts';
import { isOpenOn } from './calendar.ts';
import { addDays } from './day.ts';

/** The first and the last day from `today` on that can be booked; null where there is none (E6, E10). */
export function bookableRange(open_days: OpenDays, today: string): { first: string; last: string } | null {
  const end = addDays(open_days.from, lengthOf(open_days));
  let first = today > open_days.from ? today : open_days.from;
  while (first < end && !isOpenOn(open_days, first)) first = addDays(first, 1);
  if (first >= end) return null;
  let last = addDays(end, -1);
  while (!isOpenOn(open_days, last)) last = addDays(last, -1);
  return { first, last };
}

/** Days told, as many as there is room for in the bits: those past the last one told read as closed. */
function lengthOf({ days }: OpenDays): number {
  return days.length * 6;
}
