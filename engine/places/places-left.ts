import { Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import { prepared, preparedChange } from '../database/prepared.ts';
import { needsRowLocks } from '../database/row-locks.ts';
import { settleAll } from '../database/settle-all.ts';
import type { RowOf } from '../database/tables.ts';
import { isOpenAt, PLACES_ITEM, vacanciesBetween } from './vacancies.ts';

/** The holds that count as free for the caller: those of a line that is written again (E8), or of a cart that is being bought. */
export interface Own {
  line_id?: string;
  cart_id?: string | null;
}

/** Locks departures by ascending id, so that two orders for the same departures never wait for each other. */
export async function lockDepartures(tx: Transaction, ids: readonly number[]): Promise<Departure[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('departures').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Locks the departures of a cart's other lines and of a selection, by ascending id, so that two transactions never wait for each other. */
export async function lockBeside(
  tx: Transaction,
  others: readonly { departure_id: number }[],
  { experience_id, date, start_time_id }: At,
): Promise<void> {
  if (others.length === 0 || !needsRowLocks(tx)) return;
  const found = await tx
    .selectFrom('departures')
    .select('id')
    .where('experience_id', '=', experience_id)
    .where('date', '=', date)
    .where('start_time_id', '=', start_time_id)
    .execute();
  await lockDepartures(tx, [...found.map(({ id }) => id), ...others.map(({ departure_id }) => departure_id)]);
}

/** The places of a locked departure that are neither sold nor held by others. */
export async function placesLeft(
  tx: Transaction,
  departure: Departure,
  now: Temporal.Instant,
  own: Own,
): Promise<number> {
  return leftOf(departure, await held(tx, departure.id, 0, now, own));
}

/** The pieces of an extra that are left at a locked departure. @param stock  creates the extra's row; null if the row exists */
export async function lockPiecesLeft(
  tx: Transaction,
  departure_id: number,
  item_id: number,
  stock: number | null,
  now: Temporal.Instant,
  own: Own,
): Promise<number> {
  if (stock !== null) await insertExtraStock(tx, { departure_id, item_id, stock });
  const [locked, others] = await settleAll(
    lockExtra(tx, { departure_id, item_id }),
    held(tx, departure_id, item_id, now, own),
  );
  const [row] = locked();
  return row ? Math.max(0, row.stock - row.sold - others()) : 0;
}

type Extra = RowOf<'departure_extras'>;

const insertExtraStock = preparedChange((tx, it: Pick<Extra, 'departure_id' | 'item_id' | 'stock'>) =>
  tx
    .insertInto('departure_extras')
    .values({ departure_id: it.departure_id, item_id: it.item_id, stock: it.stock, sold: 0 })
    .onConflict((conflict) => conflict.doNothing()),
);

const lockExtra = prepared((tx, it: Pick<Extra, 'departure_id' | 'item_id'>) =>
  tx
    .selectFrom('departure_extras')
    .select(['stock', 'sold'])
    .where('departure_id', '=', it.departure_id)
    .where('item_id', '=', it.item_id)
    .forNoKeyUpdate(),
);

/** A separate statement after the lock: it must see all that was committed while the lock waited. */
async function held(
  tx: Transaction,
  departure_id: number,
  item_id: number,
  now: Temporal.Instant,
  own: Own,
): Promise<number> {
  const query = {
    departure_id,
    item_id,
    now: now.epochMilliseconds,
    line_id: own.line_id ?? '',
    cart_id: own.cart_id ?? '',
  };
  const [found] = await heldByOthers(tx, query);
  return Number(found?.quantity ?? 0);
}

type Others = { departure_id: number; item_id: number; now: number; line_id: string; cart_id: string };

const heldByOthers = prepared((tx, it: Others) =>
  tx
    .selectFrom('holds')
    .select(({ fn }) => fn.sum('quantity').as('quantity'))
    .where('departure_id', '=', it.departure_id)
    .where('item_id', '=', it.item_id)
    .where('expires_at', '>', it.now)
    .where('line_id', '<>', it.line_id)
    .where('cart_id', '<>', it.cart_id),
);

/** Builds the refusal for missing places, with the day's other starts that still have places. */
export async function placesTakenError(
  tx: Transaction,
  departure: Departure,
  left: number,
  now: Temporal.Instant,
): Promise<Refused> {
  const day = await vacanciesBetween(tx, departure.experience_id, departure.date, departure.date, now);
  const start_times = day
    .filter((it) => it.id !== departure.id && isOpenAt(it, now) && it.vacancies > 0)
    .map(({ start_time_id, time, vacancies }) => ({ id: start_time_id, time, vacancies }));
  return new Refused('places_taken', leftInWords(left, 'No places are left at this time.', 'place'), {
    left,
    start_times,
  });
}

export function piecesTakenError(extra_item_id: number, left: number): Refused {
  return new Refused('places_taken', leftInWords(left, 'This extra is taken at this time.', 'piece'), {
    left,
    extra_item_id,
  });
}

function leftInWords(left: number, none: string, unit: string): string {
  if (left === 0) return none;
  return left === 1 ? `Only 1 ${unit} is left at this time.` : `Only ${left} ${unit}s are left at this time.`;
}

export type Departure = RowOf<'departures'>;

/** A locked departure, and its places that are neither sold nor held by others. */
export interface LockedDeparture {
  readonly departure: Departure;
  readonly left: number;
}

export type At = Pick<Departure, 'experience_id' | 'date' | 'start_time_id'>;

/**
 * Locks a departure until the transaction ends, then counts its holds in a second statement, which sees what was committed during the wait.
 * @param line_id  the line whose own places count as free (E8). @returns null if no departure starts then
 */
export async function lockDeparture(
  tx: Transaction,
  { experience_id, date, start_time_id }: At,
  now: Temporal.Instant,
  line_id: string,
): Promise<LockedDeparture | null> {
  const at = { experience_id, date, start_time_id };
  const [locked, held] = await settleAll(
    lockDepartureAt(tx, at),
    heldAt(tx, { ...at, now: now.epochMilliseconds, line_id }),
  );
  const [departure] = locked();
  if (!departure) return null;
  return { departure, left: leftOf(departure, Number(held()[0]?.quantity ?? 0)) };
}

const lockDepartureAt = prepared((tx, it: At) =>
  tx
    .selectFrom('departures')
    .selectAll()
    .where('experience_id', '=', it.experience_id)
    .where('date', '=', it.date)
    .where('start_time_id', '=', it.start_time_id)
    .forNoKeyUpdate(),
);

const heldAt = prepared((tx, it: At & { now: number; line_id: string }) =>
  tx
    .selectFrom('holds')
    .select(({ fn }) => fn.sum('quantity').as('quantity'))
    .where('departure_id', '=', (query) =>
      query
        .selectFrom('departures')
        .select('id')
        .where('experience_id', '=', it.experience_id)
        .where('date', '=', it.date)
        .where('start_time_id', '=', it.start_time_id),
    )
    .where('item_id', '=', PLACES_ITEM)
    .where('expires_at', '>', it.now)
    .where('line_id', '<>', it.line_id),
);

function leftOf({ capacity, sold }: Departure, held: number): number {
  return Math.max(0, capacity - sold - held);
}
