// Language

/** The language tag of these words. */
export const language = 'it';

// Locale

/** The locale in which `Intl` and React Aria format dates, numbers and names. */
export const locale = 'it-IT';

// Language

/** The names of the languages of most tours, the same as in `Intl`. */
export function known(code: string): string | undefined {
  return names[code];
}

const names: Readonly<Record<string, string>> = {
  cs: 'ceco',
  de: 'tedesco',
  en: 'inglese',
  es: 'spagnolo',
  fr: 'francese',
  hr: 'croato',
  hu: 'ungherese',
  it: 'italiano',
  nl: 'olandese',
  pl: 'polacco',
  pt: 'portoghese',
  sk: 'slovacco',
  sl: 'sloveno',
  sv: 'svedese',
};

// Format

/** 'mar 1 dic 2026'. @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export function dayDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday).slice(0, 3)} ${shortDate(day, month, year)}`;
}

/** 'martedì 1 dicembre 2026' */
export function longDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday)} ${day} ${monthName(month)} ${year}`;
}

/** '1 dic 2026' */
export function shortDate(day: number, month: number, year: number): string {
  return `${day} ${monthName(month).slice(0, 3)} ${year}`;
}

/** 'mar 1 dic 2026, 14:05' */
export function dateAndTime(date: string, time: string): string {
  return `${date}, ${time}`;
}

function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);

// Line

/** '2 persone' */
export function people(count: number): string {
  return `${count} ${count === 1 ? 'persona' : 'persone'}`;
}

// Answer

export const yes = 'Sì';
export const no = 'No';
