import { placesTaken } from '#domain/booking/party.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { OtherDeparture } from '#domain/contract/office/departure-actions.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { parseSelection } from '../../catalogue/price-line.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow } from '../../database/tables.ts';
import { heldPlaces } from '../../places/vacancies.ts';

const MOST = 60;

/**
 * Departures of the same tour that visitors can book now, in the order of time.
 *
 * @param places  the places that are needed at a departure of a given capacity
 */
export async function otherDepartures(
  tx: Transaction,
  departure_id: number,
  places: (capacity: number) => number,
  now: Temporal.Instant,
): Promise<OtherDeparture[]> {
  const at = now.epochMilliseconds;
  const rows = await tx
    .selectFrom('departures as d')
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .innerJoin('departures as from', 'from.experience_id', 'd.experience_id')
    .select(['d.id', 'd.date', 't.time', 'e.time_zone', 'd.capacity', 'd.sold'])
    .select((query) => heldPlaces(query, at))
    .where('from.id', '=', departure_id)
    .where('d.id', '<>', departure_id)
    .where('d.starts_at', '>', at)
    .where('d.cutoff_at', '>=', at)
    .where('d.is_closed', '=', 0)
    .whereRef('d.sold', '<', 'd.capacity')
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .limit(5 * MOST)
    .execute();
  return rows
    .map(({ id, date, time, time_zone, capacity, sold, held }) => ({
      id,
      date,
      time: clockTimeOn(date, time, time_zone),
      left: capacity - sold - Number(held ?? 0),
      needed: places(capacity),
    }))
    .filter(({ left, needed }) => left >= needed)
    .slice(0, MOST)
    .map(({ needed: _needed, ...it }) => it);
}

/** The places that lines need at a departure of a given capacity: a line that books a whole departure needs all of them. */
export function placesNeeded(
  lines: readonly OrderLineRow[],
  experience: Experience | null | undefined,
): (capacity: number) => number {
  return (capacity) =>
    lines.reduce(
      (sum, line) => sum + (experience ? placesTaken(experience, parseSelection(line), capacity) : line.places),
      0,
    );
}
