import type { Transaction } from '../../database/database.ts';
import { insertClosedCart } from '../../orders/model/queries.ts';
import { takePlaces } from '../../places/places.ts';
import type { LockedDeparture } from '../../places/places-left.ts';
import type { ActionRow } from './queries.ts';

/** The hold's life: the job moves all bookings within seconds; if its engine stops, the hold ends by itself. */
const HOURS = 24;

/**
 * Holds the places to which a whole departure moves, until its bookings take them one after the other, so that nobody else gets them. A closed
 * cart with the id of the action holds them.
 *
 * @param at  the locked departure, with at least so many places left
 */
export async function takeTargetPlaces(
  tx: Transaction,
  { id }: Pick<ActionRow, 'id'>,
  at: LockedDeparture,
  places: number,
  now: Temporal.Instant,
): Promise<void> {
  const order = await tx
    .selectFrom('departure_action_bookings as b')
    .innerJoin('orders as o', 'o.id', 'b.order_id')
    .select('o.store_id')
    .where('b.action_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!order || places === 0) return;
  const { id: departure_id, experience_id, starts_at } = at.departure;
  const ends = Math.min(starts_at, now.add({ hours: HOURS }).epochMilliseconds);
  await insertClosedCart(tx, { id, store_id: order.store_id, created_at: now.epochMilliseconds, expires_at: ends });
  const nothing = { places: 0, gross: 0, deposit: 0, wish_json: '{}', snapshot_json: '{}' };
  const nobody = { participants_json: '{}', answers_json: '[]' };
  await tx
    .insertInto('cart_lines')
    .values({ id, cart_id: id, position: 0, experience_id, departure_id, ...nothing, ...nobody })
    .execute();
  const expires_at = Temporal.Instant.fromEpochMilliseconds(ends);
  await takePlaces(tx, { line_id: id, cart_id: id, before: null, at, places, pieces: [], now, expires_at });
}

/** Frees the reserved places of a booking that takes them, or all reserved places. */
export async function freeTargetPlaces(
  tx: Transaction,
  { id }: Pick<ActionRow, 'id'>,
  places = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await tx.deleteFrom('holds').where('cart_id', '=', id).where('quantity', '<=', places).execute();
  await tx
    .updateTable('holds')
    .set((it) => ({ quantity: it('quantity', '-', places) }))
    .where('cart_id', '=', id)
    .execute();
}
