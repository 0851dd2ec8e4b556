import { sql } from 'kysely';
import type { OpenDays } from '#domain/contract/catalogue.ts';
import { encodeOpenDays, OPEN_DAYS } from '#domain/time/calendar.ts';
import { dayNumber } from '#domain/time/day.ts';
import type { Transaction } from '../database/database.ts';

/** For each day from `from` on: the last instant at which a start of that day can be booked, or 0. `open_days` is computed from it. */
export interface OpenUntil {
  readonly from: string;
  readonly cutoffs: Float64Array;
}

/** More than are shown, for when the days move on: those of a database that another engine's clock has extended already. */
const INDEXED_DAYS = OPEN_DAYS + 7;

export function neverOpen(from: string): OpenUntil {
  return { from, cutoffs: new Float64Array(INDEXED_DAYS) };
}

/** @param from  of each experience: its own day of today. Held places count as free (L13). */
export async function readOpenUntil(
  tx: Transaction,
  experiences: readonly { id: number; from: string }[],
): Promise<Map<number, OpenUntil>> {
  const found = new Map(experiences.map(({ id, from }) => [id, neverOpen(from)]));
  if (found.size === 0) return found;
  // A row for each departure would take longer to come than all the rest of a catalogue: they come as one text an experience.
  const rows = await tx
    .selectFrom('departures')
    .select(['experience_id', sql<string>`string_agg(date || cutoff_at, ',')`.as('departures')])
    .where('experience_id', 'in', [...found.keys()])
    .where('date', '>=', experiences.map(({ from }) => from).toSorted()[0] ?? '')
    .whereRef('sold', '<', 'capacity')
    .groupBy('experience_id')
    .execute();
  for (const { experience_id, departures } of rows) {
    const days = found.get(experience_id);
    if (days) fill(days, departures);
  }
  return found;
}

function fill({ from, cutoffs }: OpenUntil, departures: string): void {
  const first = dayNumber(from);
  for (const departure of departures.split(',')) {
    const n = dayNumber(departure.slice(0, DATE_LENGTH)) - first;
    if (n >= 0 && n < INDEXED_DAYS) cutoffs[n] = Math.max(cutoffs[n] ?? 0, Number(departure.slice(DATE_LENGTH)));
  }
}

const DATE_LENGTH = 10;

/** The same from a later day on: a day that comes into reach is made then, and its experience read anew. */
export function openFrom(days: OpenUntil, from: string): OpenUntil {
  if (from <= days.from) return days;
  const past = dayNumber(from) - dayNumber(days.from);
  const later = neverOpen(from);
  later.cutoffs.set(days.cutoffs.subarray(past));
  return later;
}

/** The days open at an instant, and the next one at which that changes (Infinity: never). */
export function openDaysAt({ from, cutoffs }: OpenUntil, now: number): { open_days: OpenDays; until: number } {
  let until = Number.POSITIVE_INFINITY;
  for (const cutoff of cutoffs) if (cutoff >= now && cutoff < until) until = cutoff;
  const isOpen = (n: number) => (cutoffs[n] ?? 0) >= now;
  // A start can be booked at its cut-off itself: the change comes a millisecond later.
  return { open_days: encodeOpenDays(from, isOpen), until: until + 1 };
}
