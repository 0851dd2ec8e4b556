import { encodeOpenDays, OPEN_DAYS } from '#domain/calendar.ts';
import type { OpenDays } from '#domain/contract/catalogue.ts';
import { dayNumber } from '#domain/day.ts';
import type { Transaction } from '../database/database.ts';

/**
 * For each day from `from` on the last instant at which a start of it can be booked, 0 where there is none: what `open_days` is
 * made of, kept so that the passing of time changes it without asking the database.
 */
export interface OpenUntil {
  readonly from: string;
  readonly cutoffs: Float64Array;
}

/** @param from  of each experience: its own day of today. Held places count as free (L13). */
export async function readOpenUntil(
  tx: Transaction,
  experiences: readonly { id: number; from: string }[],
): Promise<Map<number, OpenUntil>> {
  const found = new Map(experiences.map(({ id, from }) => [id, { from, cutoffs: new Float64Array(OPEN_DAYS) }]));
  if (found.size === 0) return found;
  const rows = await tx
    .selectFrom('departures')
    .select(({ fn }) => ['experience_id', 'date', fn.max('cutoff_at').as('until')])
    .where('experience_id', 'in', [...found.keys()])
    .where('date', '>=', experiences.map(({ from }) => from).toSorted()[0] ?? '')
    .whereRef('sold', '<', 'capacity')
    .groupBy(['experience_id', 'date'])
    .execute();
  for (const { experience_id, date, until } of rows) {
    const days = found.get(experience_id);
    const n = days ? dayNumber(date) - dayNumber(days.from) : -1;
    if (days && n >= 0 && n < OPEN_DAYS) days.cutoffs[n] = until;
  }
  return found;
}

/** The days open at an instant, and the next one at which that changes (Infinity: never). */
export function openDaysAt({ from, cutoffs }: OpenUntil, now: number): { open_days: OpenDays; until: number } {
  let until = Number.POSITIVE_INFINITY;
  for (const cutoff of cutoffs) if (cutoff >= now && cutoff < until) until = cutoff;
  const isOpen = (n: number) => (cutoffs[n] ?? 0) >= now;
  // A start can be booked at its cut-off itself: the change comes a millisecond later.
  return { open_days: encodeOpenDays(from, isOpen), until: until + 1 };
}
