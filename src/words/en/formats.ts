// Language
/** The language tag of these words. */
export const language = 'en';

// Locale
/** The locale in which `Intl` and React Aria format dates, numbers and names. */
export const locale = 'en-GB';

// Language
/** The names of the languages of most tours, the same as in `Intl`. */
export const known = (code: string): string | undefined => names[code];
const names: Readonly<Record<string, string>> = {
  cs: 'Czech',
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  hr: 'Croatian',
  hu: 'Hungarian',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  sk: 'Slovak',
  sl: 'Slovenian',
  sv: 'Swedish',
};

// Format
/** 'Tue, 1 Dec 2026'. @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export const dayDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday).slice(0, 3)}, ${shortDate(day, month, year)}`;
/** 'Tuesday, 1 December 2026' */
export const longDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday)}, ${day} ${monthName(month)} ${year}`;
/** '1 Dec 2026' */
export const shortDate = (day: number, month: number, year: number): string => `${day} ${monthName(month).slice(0, 3)} ${year}`;
/** 'Tue, 1 Dec 2026, 14:05' */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time}`;
const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';
const monthName = (month: number): string => MONTHS[month - 1] ?? '';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

// Line
/** '2 people' */
export const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;

// Answer
export const yes = 'Yes';
export const no = 'No';
