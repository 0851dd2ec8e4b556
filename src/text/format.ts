import { isDate } from '#domain/contract/formats/is-date.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { dayNumber, weekdayOf } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import * as words from '#words/formats.ts';

/** The text in place of a missing date or time (F2). */
export const NO_DATE = '—';

/** The words for dates in a language. */
export interface DateWords {
  readonly dayDate: (weekday: number, day: number, month: number, year: number) => string;
  readonly longDate: DateWords['dayDate'];
  readonly shortDate: (day: number, month: number, year: number) => string;
  readonly dateAndTime: (date: string, time: string) => string;
}

const own: DateWords = {
  dayDate: words.dayDate,
  longDate: words.longDate,
  shortDate: words.shortDate,
  dateAndTime: words.dateAndTime,
};

/**
 * A date for people (F2): day 'Tue, 1 Dec 2026', long 'Tuesday, 1 December 2026', short '1 Dec 2026'. Not by Intl, whose commas differ between
 * releases.
 */
export function formatDate(
  date: string | null | undefined,
  style: 'day' | 'long' | 'short' = 'day',
  { dayDate, longDate, shortDate } = own,
): string {
  if (!isDate(date)) return NO_DATE;
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  if (style === 'short') return shortDate(day, month, year);
  const weekday = weekdayOf(dayNumber(date));
  return style === 'long' ? longDate(weekday, day, month, year) : dayDate(weekday, day, month, year);
}

/** A time of day, `'09:30:00'` → `'09:30'`. */
export function formatTime(time: string | null | undefined): string {
  return time && /^\d{2}:\d{2}/.test(time) ? time.slice(0, 5) : NO_DATE;
}

/** An instant in the time of a zone: 'Tue, 1 Dec 2026, 14:05' (F7). */
export function formatInstant(instant: string | null | undefined, zone: string, words = own): string {
  if (!instant) return NO_DATE;
  const [date, time] = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString().split('T');
  return words.dateAndTime(formatDate(date, 'day', words), formatTime(time));
}

/** An instant by the clock of a zone: '14:05' if it is of today, else with its day. */
export function formatMoment(instant: string, zone: string, now: Temporal.Instant): string {
  const at = Temporal.Instant.from(instant);
  if (dayIn(at, zone) !== dayIn(now, zone)) return formatInstant(instant, zone);
  return formatTime(at.toZonedDateTimeISO(zone).toPlainTime().toString());
}

/** A range of ages or of limits (F4): '4-12', '18+'. A missing lower end is 0; without both ends the label is empty. */
export function rangeLabel(min: number | null, max: number | null): string {
  if (max !== null) return `${min ?? 0}-${max}`;
  return min === null ? '' : `${min}+`;
}

/** Money for narrow places such as a calendar's cell: as in `formatMoney` (F1), but a whole amount has no decimals, '45 €'. */
export function shortMoney(amount: string | number, currency: string): string {
  return formatMoney(amount, currency).replace(/,0+(?=\D*$)/, '');
}
