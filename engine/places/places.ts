import { sql } from 'kysely';
import { Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import { preparedChange } from '../database/prepared.ts';
import { needsRowLocks } from '../database/row-locks.ts';
import { settleAll } from '../database/settle-all.ts';
import type { RowOf } from '../database/tables.ts';
import { refuseUnsoldLines } from './on-sale.ts';
import type { Departure, LockedDeparture } from './places-left.ts';
import { lockDepartures, lockPiecesLeft, piecesTakenError, placesLeft, placesTakenError } from './places-left.ts';
import { PLACES_ITEM } from './vacancies.ts';
import { touchExperiences } from './version.ts';

/**
 * The places of departures and the stock of extras: held + sold never exceed them (A13). Every transaction that takes places or pieces locks the
 * departure's row first and counts in a later statement. A hold counts while `expires_at > now`, so it lapses without a sweeper. A
 * transaction that takes the places of a lapsed hold deletes the hold: a request with an older `now` must not count both.
 */

/** The places and extras that a line takes of its departure, as cart lines and order lines store them. */
export type TakenLine = Pick<RowOf<'order_lines'>, 'departure_id' | 'places' | 'wish_json'>;

/** Pieces of an extra with limited stock. */
export interface Pieces {
  item_id: number;
  pieces: number;
}

interface TakePlacesInput {
  line_id: string;
  /** The line as last written; null for a new line. */
  before: TakenLine | null;
  cart_id: string;
  at: LockedDeparture;
  places: number;
  pieces: readonly (Pieces & { stock: number })[];
  now: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** Holds places and pieces for a line, in place of its previous holds (E8). @throws Refused places_taken with the number that is left */
export async function takePlaces(tx: Transaction, input: TakePlacesInput): Promise<void> {
  const { line_id, cart_id, before, places, now } = input;
  const { departure, left } = input.at;
  if (places > left) throw await placesTakenError(tx, departure, left, now);
  const pieces = inOrder(input.pieces);
  const counts = await settleAll(
    ...pieces.map((it) => lockPiecesLeft(tx, departure.id, it.item_id, it.stock, now, { line_id })),
  );
  for (const [i, it] of pieces.entries()) {
    const leftOfIt = counts[i]?.() ?? 0;
    if (it.pieces > leftOfIt) throw piecesTakenError(it.item_id, leftOfIt);
  }

  const hold = { departure_id: departure.id, line_id, cart_id, expires_at: input.expires_at.epochMilliseconds };
  const taken = [{ item_id: PLACES_ITEM, pieces: places }, ...pieces].filter((it) => it.pieces > 0);
  const staysThere = before?.departure_id === departure.id && places > 0;
  const isReplaced = staysThere && pieces.length === 0 && piecesOf([before]).length === 0;
  await deleteLapsed(tx, { departure_id: departure.id, now: now.epochMilliseconds });
  if (before && !isReplaced) await deleteHolds(tx, { line_id });
  for (const { item_id, pieces: quantity } of taken) await putHold(tx, { ...hold, item_id, quantity });
}

type Hold = RowOf<'holds'>;

/** Updates an existing hold, which is less work than a new row. */
const putHold = preparedChange((tx, it: Hold) =>
  tx
    .insertInto('holds')
    .values({
      departure_id: it.departure_id,
      item_id: it.item_id,
      line_id: it.line_id,
      cart_id: it.cart_id,
      quantity: it.quantity,
      expires_at: it.expires_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['departure_id', 'item_id', 'line_id'])
        .doUpdateSet({ quantity: it.quantity, expires_at: it.expires_at }),
    ),
);

/** Deletes a locked departure's lapsed holds. Rows that another transaction is deleting are skipped, so that neither waits for the other. */
const deleteLapsed = preparedChange((tx, it: Pick<Hold, 'departure_id'> & { now: number }) => {
  const lapsed = tx.deleteFrom('holds').where('departure_id', '=', it.departure_id).where('expires_at', '<=', it.now);
  if (!needsRowLocks(tx)) return lapsed;
  const free = tx
    .selectFrom('holds')
    .select(sql`ctid`.as('ctid'))
    .where('departure_id', '=', it.departure_id)
    .where('expires_at', '<=', it.now)
    .forUpdate()
    .skipLocked();
  return lapsed.where(sql`ctid`, 'in', free);
});

const deleteHolds = preparedChange((tx, it: Pick<Hold, 'line_id'>) =>
  tx.deleteFrom('holds').where('line_id', '=', it.line_id),
);

/**
 * Sells the places and pieces of an order's lines, held or not. The holds of the order's cart (null: it has none) count as free and end.
 * @throws Refused places_taken if they are gone; then nothing has changed
 */
export async function sellLines(
  tx: Transaction,
  { lines, cart_id, now }: { lines: readonly TakenLine[]; cart_id: string | null; now: Temporal.Instant },
): Promise<void> {
  const departures = await lockDeparturesOf(tx, lines);
  for (const departure of departures) {
    const mine = lines.filter((it) => it.departure_id === departure.id);
    const left = await placesLeft(tx, departure, now, { cart_id });
    if (placesOf(mine) > left) throw await placesTakenError(tx, departure, left, now);
    for (const { item_id, pieces } of piecesOf(mine)) {
      const leftOfIt = await lockPiecesLeft(tx, departure.id, item_id, null, now, { cart_id });
      if (pieces > leftOfIt) throw piecesTakenError(item_id, leftOfIt);
    }
  }
  for (const { id } of departures) await deleteLapsed(tx, { departure_id: id, now: now.epochMilliseconds });
  await addToSold(tx, departures, lines, 1);
  if (cart_id !== null) await tx.deleteFrom('holds').where('cart_id', '=', cart_id).execute();
}

export async function freeSold(tx: Transaction, lines: readonly TakenLine[]): Promise<void> {
  await addToSold(tx, await lockDeparturesOf(tx, lines), lines, -1);
}

function lockDeparturesOf(tx: Transaction, lines: readonly TakenLine[]): Promise<Departure[]> {
  const ids = lines.map(({ departure_id }) => departure_id);
  return lockDepartures(tx, ids);
}

/** The most places that count as few: visitors see how many are left (V9). */
export const FEW = 4;

async function addToSold(
  tx: Transaction,
  departures: readonly Departure[],
  lines: readonly TakenLine[],
  sign: 1 | -1,
): Promise<void> {
  const touched = new Set<number>();
  for (const { id, experience_id, capacity, sold } of departures) {
    const mine = lines.filter((it) => it.departure_id === id);
    const nowSold = sold + sign * placesOf(mine);
    if (nowSold !== sold) {
      await tx.updateTable('departures').set({ sold: nowSold }).where('id', '=', id).execute();
      // The storefront shows only days that are sold out or have few places left, so other sales need not touch it.
      if (capacity - Math.max(sold, nowSold) <= FEW) touched.add(experience_id);
    }
    for (const { item_id, pieces } of piecesOf(mine)) {
      await tx
        .updateTable('departure_extras')
        .set((it) => ({ sold: it('sold', '+', sign * pieces) }))
        .where('departure_id', '=', id)
        .where('item_id', '=', item_id)
        .execute();
    }
  }
  await touchExperiences(tx, [...touched]);
}

function placesOf(lines: readonly TakenLine[]): number {
  return lines.reduce((total, { places }) => total + places, 0);
}

/** The pieces of limited extras that lines take together: `pieces` in their `wish_json`. */
export function piecesOf(lines: readonly TakenLine[]): Pieces[] {
  const together = new Map<number, number>();
  for (const { wish_json } of lines) {
    const { pieces = [] } = JSON.parse(wish_json) as { pieces?: Pieces[] };
    for (const it of pieces) together.set(it.item_id, (together.get(it.item_id) ?? 0) + it.pieces);
  }
  return inOrder([...together].map(([item_id, pieces]) => ({ item_id, pieces })));
}

/** Pieces by ascending id of their extra: every caller locks rows in this order. */
function inOrder<P extends Pieces>(pieces: readonly P[]): P[] {
  return pieces.toSorted((a, b) => a.item_id - b.item_id);
}

type Held = Pick<RowOf<'holds'>, 'departure_id' | 'item_id' | 'quantity'>;

interface ExtendHoldsInput {
  cart: Pick<RowOf<'carts'>, 'id' | 'store_id'>;
  /** The cart's lines whose places are to be held longer: all, or all but the line that is being written. */
  lines: readonly RowOf<'cart_lines'>[];
  now: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/**
 * Moves the end of all holds of a cart. Places and pieces are counted again, because another engine's clock may have sold them (A13). The
 * cart's own holds count even after they have lapsed: they are extended unless somebody else has taken the places.
 *
 * @throws Refused cart_expired; departure_cancelled, past_cutoff, not_for_sale for a line that may not be sold any more
 */
export async function extendHolds(
  tx: Transaction,
  { cart: { id: cart_id, store_id }, lines, now, expires_at }: ExtendHoldsInput,
): Promise<void> {
  if (lines.length === 0) return;
  await refuseUnsoldLines(tx, { store_id, lines, until: 'cutoff', isHeld: true, now });
  const ids = [...new Set(lines.map(({ departure_id }) => departure_id))];
  const departures = await lockDepartures(tx, ids);
  const holds = tx.selectFrom('holds').select(['departure_id', 'item_id', 'quantity']);
  const [own, others, extras] = await Promise.all([
    holds.where('cart_id', '=', cart_id).execute(),
    holds
      .where('departure_id', 'in', ids)
      .where('expires_at', '>', now.epochMilliseconds)
      .where('cart_id', '<>', cart_id)
      .execute(),
    tx.selectFrom('departure_extras').selectAll().where('departure_id', 'in', ids).execute(),
  ]);
  const fits = (departure_id: number, item_id: number, needed: number, free: number) => {
    const at = (it: Held) => it.departure_id === departure_id && it.item_id === item_id;
    return sum(own.filter(at)) >= needed && sum(others.filter(at)) + needed <= free;
  };
  const isStored = departures.every(({ id, capacity, sold }) => {
    const mine = lines.filter(({ departure_id }) => departure_id === id);
    const places = mine.reduce((total, line) => total + line.places, 0);
    const pieces = piecesOf(mine).every(({ item_id, pieces: needed }) => {
      const extra = extras.find((it) => it.departure_id === id && it.item_id === item_id);
      return extra !== undefined && fits(id, item_id, needed, extra.stock - extra.sold);
    });
    return pieces && (places === 0 || fits(id, PLACES_ITEM, places, capacity - sold));
  });
  if (!isStored) throw new Refused('cart_expired', 'This cart has expired.');
  await moveHolds(tx, { cart_id, expires_at: expires_at.epochMilliseconds });
}

const moveHolds = preparedChange((tx, it: { cart_id: string; expires_at: number }) =>
  tx.updateTable('holds').set({ expires_at: it.expires_at }).where('cart_id', '=', it.cart_id),
);

function sum(holds: readonly Held[]): number {
  return holds.reduce((total, { quantity }) => total + quantity, 0);
}
