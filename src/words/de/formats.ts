export const language = 'de';
export const locale = 'de-DE';
export const known = (code: string): string | undefined => names[code];
const names: Readonly<Record<string, string>> = {
  cs: 'Tschechisch',
  de: 'Deutsch',
  en: 'Englisch',
  es: 'Spanisch',
  fr: 'Französisch',
  hr: 'Kroatisch',
  hu: 'Ungarisch',
  it: 'Italienisch',
  nl: 'Niederländisch',
  pl: 'Polnisch',
  pt: 'Portugiesisch',
  sk: 'Slowakisch',
  sl: 'Slowenisch',
  sv: 'Schwedisch',
};
/** 'Di., 1. Dez. 2026'. @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export const dayDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday).slice(0, 2)}., ${shortDate(day, month, year)}`;
/** 'Dienstag, 1. Dezember 2026' */
export const longDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday)}, ${day}. ${MONTHS[month - 1] ?? ''} ${year}`;
/** '1. Dez. 2026' */
export const shortDate = (day: number, month: number, year: number): string => `${day}. ${SHORT_MONTHS[month - 1] ?? ''} ${year}`;
/** 'Di., 1. Dez. 2026, 14:05' */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time}`;
const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';
const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const SHORT_MONTHS = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ');
/** '2 Personen' */
export const people = (count: number): string => `${count} ${count === 1 ? 'Person' : 'Personen'}`;
export const yes = 'Ja';
export const no = 'Nein';
