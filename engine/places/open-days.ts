import { sql } from 'kysely';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { encodeOpenDays, OPEN_DAYS } from '#domain/time/calendar.ts';
import { addDays, dayNumber } from '#domain/time/day.ts';
import type { Transaction } from '../database/database.ts';
import { FEW } from './places.ts';

/** For each day from `from` on: the last second at which a departure of that day can be booked, or 0. `open_days` is computed from it. */
export interface OpenUntil {
  readonly from: string;
  /** In seconds since 1970, because cut-offs have no fractions of a second. */
  readonly cutoffs: Uint32Array;
  /** The same for the first departure of each day. */
  readonly firsts: Uint32Array;
  /** By date, the days on which a departure has few places left: `lots` is the last cut-off of that day's other departures, or 0. */
  readonly scarce: ReadonlyMap<string, { readonly lots: number; readonly few: readonly FewPlaces[] }>;
}

/** A departure with places for a few people only; `until` is its cut-off, epoch milliseconds. */
interface FewPlaces {
  readonly until: number;
  readonly left: number;
}

/** More days than are shown: the clock of another engine may already have made departures for later days. */
const INDEXED_DAYS = OPEN_DAYS + 7;

const NONE: OpenUntil['scarce'] = new Map();

export function neverOpen(from: string): OpenUntil {
  return { from, cutoffs: new Uint32Array(), firsts: new Uint32Array(), scarce: NONE };
}

/** @param experiences  each with `from`, the present day in its time zone. Held places count as free (L13). */
export async function readOpenUntil(
  tx: Transaction,
  experiences: readonly { id: number; from: string }[],
): Promise<Map<number, OpenUntil>> {
  const found = new Map(experiences.map(({ id, from }) => [id, neverOpen(from)]));
  if (found.size === 0) return found;
  // One text per experience: one row per departure would take longer than the rest of the catalogue.
  const rows = await tx
    .selectFrom('departures')
    .select([
      'experience_id',
      sql<string>`string_agg(date || cutoff_at || case when sold > 0 and capacity - sold <= ${sql.lit(FEW)}
        then '/' || (capacity - sold) else '' end, ',')`.as('departures'),
    ])
    .where('experience_id', 'in', [...found.keys()])
    .where('date', '>=', experiences.map(({ from }) => from).toSorted()[0] ?? '')
    .whereRef('sold', '<', 'capacity')
    .where('is_closed', '=', 0)
    .where('is_unscheduled', '=', 0)
    .groupBy('experience_id')
    .execute();
  const numbers = new Map<string, number>();
  const numberOf = (date: string) => {
    const number = numbers.get(date) ?? dayNumber(date);
    numbers.set(date, number);
    return number;
  };
  // One array for all experiences: many small arrays leave gaps in memory.
  const all = new Uint32Array(rows.length * 2 * INDEXED_DAYS);
  const part = (n: number) => all.subarray(n * INDEXED_DAYS, (n + 1) * INDEXED_DAYS);
  for (const [i, { experience_id, departures }] of rows.entries()) {
    const days = found.get(experience_id);
    const empty = { cutoffs: part(2 * i), firsts: part(2 * i + 1) };
    if (days) found.set(experience_id, filled({ from: days.from, ...empty }, departures, numberOf));
  }
  return found;
}

function filled(
  { from, cutoffs, firsts }: Omit<OpenUntil, 'scarce'>,
  departures: string,
  numberOf: (date: string) => number,
): OpenUntil {
  const first = dayNumber(from);
  const few = new Map<string, FewPlaces[]>();
  const lots = new Map<string, number>();
  for (const departure of departures.split(',')) {
    const date = departure.slice(0, DATE_LENGTH);
    const [cutoff = '', left] = departure.slice(DATE_LENGTH).split('/');
    const n = numberOf(date) - first;
    if (n < 0 || n >= INDEXED_DAYS) continue;
    const until = Number(cutoff);
    const seconds = Math.floor(until / SECOND);
    cutoffs[n] = Math.max(cutoffs[n] ?? 0, seconds);
    firsts[n] = Math.min(firsts[n] || seconds, seconds);
    if (left === undefined) lots.set(date, Math.max(lots.get(date) ?? 0, until));
    else few.set(date, [...(few.get(date) ?? []), { until, left: Number(left) }]);
  }
  const days = Array.from(few, ([date, it]) => [date, { few: it, lots: lots.get(date) ?? 0 }] as const);
  return {
    from,
    cutoffs,
    firsts,
    scarce: days.length > 0 ? new Map(days.toSorted(([a], [b]) => (a < b ? -1 : 1))) : NONE,
  };
}

const DATE_LENGTH = 10;
const SECOND = 1_000;

/** The same from a later day on. A day at the end that is not in the array is made later, which makes its experience read again. */
export function openFrom(days: OpenUntil, from: string): OpenUntil {
  if (from <= days.from) return days;
  const past = dayNumber(from) - dayNumber(days.from);
  return { from, cutoffs: days.cutoffs.subarray(past), firsts: days.firsts.subarray(past), scarce: days.scarce };
}

type OpenNow = Pick<ExperienceRow, 'open_days' | 'few_left' | 'free_from'> & { until: number };

/**
 * The days open at an instant, the days with few places, the day from which free cancellation is possible, and the next instant at which any of
 * these changes (Infinity: never).
 *
 * @param freeAfter  minutes from a departure's cut-off to its last free cancellation, mostly negative; null: no free cancellation
 */
export function openDaysAt(days: OpenUntil, now: number, freeAfter: number | null): OpenNow {
  const { from, cutoffs, scarce } = days;
  let until = Number.POSITIVE_INFINITY;
  const isOver = (cutoff: number) => {
    if (cutoff >= now && cutoff < until) until = cutoff;
    return cutoff < now;
  };
  for (const seconds of cutoffs) if (seconds > 0) isOver(seconds * SECOND);
  const last = addDays(from, FEW_LEFT_DAYS - 1);
  const few_left: NonNullable<OpenNow['few_left']> = [];
  for (const [date, { lots, few }] of scarce) {
    if (date < from || date > last) continue;
    const open = few.filter((it) => !isOver(it.until));
    const places = open.reduce((sum, { left }) => sum + left, 0);
    if (isOver(lots) && places > 0 && places <= FEW) few_left.push({ date, places });
  }
  const isOpen = (n: number) => (cutoffs[n] ?? 0) * SECOND >= now;
  // A departure can still be booked at its cut-off itself, so the change comes a millisecond later.
  const free = freeAfter === null ? null : freeFrom(days, freeAfter, now);
  return {
    open_days: encodeOpenDays(from, isOpen),
    few_left,
    ...(free && { free_from: free.day }),
    until: Math.min(until + 1, free?.until ?? until + 1),
  };
}

/** The day from which the next departure can be cancelled for free (V9), and the next instant at which that changes. */
function freeFrom({ from, cutoffs, firsts }: OpenUntil, after: number, now: number) {
  const isOpen = (n: number) => (cutoffs[n] ?? 0) * SECOND >= now;
  const lastFree = (n: number) => (firsts[n] ?? 0) * SECOND + after * 60_000;
  const n = firsts.findIndex((_, day) => isOpen(day) && lastFree(day) >= now);
  if (n < 0) return { day: null, until: Number.POSITIVE_INFINITY };
  let day = n;
  while (day > 0 && !isOpen(day - 1)) day--;
  return { day: addDays(from, day), until: lastFree(n) + 1 };
}

/** How many days ahead a row names days with few places left. */
const FEW_LEFT_DAYS = 14;
