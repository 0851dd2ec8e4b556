import { sql } from 'kysely';
import { type DeskLease, leasePlaces } from '#domain/contract/desk.ts';
import { Failed, notFoundError, Refused } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { findDeparture } from '../departures/read-departures.ts';
import { instantText } from '../http/json-response.ts';
import { writeAs } from '../http/request/idempotency.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { freeNumber } from '../orders/model/pending-order.ts';
import { type Clock, insertClosedCart } from '../orders/model/queries.ts';
import { endLocked, hasLapsed, type LeaseRow, resellerHoldEnd, updateLease } from '../places/leases.ts';
import { refuseUnsold, toursOnSale } from '../places/on-sale.ts';
import { takePlaces } from '../places/places.ts';
import { type Departure, lockDepartures, placesLeft } from '../places/places-left.ts';
import { requireShare, resaleTerms } from '../places/resale.ts';
import { lockGoodDevice } from './device-secrets.ts';
import { storesThatList } from './tours.ts';

/** PUT /api/desk/leases/{departure}/: places that a device may sell without a network (T11). */
export function leaseRoute(context: Context): Route {
  const { newId } = context;
  return writeAs(context, leasePlaces, 'orders.write', (tx, input) => growLease(tx, { ...input, newId }));
}

type Growing = AccountInput<unknown, { places: number }> & Clock;

/** @throws Failed 403, 404, 409; Refused departure_cancelled, past_cutoff, places_taken */
async function growLease(tx: Transaction, { caller, params, body, now, newId }: Growing): Promise<DeskLease> {
  const { device } = caller;
  if (!device) throw new Failed(403, 'Places are leased to a device of the desk: sign in at /desk/ for that.');
  const { id, experience_id } = await findDeparture(tx, caller, params['departure'], now);
  await lockGoodDevice(tx, device);
  const terms = await resaleTerms(tx, device.account_id, experience_id);
  const [departure] = await lockDepartures(tx, [id]);
  if (!departure) throw notFoundError();
  refuseUnsold(departure, { until: 'start', now });
  const ends_at = terms === null ? null : resellerHoldEnd(departure, now);
  if (ends_at !== null && ends_at <= now.epochMilliseconds)
    throw new Refused('past_cutoff', 'Tours of another supplier are reserved until two hours before the start.');
  const store_id = await sellingStore(tx, device.account_id, experience_id);
  const known = await openLease(tx, device.id, id, now);
  const lease = known ?? (await createLease(tx, { device, departure, store_id, now, newId }));
  const places = Math.max(lease.places, body.places);
  await requireShare(tx, { account_id: device.account_id, departure, terms, places, cart_id: lease.id }, now);
  await holdForLease(tx, { ...lease, ends_at }, { departure, places, now });
  await reserveNumbers(tx, lease.id, places, newId);
  const [reply] = await leasesOf(tx, device, now, id);
  if (!reply) throw notFoundError();
  return reply;
}

/** The open lease of a device for a locked departure. A lapsed lease ends here. */
async function openLease(
  tx: Transaction,
  device_id: number,
  departure_id: number,
  now: Temporal.Instant,
): Promise<LeaseRow | undefined> {
  const lease = await tx
    .selectFrom('desk_leases')
    .selectAll()
    .where('device_id', '=', device_id)
    .where('departure_id', '=', departure_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!lease || !hasLapsed(lease, now)) return lease;
  await endLocked(tx, [lease], now);
  return undefined;
}

/** Sets the held places of a lease of a locked departure. @throws Refused places_taken */
async function holdForLease(
  tx: Transaction,
  lease: LeaseRow,
  { departure, places, now }: { departure: Departure; places: number; now: Temporal.Instant },
): Promise<void> {
  const left = await placesLeft(tx, departure, now, { cart_id: lease.id });
  await takePlaces(tx, {
    line_id: lease.id,
    cart_id: lease.id,
    before: lease.places > 0 ? { departure_id: departure.id, places: lease.places, wish_json: '{}' } : null,
    at: { departure, left },
    places,
    pieces: [],
    now,
    expires_at: Temporal.Instant.fromEpochMilliseconds(lease.ends_at ?? departure.starts_at),
  });
  const changed = { places, version: lease.version + 1, ends_at: lease.ends_at };
  await tx.updateTable('desk_leases').set(changed).where('id', '=', lease.id).execute();
}

interface NewLease extends Clock {
  device: { readonly id: number; readonly account_id: number };
  departure: Departure;
  store_id: number;
}

async function createLease(tx: Transaction, { device, departure, store_id, now, newId }: NewLease): Promise<LeaseRow> {
  const { id: device_id, account_id } = device;
  const created_at = now.epochMilliseconds;
  const open = { ends_at: null, ended_at: null };
  return insertLease(tx, { id: newId(), account_id, device_id, store_id, created_at, ...open }, departure);
}

