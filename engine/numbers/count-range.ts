import type { NumberSource } from '#domain/contract/office/numbers.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import type { Transaction } from '../database/database.ts';
import { type CountedStore, placesByDay, type Sales, salesByDay, salesByTour } from './queries.ts';

/** Sales, and the sold places and capacity of departures. */
export type Tally = { -readonly [name in keyof Sales]: number } & { places_sold: number; capacity: number };

/** The numbers of a range. Days, tours and sources without any are not in the maps. */
export interface RangeCount {
  readonly total: Tally;
  readonly days: ReadonlyMap<string, Tally>;
  readonly tours: ReadonlyMap<number, Tally>;
  readonly sources: ReadonlyMap<NumberSource, Tally>;
}

export async function countRange(tx: Transaction, store: CountedStore, range: DayRange): Promise<RangeCount> {
  const total = noTally();
  const days = new Map<string, Tally>();
  const tours = new Map<number, Tally>();
  const sources = new Map<NumberSource, Tally>();
  for (const row of await salesByDay(tx, store, range)) addTo([tallyAt(days, row.date)], row);
  for (const row of await salesByTour(tx, store, range))
    addTo([total, tallyAt(tours, row.tour), tallyAt(sources, row.source)], row);
  for (const row of await placesByDay(tx, store, range))
    addTo([total, tallyAt(days, row.date), tallyAt(tours, row.tour)], row);
  return { total, days, tours, sources };
}

/** The total of a range that is only used for comparison. */
export async function countTotal(tx: Transaction, store: CountedStore, range: DayRange): Promise<Tally> {
  const total = noTally();
  for (const row of await salesByTour(tx, store, range)) addTo([total], row);
  for (const row of await placesByDay(tx, store, range)) addTo([total], row);
  return total;
}

export function noTally(): Tally {
  return { sold: 0, bookings: 0, guests: 0, paid: 0, refunded: 0, places_sold: 0, capacity: 0 };
}

function tallyAt<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  const known = tallies.get(key) ?? noTally();
  tallies.set(key, known);
  return known;
}

function addTo(tallies: readonly Tally[], row: Partial<Tally>): void {
  for (const tally of tallies) for (const name of Object.keys(tally) as (keyof Tally)[]) tally[name] += row[name] ?? 0;
}
