import { dayNumber, isDate, weekdayOf } from './day.ts';
import { exponent } from './money.ts';

/** What stands where a date or a time is missing (F2). */
export const NO_DATE = '—';

/**
 * Money for people (F1): Croatian, `12,50 €`, `−3,00 €`. Spaces are non-breaking and the minus is a true one, whatever the
 * runtime's Intl prefers, so that the engine's markup and the page's agree.
 */
export function formatMoney(amount: string | number | null | undefined, currency: string | null | undefined): string {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '<missing value>';
  const format = currency ? formatOf(currency) : null;
  if (!format) return '<missing currency>';
  return format.format(value).replace(/\s/g, '\u00A0').replace('-', '\u2212');
}

/** A formatter takes ten times as long to make as to use. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat | null {
  const known = formats.get(currency);
  if (known) return known;
  const made = madeFormat(currency, 'narrowSymbol') ?? madeFormat(currency, 'symbol');
  if (made) formats.set(currency, made);
  return made;
}

/** Null where the runtime knows no narrow symbols, or the currency is none. */
function madeFormat(currency: string, currencyDisplay: 'narrowSymbol' | 'symbol'): Intl.NumberFormat | null {
  const decimals = exponent(currency);
  try {
    return new Intl.NumberFormat('hr-HR', {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  } catch {
    return null;
  }
}

/**
 * A date for people, in English (F2): day 'Tue, 1 Dec 2026', long 'Tuesday, 1 December 2026', short '1 Dec 2026'. Put together here
 * because Intl's commas differ between releases.
 */
export function formatDate(date: string | null | undefined, style: 'day' | 'long' | 'short' = 'day'): string {
  if (!isDate(date)) return NO_DATE;
  const weekday = WEEKDAYS[weekdayOf(dayNumber(date)) - 1] ?? '';
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  const [day, year] = [Number(date.slice(8)), Number(date.slice(0, 4))];
  if (style === 'long') return `${weekday}, ${day} ${month} ${year}`;
  const short = `${day} ${month.slice(0, 3)} ${year}`;
  return style === 'short' ? short : `${weekday.slice(0, 3)}, ${short}`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A time of day, `'09:30:00'` → `'09:30'`. */
export function formatTime(time: string | null | undefined): string {
  return time && /^\d{2}:\d{2}/.test(time) ? time.slice(0, 5) : NO_DATE;
}

/** An instant by the clocks of a zone: 'Tue, 1 Dec 2026, 14:05' (F7). */
export function formatInstant(instant: string | null | undefined, zone: string): string {
  if (!instant) return NO_DATE;
  const [date, time] = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString().split('T');
  return `${formatDate(date)}, ${formatTime(time)}`;
}
