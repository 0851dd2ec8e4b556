import { addDays, dayNumber } from '../time/day.ts';
import { firstOfMonth } from './calendar-days.ts';

/** Days of a store's calendar, both included. */
export interface DayRange {
  readonly date_from: string;
  readonly date_to: string;
}

export const presets = ['this_month', 'last_month', 'last_7_days', 'last_30_days'] as const;
/** The name of a range. */
export type Preset = (typeof presets)[number];

/** The days of a named range. Ranges that are not over end today. */
export function presetRange(preset: Preset, today: string): DayRange {
  switch (preset) {
    case 'this_month':
      return { date_from: firstOfMonth(today), date_to: today };
    case 'last_month': {
      const date_to = addDays(firstOfMonth(today), -1);
      return { date_from: firstOfMonth(date_to), date_to };
    }
    case 'last_7_days':
      return { date_from: addDays(today, -6), date_to: today };
    case 'last_30_days':
      return { date_from: addDays(today, -29), date_to: today };
  }
}

/**
 * The range that a range is compared with. Days of one month from its first are compared with the same days of the month before, and a whole
 * month with the whole month before. Every other range is compared with as many days right before it.
 */
export function rangeBefore({ date_from, date_to }: DayRange): DayRange {
  const isFromFirst = date_from.endsWith('-01') && date_to.slice(0, 7) === date_from.slice(0, 7);
  if (!isFromFirst)
    return { date_from: addDays(date_from, -dayCount({ date_from, date_to })), date_to: addDays(date_from, -1) };
  const lastBefore = addDays(date_from, -1);
  const isWhole = addDays(date_to, 1).endsWith('-01');
  const sameDay = lastBefore.slice(0, 8) + date_to.slice(8);
  return { date_from: firstOfMonth(lastBefore), date_to: isWhole || sameDay > lastBefore ? lastBefore : sameDay };
}

export function dayCount({ date_from, date_to }: DayRange): number {
  return dayNumber(date_to) - dayNumber(date_from) + 1;
}

/** All days of a range, in order. */
export function listDays(range: DayRange): string[] {
  return Array.from({ length: dayCount(range) }, (_, n) => addDays(range.date_from, n));
}
