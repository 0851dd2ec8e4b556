import type { DayStatus } from '../contract/bookings.ts';
import type { OpenDays } from '../contract/catalogue.ts';
import { addDays, dateOf, dayNumber } from './day.ts';

/** The number of days for which a listing row says whether they can be booked. */
export const OPEN_DAYS = 550;

/** Encodes which of `days` days from `from` on can be booked. `isOpen(n)` answers for the day n days later. */
export function encodeOpenDays(from: string, isOpen: (n: number) => boolean, days: number = OPEN_DAYS): OpenDays {
  const bytes = new Uint8Array(Math.ceil(days / 8));
  for (let n = 0; n < days; n++) if (isOpen(n)) bytes[n >> 3] = (bytes[n >> 3] ?? 0) | (1 << (n & 7));
  return { from, days: bytes.toBase64() };
}

/** Whether a day can be booked. Days outside the encoded range cannot. */
export function isOpenOn(open_days: OpenDays, date: string): boolean {
  return isOpenWithin(open_days, date, date);
}

/** Whether any day of a range can be booked. Both ends are included; null for an open end (L13). */
export function isOpenWithin(open_days: OpenDays, first: string | null, last: string | null): boolean {
  const day = firstOpenDay(open_days, first);
  return day !== null && (last === null || day <= dayNumber(last));
}

/**
 * The number of the first day that can be booked, from `first` on (null: from the beginning); null without one. It reads the base64 directly, because
 * decoding it would take longer.
 */
export function firstOpenDay({ from, days }: OpenDays, first: string | null): number | null {
  const origin = dayNumber(from);
  for (let n = first === null ? 0 : Math.max(0, dayNumber(first) - origin); n < days.length * 6; n++) {
    const byte = byteAt(days, n >> 3);
    if (byte & (1 << (n & 7))) return origin + n;
    if (byte === 0) n |= 7;
  }
  return null;
}

/** The status of a day or a start, by its places left and all its places. Without starts it is CLOSED; below half it is LIMITED. */
export function dayStatus(vacancies: number, capacity: number, hasStarts: boolean): DayStatus {
  if (!hasStarts) return 'CLOSED';
  if (vacancies <= 0) return 'SOLD_OUT';
  return vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE';
}

/** Whether so few places are left that visitors see their number (V5). A small departure without any booking is not `few`. */
export function isFew(vacancies: number, capacity: number): boolean {
  return vacancies > 0 && vacancies <= FEW_PLACES && vacancies < capacity;
}

const FEW_PLACES = 5;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SEXTETS = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))));

/** A byte of a base64 text. Missing and invalid characters count as zeros. */
function byteAt(text: string, index: number): number {
  const bit = index * 8;
  const at = Math.floor(bit / 6);
  const pair = ((SEXTETS[text.charCodeAt(at)] ?? 0) << 6) | (SEXTETS[text.charCodeAt(at + 1)] ?? 0);
  return (pair >> (4 - (bit % 6))) & 255;
}

/** The first and the last day from `today` on that can be booked; null without any (E6, E10). */
export function bookableRange(open_days: OpenDays, today: string): { first: string; last: string } | null {
  const end = addDays(open_days.from, open_days.days.length * 6);
  let first = today > open_days.from ? today : open_days.from;
  while (first < end && !isOpenOn(open_days, first)) first = addDays(first, 1);
  if (first >= end) return null;
  let last = addDays(end, -1);
  while (!isOpenOn(open_days, last)) last = addDays(last, -1);
  return { first, last };
}

/**
 * The next month with open days, if `month` has hardly any left; null if it has more, or if no later month has any.
 *
 * @param month  `YYYY-MM`, the same form as the result
 */
export function monthWithMore(open_days: OpenDays, month: string, today: string): string | null {
  const first = `${month}-01`;
  const end = `${addDays(first, 31).slice(0, 7)}-01`;
  let left = 0;
  for (let day = first < today ? today : first; day < end && left <= FEW_DAYS; day = addDays(day, 1))
    if (isOpenOn(open_days, day)) left++;
  const next = left > FEW_DAYS ? null : firstOpenDay(open_days, end);
  return next === null ? null : dateOf(next).slice(0, 7);
}

const FEW_DAYS = 4;
