import { date, integer, list, type Of, optional, shape, time } from '#domain/contract/fields.ts';
import { type Problem, type Reason, reason, unknownId } from '#domain/contract/problems.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { instantOf } from '#domain/time/schedule.ts';
import { Invalid, problemsIn } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { idsOf } from '../model/columns.ts';
import type { CarriedPart } from '../model/resource.ts';
import { departureKey, readSchedule, startsToCome } from './plan-departures.ts';

const many = integer({ min: 0, max: 1_000_000_000 });
const Sold = list(
  shape({
    date: date(),
    time: time(),
    places: many,
    extras: optional(list(shape({ item: pk(), pieces: many }), { max: 200 })),
  }),
);

/**
 * The sold places of the starts to come. In a database where the experience is new, they count as sold elsewhere, so that no place is sold
 * twice. A database that has the experience already keeps its own numbers.
 */
export const carriedSold: CarriedPart = {
  field: Sold,
  isForNew: true,
  read: async (tx, rows, { now }) => {
    const ids = idsOf(rows);
    const departures = await tx
      .selectFrom('departures as d')
      .innerJoin('start_times as t', 't.id', 'd.start_time_id')
      .select(['d.id', 'd.experience_id', 'd.date', 't.time', 'd.sold', 'd.start_time_id'])
      .where('d.experience_id', 'in', ids)
      .where('d.starts_at', '>', now.epochMilliseconds)
      .where('d.sold', '>', 0)
      .orderBy('d.date')
      .orderBy('t.time')
      .execute();
    const extras = await soldExtras(tx, ids, now);
    const runs = new Map<number, ReadonlyMap<string, unknown>>();
    for (const { experience_id: id } of departures)
      if (!runs.has(id)) runs.set(id, startsToCome(await readSchedule(tx, id), now));
    return ({ id }) =>
      departures
        // A booked start that has left the schedule since is not carried.
        .filter((it) => it.experience_id === id && runs.get(it.experience_id)?.has(departureKey(it)))
        .map((it) => {
          const pieces = extras
            .filter(({ departure_id }) => departure_id === it.id)
            .map((extra) => ({ item: extra.item_id, pieces: extra.sold }));
          return { date: it.date, time: it.time, places: it.sold, ...(pieces.length > 0 && { extras: pieces }) };
        });
  },
  write: async (tx, experience_id, value, { now }) => {
    const problems: Problem[] = [];
    for (const [i, sold] of (value as Of<typeof Sold>).entries())
      problems.push(...problemsIn([i], await sell(tx, experience_id, sold, now)));
    if (problems.length > 0) throw new Invalid(problems);
  },
};

/** Sold pieces of extras that are still offered and have a stock. */
async function soldExtras(tx: Transaction, experience_ids: readonly number[], now: Temporal.Instant) {
  return tx
    .selectFrom('departure_extras as s')
    .innerJoin('departures as d', 'd.id', 's.departure_id')
    .innerJoin('experience_extras as x', (join) =>
      join.onRef('x.experience_id', '=', 'd.experience_id').onRef('x.item_id', '=', 's.item_id'),
    )
    .innerJoin('inventory_items as i', 'i.id', 's.item_id')
    .select(['s.departure_id', 's.item_id', 's.sold'])
    .where('d.experience_id', 'in', experience_ids)
    .where('d.starts_at', '>', now.epochMilliseconds)
    .where('s.sold', '>', 0)
    .where('i.stock', 'is not', null)
    .orderBy('s.item_id')
    .execute();
}

/** Marks places and pieces of extras of one start as sold; a start that is over is skipped. */
async function sell(
  tx: Transaction,
  experience_id: number,
  { date: day, time: at, places, extras = [] }: Of<typeof Sold>[number],
  now: Temporal.Instant,
): Promise<Problem[]> {
  const departure = await tx
    .selectFrom('departures as d')
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .select(['d.id', 'd.capacity'])
    .where('d.experience_id', '=', experience_id)
    .where('d.date', '=', day)
    .where('t.time', '=', at)
    .executeTakeFirst();
  if (!departure) {
    const { time_zone } = await tx
      .selectFrom('experiences')
      .select('time_zone')
      .where('id', '=', experience_id)
      .executeTakeFirstOrThrow();
    if (Temporal.Instant.compare(instantOf(day, at, time_zone), now) <= 0) return [];
    return [{ path: ['date'], ...reason('no_such_start') }];
  }
  if (places > departure.capacity) return [{ path: ['places'], ...reason('too_large', { max: departure.capacity }) }];
  await tx.updateTable('departures').set({ sold: places }).where('id', '=', departure.id).execute();
  const problems: Problem[] = [];
  for (const [i, { item, pieces }] of extras.entries()) {
    const why = await sellPieces(tx, departure.id, experience_id, item, pieces);
    if (why !== null) problems.push({ path: ['extras', i, 'pieces'], ...why });
  }
  return problems;
}

async function sellPieces(
  tx: Transaction,
  departure_id: number,
  experience_id: number,
  item_id: number,
  sold: number,
): Promise<Reason | null> {
  const item = await tx
    .selectFrom('experience_extras as x')
    .innerJoin('inventory_items as i', 'i.id', 'x.item_id')
    .select('i.stock')
    .where('x.experience_id', '=', experience_id)
    .where('x.item_id', '=', item_id)
    .executeTakeFirst();
  if (!item) return unknownId(item_id);
  // Nothing can be sold twice of an extra without a stock.
  if (item.stock === null) return null;
  if (sold > item.stock) return reason('too_large', { max: item.stock });
  await tx.insertInto('departure_extras').values({ departure_id, item_id, stock: item.stock, sold }).execute();
  return null;
}
