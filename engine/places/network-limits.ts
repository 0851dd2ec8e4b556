import { sql } from 'kysely';
import { Refused } from '../base/errors.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { RowOf } from '../database/tables.ts';
import { PLACES_ITEM } from './vacancies.ts';

/** The places of a departure that several carts of one network may always hold, whatever its share: two families of one hotel. */
const LEAST_SHARED_PLACES = 12;

type Limits = Config['networkLimits'];
type Cart = Pick<RowOf<'carts'>, 'id' | 'network'>;

/**
 * Refuses carts beyond the limits of one network (P17), after the write: places and carts in all, and places of a departure that several of its
 * carts share. Concurrent requests on PostgreSQL may pass together. @throws Refused too_many_held
 */
export async function refuseHoarding(
  tx: Transaction,
  limits: Limits,
  { id, network }: Cart,
  departure_id: number,
  now: Temporal.Instant,
): Promise<void> {
  if (network === null) return;
  const held = await heldFrom(tx, network, id, departure_id, now);
  const most = Math.max(LEAST_SHARED_PLACES, Math.floor((held.capacity * limits.share) / 100));
  const isShared = held.besides > 0 && limits.share > 0;
  if (isOver(held.places, limits.places) || isOver(held.carts, limits.carts) || (isShared && held.here > most))
    throw tooManyHeldError();
}

/** Refuses one more order by hand beyond the network's limit, because its places are held for long. @throws Refused too_many_held */
export async function refuseReservations(
  tx: Transaction,
  limits: Limits,
  { id, network }: Cart,
  now: Temporal.Instant,
): Promise<void> {
  if (network === null) return;
  const { reserved } = await heldFrom(tx, network, id, 0, now);
  if (isOver(reserved + 1, limits.reservations)) throw tooManyHeldError();
}

/** Whether a count exceeds a limit. A limit of 0 means no limit. */
function isOver(count: number, limit: number): boolean {
  return limit > 0 && count > limit;
}

function tooManyHeldError(): Refused {
  return new Refused(
    'too_many_held',
    'Too many places are held from your network at the moment. Finish a booking, empty a cart, or try again in half an hour.',
  );
}

async function heldFrom(
  tx: Transaction,
  network: string,
  cart_id: string,
  departure_id: number,
  now: Temporal.Instant,
) {
  const [row] = await holdsFrom(tx, { network, cart_id, departure_id, now: now.epochMilliseconds });
  const count = (counted: Counted | undefined) => Number(counted ?? 0);
  return {
    places: count(row?.places),
    carts: count(row?.carts),
    reserved: count(row?.reserved),
    /** Places of the departure in all carts of the network, then those in other carts only. */
    here: count(row?.here),
    besides: count(row?.besides),
    capacity: count(row?.capacity),
  };
}

type HoldsFromInput = { network: string; cart_id: string; departure_id: number; now: number };
type Counted = number | bigint | string | null;

const holdsFrom = prepared((tx, it: HoldsFromInput) =>
  tx
    .selectFrom('carts as c')
    .innerJoin('holds as h', 'h.cart_id', 'c.id')
    .select((query) => [
      query.fn.sum('h.quantity').as('places'),
      sql<Counted>`count(distinct c.id)`.as('carts'),
      sql<Counted>`count(distinct case when c.ordered = 1 then c.id end)`.as('reserved'),
      sql<Counted>`sum(case when h.departure_id = ${it.departure_id} then h.quantity end)`.as('here'),
      sql<Counted>`sum(case when h.departure_id = ${it.departure_id} and c.id <> ${it.cart_id} then h.quantity end)`.as(
        'besides',
      ),
      query.selectFrom('departures').select('capacity').where('id', '=', it.departure_id).as('capacity'),
    ])
    .where('c.network', '=', it.network)
    .where('h.item_id', '=', PLACES_ITEM)
    .where('h.expires_at', '>', it.now),
);
