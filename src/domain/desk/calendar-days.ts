import type { CalendarDeparture } from '../contract/departures.ts';
import { addDays, dayNumber, weekdayOf } from '../time/day.ts';

/** A view of the calendar: a month or a week (B1). */
export type CalendarView = 'month' | 'week';

/** The days of a view around a date, from a Monday to a Sunday: one week, or the four to six weeks of a month. */
export function daysShown(view: CalendarView, date: string): string[] {
  const [first, last] = view === 'week' ? [date, date] : [firstOfMonth(date), addDays(firstOfMonth(date, 1), -1)];
  const from = addDays(first, 1 - weekdayOf(dayNumber(first)));
  const to = addDays(last, 7 - weekdayOf(dayNumber(last)));
  return Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, n) => addDays(from, n));
}

/** The same day in the next or previous view. If the other month does not have this day, its last day. */
export function turnedDate(view: CalendarView, date: string, by: 1 | -1): string {
  if (view === 'week') return addDays(date, by * 7);
  const last = addDays(firstOfMonth(date, by + 1), -1);
  const sameDay = `${firstOfMonth(date, by).slice(0, 8)}${date.slice(8)}`;
  return sameDay < last ? sameDay : last;
}

/** The first day of the month that is `months` after the month of a day. */
export function firstOfMonth(date: string, months = 0): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** The state of a departure's places. A closed departure is not sold, even if places are left. A cancelled one is closed, too. */
export type Fullness = 'free' | 'few' | 'full' | 'closed' | 'cancelled';

/** `few` means at most a fifth of the places, or at most two. */
export function fullnessOf({ capacity, sold, held, closed, cancelled }: CalendarDeparture): Fullness {
  const left = capacity - sold - held;
  if (cancelled) return 'cancelled';
  if (closed) return 'closed';
  if (left <= 0) return 'full';
  return left <= Math.max(2, capacity / 5) ? 'few' : 'free';
}

/** The departures of a day, added up. The places of cancelled departures count for nothing. */
export interface DaySummary {
  readonly date: string;
  readonly departures: readonly CalendarDeparture[];
  /** Places that are sold or held. */
  readonly taken: number;
  readonly capacity: number;
  readonly full: number;
  readonly closed: number;
  readonly cancelled: number;
}

/** @param dates  all days to sum up, also those without departures */
export function summariesOf(dates: readonly string[], departures: readonly CalendarDeparture[]): DaySummary[] {
  const byDate = Map.groupBy(departures, ({ date }) => date);
  return dates.map((date) => {
    const ofDay = byDate.get(date) ?? [];
    const takingPlace = ofDay.filter(({ cancelled }) => !cancelled);
    const count = (fullness: Fullness) => ofDay.filter((it) => fullnessOf(it) === fullness).length;
    return {
      date,
      departures: ofDay,
      taken: takingPlace.reduce((sum, { sold, held }) => sum + sold + held, 0),
      capacity: takingPlace.reduce((sum, { capacity }) => sum + capacity, 0),
      full: count('full'),
      closed: count('closed'),
      cancelled: count('cancelled'),
    };
  });
}

/** The change that takes back a change of several departures. */
export type UndoChange =
  | { readonly ids: readonly number[]; readonly closed: boolean }
  | { readonly ids: readonly number[]; readonly add: number };

/** The change that restores the departures; null if nothing has changed. */
export function undoOf(
  before: readonly CalendarDeparture[],
  { closed, add = 0 }: { closed?: boolean | undefined; add?: number | undefined },
): UndoChange | null {
  const changed = closed === undefined ? before : before.filter((it) => it.closed !== closed);
  if (changed.length === 0 || (closed === undefined && add === 0)) return null;
  const ids = changed.map(({ id }) => id);
  return closed === undefined ? { ids, add: -add } : { ids, closed: !closed };
}
