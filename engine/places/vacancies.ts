import type { ExpressionBuilder } from 'kysely';
import { clockTimeOn } from '#domain/time/epoch.ts';
import type { Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { RowOf, Tables } from '../database/tables.ts';

/** The `item_id` of holds of places; all other holds are of pieces of an extra. */
export const PLACES_ITEM = 0;

export interface Vacancies extends RowOf<'departures'> {
  time: string;
  /** Places neither sold nor held by others. */
  vacancies: number;
}

/** Whether visitors can still book a departure: up to its cut-off (E6), unless it is withdrawn. Visitors who hold its places may still pay. */
export function isOpenAt(
  departure: Pick<RowOf<'departures'>, 'cutoff_at' | 'is_closed' | 'is_unscheduled'>,
  now: Temporal.Instant,
): boolean {
  return departure.cutoff_at >= now.epochMilliseconds && !isWithdrawn(departure);
}

/** Whether staff have closed a departure (T10) or its schedule no longer has it (B11). Staff may still book it themselves. */
export function isWithdrawn({
  is_closed,
  is_unscheduled,
}: Pick<RowOf<'departures'>, 'is_closed' | 'is_unscheduled'>): boolean {
  return is_closed === 1 || is_unscheduled === 1;
}

/** Departures from one day to another, both included, with the places left. @param exceptLine  the line whose own places count as free (E8) */
export async function vacanciesBetween(
  tx: Transaction,
  experience_id: number,
  from: string,
  to: string,
  now: Temporal.Instant,
  exceptLine = '',
): Promise<Vacancies[]> {
  const rows = await departuresBetween(tx, { experience_id, from, to, now: now.epochMilliseconds, exceptLine });
  return rows.map(({ held, time_zone, ...row }) => ({
    ...row,
    time: clockTimeOn(row.date, row.time, time_zone),
    vacancies: Math.max(0, row.capacity - row.sold - Number(held ?? 0)),
  }));
}

type DeparturesBetweenInput = { experience_id: number; from: string; to: string; now: number; exceptLine: string };

const departuresBetween = prepared((db, it: DeparturesBetweenInput) =>
  db
    .selectFrom('departures as d')
    .innerJoin('start_times as s', 's.id', 'd.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .selectAll('d')
    .select(['s.time', 'e.time_zone'])
    .select((query) => heldPlaces(query, it.now, it.exceptLine))
    .where('d.experience_id', '=', it.experience_id)
    .where('d.date', '>=', it.from)
    .where('d.date', '<=', it.to)
    .orderBy('d.starts_at')
    .orderBy('d.start_time_id'),
);

/** The held places of a departure `d`, as a column. @param query  of rows with their departure. @param now  epoch milliseconds */
export function heldPlaces(
  query: ExpressionBuilder<Tables & { d: Tables['departures'] }, 'd'>,
  now: number,
  exceptLine = '',
) {
  return query
    .selectFrom('holds as h')
    .select(({ fn }) => fn.sum('h.quantity').as('held'))
    .whereRef('h.departure_id', '=', 'd.id')
    .where('h.item_id', '=', PLACES_ITEM)
    .where('h.expires_at', '>', now)
    .where('h.line_id', '<>', exceptLine)
    .as('held');
}

/** Starts (epoch milliseconds) of the next departures of an experience that visitors can book. Held places count as free, as in listings. */
export async function nextStarts(tx: Transaction, experience_id: number, now: Temporal.Instant, most: number) {
  const rows = await tx
    .selectFrom('departures')
    .select('starts_at')
    .where('experience_id', '=', experience_id)
    .where('cutoff_at', '>=', now.epochMilliseconds)
    .whereRef('sold', '<', 'capacity')
    .where('is_closed', '=', 0)
    .where('is_unscheduled', '=', 0)
    .orderBy('starts_at')
    .limit(most)
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}
