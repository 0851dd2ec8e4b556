import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { lockDepartures } from './places-left.ts';

/**
 * Places that devices may sell without a network (T11, decision 0186). A lease is a hold by a closed cart of the same id until the start. Its
 * `places` are those that the engine does not know to be sold. A lease that has ended has none, unless a sale keeps them that waits for staff (T6).
 * A caller that changes them has locked the departure, as for any place (A13).
 */
export type LeaseRow = RowOf<'desk_leases'>;

export async function setLeasedPlaces(tx: Transaction, { id, version }: LeaseRow, places: number): Promise<void> {
  const changed = { places, version: version + 1 };
  await tx.updateTable('desk_leases').set(changed).where('id', '=', id).execute();
}

/** Leaves a lease so many places of a locked departure; the others are free. */
export async function updateLease(tx: Transaction, lease: LeaseRow, places: number): Promise<void> {
  const { id } = lease;
  await setLeasedPlaces(tx, lease, places);
  if (places > 0) await tx.updateTable('holds').set({ quantity: places }).where('cart_id', '=', id).execute();
  else await tx.deleteFrom('holds').where('cart_id', '=', id).execute();
}

/**
 * Ends all leases of devices that are revoked, or move to another account: what they have not sold is free. A sale that still arrives takes
 * what is left.
 */
export async function endLeases(tx: Transaction, device_ids: readonly number[], now: Temporal.Instant): Promise<void> {
  const open = await openLeases(tx)
    .where('device_id', 'in', [0, ...device_ids])
    .execute();
  if (open.length === 0) return;
  await lockDepartures(tx, [...new Set(open.map(({ departure_id }) => departure_id))]);
  await end(tx, open, now);
}

/** The same of all devices for a locked departure that does not take place (B8), also of sales that wait for staff. */
export async function endLeasesFor(tx: Transaction, departure_id: number, now: Temporal.Instant): Promise<void> {
  await end(tx, await allLeases(tx).where('departure_id', '=', departure_id).execute(), now);
}

function openLeases(tx: Transaction) {
  return allLeases(tx).where('ended_at', 'is', null);
}

function allLeases(tx: Transaction) {
  return tx.selectFrom('desk_leases').select(['id', 'departure_id']);
}

async function end(tx: Transaction, leases: readonly Pick<LeaseRow, 'id'>[], now: Temporal.Instant): Promise<void> {
  const ids = ['', ...leases.map(({ id }) => id)];
  const ended = { ended_at: now.epochMilliseconds, places: 0 };
  await tx.updateTable('desk_leases').set(ended).where('id', 'in', ids).execute();
  await tx.deleteFrom('holds').where('cart_id', 'in', ids).execute();
}

/** Lets the leases of a locked departure end with its start, which has moved. @param starts_at  epoch milliseconds */
export async function moveLeases(tx: Transaction, departure_id: number, starts_at: number): Promise<void> {
  const all = await allLeases(tx).where('departure_id', '=', departure_id).execute();
  const ids = ['', ...all.map(({ id }) => id)];
  await tx.updateTable('holds').set({ expires_at: starts_at }).where('cart_id', 'in', ids).execute();
  await tx.updateTable('carts').set({ expires_at: starts_at }).where('id', 'in', ids).execute();
}

/** Places of a started departure that other devices have leased and may still report as sold: nobody holds them any more. */
export async function leasedByOthers(tx: Transaction, { id, departure_id }: LeaseRow): Promise<number> {
  const { places } = await tx
    .selectFrom('desk_leases')
    .select(({ fn }) => fn.sum('places').as('places'))
    .where('departure_id', '=', departure_id)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(places ?? 0);
}
