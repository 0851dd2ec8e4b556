import { plural } from './plural.ts';

export const language = 'hr';
export const locale = 'hr-HR';
export const known = (code: string): string | undefined => names[code];
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
/** 'uto, 1. pro 2026.' @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export const dayDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday).slice(0, 3)}, ${shortDate(day, month, year)}`;
/** 'utorak, 1. prosinca 2026.' */
export const longDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday)}, ${day}. ${MONTHS[month - 1] ?? ''} ${year}.`;
/** '1. pro 2026.' */
export const shortDate = (day: number, month: number, year: number): string => `${day}. ${SHORT_MONTHS[month - 1] ?? ''} ${year}.`;
/** 'uto, 1. pro 2026. u 14:05' */
export const dateAndTime = (date: string, time: string): string => `${date} u ${time}`;
const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';
const WEEKDAYS = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'];
const MONTHS = 'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(' ');
const SHORT_MONTHS = 'sij velj ožu tra svi lip srp kol ruj lis stu pro'.split(' ');
/** '2 osobe' */
export const people = (count: number): string => `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
export const yes = 'Da';
export const no = 'Ne';