/** Makes a lease without places, by a closed cart of the same id. */
async function insertLease(
  tx: Transaction,
  of: Omit<LeaseRow, 'departure_id' | 'version' | 'places'>,
  departure: Departure,
): Promise<LeaseRow> {
  const { id, store_id, created_at } = of;
  await insertClosedCart(tx, { id, store_id, created_at, expires_at: departure.starts_at });
  const nothing = { places: 0, gross: 0, deposit: 0, wish_json: '{}', snapshot_json: '{}' };
  const nobody = { participants_json: '{}', answers_json: '[]' };
  const { id: departure_id, experience_id } = departure;
  await tx
    .insertInto('cart_lines')
    .values({ id, cart_id: id, position: 0, experience_id, departure_id, ...nothing, ...nobody })
    .execute();
  const lease = { ...of, departure_id, version: 0, places: 0 };
  await tx.insertInto('desk_leases').values(lease).execute();
  return lease;
}

interface SaleToKeep {
  readonly number: string;
  /** The lease that the sale was made from. */
  readonly lease: LeaseRow;
  readonly departure: Departure;
  readonly places: number;
}

/**
 * Keeps the places of a sale that waits for staff (T6) until the start, if they are free: its number moves to a lease of its own, which has ended
 * for its device.
 */
export async function keepPlaces(
  tx: Transaction,
  { number, lease, departure, places }: SaleToKeep,
  { now, newId }: Clock,
): Promise<void> {
  const own = Math.min(lease.places, places);
  const isFree = (await placesLeft(tx, departure, now, {})) + own >= places;
  if (!isFree || departure.starts_at <= now.epochMilliseconds) return;
  if (own > 0) await updateLease(tx, lease, lease.places - own);
  const ended = { ends_at: null, ended_at: now.epochMilliseconds };
  const { account_id, device_id, store_id, created_at } = lease;
  const stored = await insertLease(
    tx,
    { id: newId(), account_id, device_id, store_id, created_at, ...ended },
    departure,
  );
  await holdForLease(tx, stored, { departure, places, now });
  await tx.updateTable('reserved_numbers').set({ lease_id: stored.id }).where('number', '=', number).execute();
}

/** Frees the places that are kept for a sale. */
export async function releasePlacesOfSale(tx: Transaction, number: string): Promise<void> {
  const live = tx
    .selectFrom('reserved_numbers as n')
    .innerJoin('desk_leases as l', 'l.id', 'n.lease_id')
    .selectAll('l')
    .where('n.number', '=', number)
    .where('l.ended_at', 'is not', null);
  const known = await live.executeTakeFirst();
  if (!known) return;
  await lockDepartures(tx, [known.departure_id]);
  const lease = await live.executeTakeFirst();
  if (lease) await updateLease(tx, lease, 0);
}

/** The store in which an account sells an experience at its desks: its first store that lists the experience. @throws Failed 409 without one */
async function sellingStore(tx: Transaction, account_id: number, experience_id: number): Promise<number> {
  const [store_id] = await storesThatList(tx, experience_id, [account_id]);
  if (store_id !== undefined && (await toursOnSale(tx, store_id, [experience_id])).size > 0) return store_id;
  throw new Failed(409, 'No store of yours sells this tour. List it in a store, then sell it at the desk.');
}

/** Reserved numbers beyond the places: for sales that take no place, and for sales before the next sync. */
const SPARE_NUMBERS = 3;

async function reserveNumbers(tx: Transaction, lease_id: string, places: number, newId: Clock['newId']): Promise<void> {
  const unused = await unusedNumbers(tx, [lease_id]);
  for (let n = unused.length; n < places + SPARE_NUMBERS; n += 1)
    await tx
      .insertInto('reserved_numbers')
      .values({ number: await freeNumber(tx, newId), lease_id })
      .execute();
}

async function unusedNumbers(tx: Transaction, lease_ids: readonly string[]) {
  return tx
    .selectFrom('reserved_numbers as n')
    .leftJoin('orders as o', 'o.number', 'n.number')
    .select(['n.number', 'n.lease_id'])
    .where('n.lease_id', 'in', ['', ...lease_ids])
    .where('o.id', 'is', null)
    .orderBy('n.number')
    .execute();
}

/** The leases of a device for departures to come. @param departure_id  only the lease for this departure */
export async function leasesOf(
  tx: Transaction,
  device: { readonly id: number; readonly account_id: number },
  now: Temporal.Instant,
  departure_id?: number,
): Promise<DeskLease[]> {
  const rows = await tx
    .selectFrom('desk_leases as l')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .select(['l.id', 'l.departure_id', 'l.version', 'l.places'])
    .select(({ fn }) => fn.coalesce('l.ends_at', 'd.starts_at').as('expires_at'))
    .where('l.device_id', '=', device.id)
    .where('l.account_id', '=', device.account_id)
    .where('l.ended_at', 'is', null)
    .where(({ fn }) => sql<boolean>`${fn.coalesce('l.ends_at', 'd.starts_at')} > ${now.epochMilliseconds}`)
    .$if(departure_id !== undefined, (it) => it.where('d.id', '=', departure_id ?? 0))
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const numbers = Map.groupBy(await unusedNumbers(tx, ids), ({ lease_id }) => lease_id);
  return rows.map(({ id, departure_id: departure, version, places, expires_at }) => ({
    id,
    departure,
    version,
    places,
    expires_at: instantText(expires_at),
    numbers: (numbers.get(id) ?? []).map(({ number }) => number),
  }));
}
