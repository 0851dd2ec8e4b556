import { locale } from '#words/formats.ts';

const named = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);

/** Monday to Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** @param weekday  Monday 1 to Sunday 7. 1 January 2024 is a Monday. */
export const weekdayName = (weekday: number, style: 'long' | 'short') =>
  named(Date.UTC(2024, 0, weekday), { weekday: style });

/** The names of parts of a date, which is written `YYYY-MM-DD`. */
export const dayAndMonth = (date: string) => named(Date.parse(date), { day: 'numeric', month: 'short' });
export const monthName = (date: string, style: 'long' | 'short') => named(Date.parse(date), { month: style });
export const monthAndYear = (date: string) => named(Date.parse(date), { month: 'long', year: 'numeric' });
