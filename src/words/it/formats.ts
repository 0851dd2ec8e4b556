export const language = 'it';
export const locale = 'it-IT';
export const known = (code: string): string | undefined => names[code];
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
/** 'mar 1 dic 2026'. @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export const dayDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday).slice(0, 3)} ${shortDate(day, month, year)}`;
/** 'martedì 1 dicembre 2026' */
export const longDate = (weekday: number, day: number, month: number, year: number): string => `${weekdayName(weekday)} ${day} ${monthName(month)} ${year}`;
/** '1 dic 2026' */
export const shortDate = (day: number, month: number, year: number): string => `${day} ${monthName(month).slice(0, 3)} ${year}`;
/** 'mar 1 dic 2026, 14:05' */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time}`;
const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';
const monthName = (month: number): string => MONTHS[month - 1] ?? '';
const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
/** '2 persone' */
export const people = (count: number): string => `${count} ${count === 1 ? 'persona' : 'persone'}`;
export const yes = 'Sì';
export const no = 'No';
