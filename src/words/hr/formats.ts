import { plural } from './plural.ts';

// Language

/** The language tag of these words. */
export const language = 'hr';

// Locale

/** The locale in which `Intl` and React Aria format dates, numbers and names. */
export const locale = 'hr-HR';

// Language

/** The names of the languages of most tours, the same as in `Intl`. */
export function known(code: string): string | undefined {
  return names[code];
}

const names: Readonly<Record<string, string>> = {
  cs: 'češki',
  de: 'njemački',
  en: 'engleski',
  es: 'španjolski',
  fr: 'francuski',
  hr: 'hrvatski',
  hu: 'mađarski',
  it: 'talijanski',
  nl: 'nizozemski',
  pl: 'poljski',
  pt: 'portugalski',
  sk: 'slovački',
  sl: 'slovenski',
  sv: 'švedski',
};

// Format

/** 'uto, 1. pro 2026.' @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export function dayDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday).slice(0, 3)}, ${shortDate(day, month, year)}`;
}

/** 'utorak, 1. prosinca 2026.' */
export function longDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday)}, ${day}. ${MONTHS[month - 1] ?? ''} ${year}.`;
}

/** '1. pro 2026.' */
export function shortDate(day: number, month: number, year: number): string {
  return `${day}. ${SHORT_MONTHS[month - 1] ?? ''} ${year}.`;
}

/** 'uto, 1. pro 2026. u 14:05' */
export function dateAndTime(date: string, time: string): string {
  return `${date} u ${time}`;
}

function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

const WEEKDAYS = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'];
const MONTHS =
  'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(' ');
const SHORT_MONTHS = 'sij velj ožu tra svi lip srp kol ruj lis stu pro'.split(' ');

// Line

/** '2 osobe' */
export function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}

// Answer

export const yes = 'Da';
export const no = 'Ne';
