import { locale } from '#words/formats.ts';

/** @param weekday  Monday 1 to Sunday 7 */
export function weekdayName(weekday: number, style: 'long' | 'short'): string {
  // 1 January 2024 is a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}

/** @param date  `YYYY-MM-DD` */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(date));
}
