import type { Transaction } from '../database/database.ts';
import { preparedChange } from '../database/prepared.ts';
import type { RowOf } from '../database/tables.ts';
import { Refused } from '../errors.ts';
import type { TakenLine } from './places.ts';
import { piecesOf } from './places.ts';
import { lockDepartures } from './places-left.ts';

type Hold = Pick<RowOf<'holds'>, 'departure_id' | 'item_id' | 'quantity'>;

interface ExtendHoldsInput {
  cart_id: string;
  /** The cart's lines whose places are to be kept: all of them, or all but the one that is just being written anew. */
  lines: readonly TakenLine[];
  now: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** Moves the end of a cart's holds. Places are counted again: another engine's clock may have sold them (A13). @throws Refused cart_expired */
export async function extendHolds(
  tx: Transaction,
  { cart_id, lines, now, expires_at }: ExtendHoldsInput,
): Promise<void> {
  if (lines.length === 0) return;
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
  const fits = (departure_id: number, item_id: number, wanted: number, free: number) => {
    const at = (it: Hold) => it.departure_id === departure_id && it.item_id === item_id;
    return sum(own.filter(at)) >= wanted && sum(others.filter(at)) + wanted <= free;
  };
  const isStored = departures.every(({ id, capacity, sold }) => {
    const mine = lines.filter(({ departure_id }) => departure_id === id);
    const places = mine.reduce((total, line) => total + line.places, 0);
    const pieces = piecesOf(mine).every(({ item_id, pieces: wanted }) => {
      const extra = extras.find((it) => it.departure_id === id && it.item_id === item_id);
      return extra !== undefined && fits(id, item_id, wanted, extra.stock - extra.sold);
    });
    return pieces && (places === 0 || fits(id, 0, places, capacity - sold));
  });
  if (!isStored) throw new Refused('cart_expired', 'This cart has expired.');
  await moveHolds(tx, { cart_id, expires_at: expires_at.epochMilliseconds });
}

const moveHolds = preparedChange((tx, it: { cart_id: string; expires_at: number }) =>
  tx.updateTable('holds').set({ expires_at: it.expires_at }).where('cart_id', '=', it.cart_id),
);

function sum(holds: readonly Hold[]): number {
  return holds.reduce((total, { quantity }) => total + quantity, 0);
}
