// Language

/** The language tag of these words. */
export const language = 'de';

// Locale

/** The locale in which `Intl` and React Aria format dates, numbers and names. */
export const locale = 'de-DE';

// Language

/** The names of the languages of most tours, the same as in `Intl`. */
export function known(code: string): string | undefined {
  return names[code];
}

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

// Format

/** 'Di., 1. Dez. 2026'. @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export function dayDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday).slice(0, 2)}., ${shortDate(day, month, year)}`;
}

/** 'Dienstag, 1. Dezember 2026' */
export function longDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday)}, ${day}. ${MONTHS[month - 1] ?? ''} ${year}`;
}

/** '1. Dez. 2026' */
export function shortDate(day: number, month: number, year: number): string {
  return `${day}. ${SHORT_MONTHS[month - 1] ?? ''} ${year}`;
}

/** 'Di., 1. Dez. 2026, 14:05' */
export function dateAndTime(date: string, time: string): string {
  return `${date}, ${time}`;
}

function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const SHORT_MONTHS = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ');

// Line

/** '2 Personen' */
export function people(count: number): string {
  return `${count} ${count === 1 ? 'Person' : 'Personen'}`;
}

// Answer

export const yes = 'Ja';
export const no = 'Nein';
