/** 'Tue, 1 Dec 2026'. @param weekday  Monday 1 to Sunday 7 @param month  January 1 to December 12 */
export function dayDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday).slice(0, 3)}, ${shortDate(day, month, year)}`;
}

/** 'Tuesday, 1 December 2026' */
export function longDate(weekday: number, day: number, month: number, year: number): string {
  return `${weekdayName(weekday)}, ${day} ${monthName(month)} ${year}`;
}

/** '1 Dec 2026' */
export function shortDate(day: number, month: number, year: number): string {
  return `${day} ${monthName(month).slice(0, 3)} ${year}`;
}

/** 'Tue, 1 Dec 2026, 14:05' */
export function dateAndTime(date: string, time: string): string {
  return `${date}, ${time}`;
}

function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
