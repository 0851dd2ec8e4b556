import type { Transaction } from '../database/database.ts';
import { lockRows, needsRowLocks } from '../database/row-locks.ts';
import type { RowOf } from '../database/tables.ts';
import { type Departure, lockDepartures } from './places-left.ts';

/**
 * Places that devices may sell without a network (T11, decision 0186). A lease is a hold by a closed cart of the same id until the start. Its
 * `places` are not sold yet, as far as the engine knows. A lease that has ended has no places, unless it keeps them for a sale that waits for
 * staff (T6). A caller that changes a lease's places has locked its departure, as for all places (A13).
 */
export type LeaseRow = RowOf<'desk_leases'>;

const RESELLER_HOURS = 24;
const HOURS_BEFORE_START = 2;

/** When places end that a reseller holds now (A26), in epoch milliseconds. */
export function resellerHoldEnd({ starts_at }: Pick<Departure, 'starts_at'>, now: Temporal.Instant): number {
  return Math.min(now.add({ hours: RESELLER_HOURS }).epochMilliseconds, lastOfReseller(starts_at));
}

function lastOfReseller(starts_at: number): number {
  return starts_at - HOURS_BEFORE_START * 3_600_000;
}

/** Whether a reseller's lease is over, so that others may have its places. */
export function hasLapsed({ ends_at }: Pick<LeaseRow, 'ends_at'>, now: Temporal.Instant): boolean {
  return ends_at !== null && ends_at <= now.epochMilliseconds;
}

async function setLeasedPlaces(tx: Transaction, { id, version }: LeaseRow, places: number): Promise<void> {
  const changed = { places, version: version + 1 };
  await tx.updateTable('desk_leases').set(changed).where('id', '=', id).execute();
}

/** Sets the places of a lease of a locked departure, and frees the others. */
export async function updateLease(tx: Transaction, lease: LeaseRow, places: number): Promise<void> {
  const { id } = lease;
  await setLeasedPlaces(tx, lease, places);
  if (places > 0) await tx.updateTable('holds').set({ quantity: places }).where('cart_id', '=', id).execute();
  else await tx.deleteFrom('holds').where('cart_id', '=', id).execute();
}

/**
 * Ends all leases of devices that are revoked or move to another account: their unsold places are free. A sale that arrives later takes places
 * that are left.
 */
export async function endLeases(tx: Transaction, device_ids: readonly number[], now: Temporal.Instant): Promise<void> {
  const open = await openLeases(tx)
    .where('device_id', 'in', [0, ...device_ids])
    .execute();
  await lockAll(tx, open);
  await endLocked(tx, open, now);
}

/**
 * Ends everything that resellers hold of suppliers' departures and have not sold (A26): the leases of their devices, and the holds and
 * reservations of their staff. The caller has locked the agreements, so that nothing new is held.
 */
export async function endHoldsOfResellers(
  tx: Transaction,
  agreements: readonly Agreed[],
  now: Temporal.Instant,
): Promise<void> {
  const seen = await heldByResellers(tx, agreements);
  await lockRows(tx, 'carts', seen.carts);
  await lockRows(tx, 'orders', seen.orders);
  await lockAll(tx, [...seen.leases, ...seen.held]);
  // Read again: an order that was confirmed during the wait has sold its places.
  const { leases, held, carts, orders } = needsRowLocks(tx) ? await heldByResellers(tx, agreements) : seen;
  await endLocked(tx, leases, now);
  const lines = ['', ...held.map(({ line_id }) => line_id)];
  await tx.deleteFrom('holds').where('line_id', 'in', lines).execute();
  const over = { expires_at: now.epochMilliseconds };
  await tx
    .updateTable('carts')
    .set(over)
    .where('id', 'in', ['', ...carts])
    .execute();
  await tx
    .updateTable('orders')
    .set(over)
    .where('id', 'in', ['', ...orders])
    .execute();
}

type Agreed = Pick<RowOf<'resale_agreements'>, 'supplier_id' | 'reseller_id'>;

/** The unsold leases and holds of resellers, and the carts and orders of these holds. A lease's cart is closed, and no unit locks it. */
async function heldByResellers(tx: Transaction, agreements: readonly Agreed[]) {
  const leases: Pick<LeaseRow, 'id' | 'departure_id'>[] = [];
  const held: { departure_id: number; line_id: string }[] = [];
  const carts = new Set<string>();
  const orders = new Set<string>();
  for (const { supplier_id, reseller_id } of agreements) {
    const ofSupplier = tx
      .selectFrom('departures as d')
      .innerJoin('experiences as e', 'e.id', 'd.experience_id')
      .select('d.id')
      .where('e.account_id', '=', supplier_id);
    const ofReseller = openLeases(tx).where('account_id', '=', reseller_id);
    leases.push(...(await ofReseller.where('departure_id', 'in', ofSupplier).execute()));
    const found = await holdsByStaff(tx, reseller_id)
      .leftJoin('desk_leases as l', 'l.id', 'c.id')
      .select(['h.departure_id', 'h.line_id', 'h.cart_id', 'o.id as order_id', 'l.id as lease_id'])
      .where('h.departure_id', 'in', ofSupplier)
      .execute();
    for (const { cart_id, order_id, lease_id, ...hold } of found) {
      held.push(hold);
      if (lease_id === null) carts.add(cart_id);
      if (order_id !== null) orders.add(order_id);
    }
  }
  return { leases, held, carts: [...carts], orders: [...orders] };
}

/** Holds by an account's staff: leases, holds of the office, and reserved orders. */
export function holdsByStaff(tx: Transaction, account_id: number) {
  return (
    tx
      .selectFrom('holds as h')
      .innerJoin('carts as c', 'c.id', 'h.cart_id')
      .innerJoin('stores as s', 's.id', 'c.store_id')
      .leftJoin('orders as o', 'o.cart_id', 'c.id')
      .where('s.account_id', '=', account_id)
      .where('c.ordered', '=', 1)
      .where((it) =>
        it.or([
          it.and([it('o.id', 'is', null), it('c.order_id', 'is', null)]),
          it.and([it('o.made_by', 'is not', null), it('o.status', '=', 'pending')]),
        ]),
      )
      // Holds of a departure action are excluded: they are the supplier's, for bookings of a departure that moves (B8).
      .where('c.id', 'not in', (it) => it.selectFrom('departure_actions as a').select('a.id'))
  );
}

async function lockAll(tx: Transaction, held: readonly { departure_id: number }[]): Promise<void> {
  await lockDepartures(tx, [...new Set(held.map(({ departure_id }) => departure_id))]);
}

/** The same for all devices and one locked departure that does not take place (B8), including leases for sales that wait for staff. */
export async function endLeasesFor(tx: Transaction, departure_id: number, now: Temporal.Instant): Promise<void> {
  await endLocked(tx, await allLeases(tx).where('departure_id', '=', departure_id).execute(), now);
}

function openLeases(tx: Transaction) {
  return allLeases(tx).where('ended_at', 'is', null);
}

function allLeases(tx: Transaction) {
  return tx.selectFrom('desk_leases').select(['id', 'departure_id', 'ends_at']);
}

/** Ends leases of locked departures. */
export async function endLocked(
  tx: Transaction,
  leases: readonly Pick<LeaseRow, 'id'>[],
  now: Temporal.Instant,
): Promise<void> {
  if (leases.length === 0) return;
  const ids = leases.map(({ id }) => id);
  const ended = { ended_at: now.epochMilliseconds, places: 0 };
  await tx.updateTable('desk_leases').set(ended).where('id', 'in', ids).execute();
  await tx.deleteFrom('holds').where('cart_id', 'in', ids).execute();
}

/** Moves the end of a locked departure's leases to its new start. @param starts_at  epoch milliseconds */
export async function moveLeases(tx: Transaction, departure_id: number, starts_at: number): Promise<void> {
  const all = await allLeases(tx).where('departure_id', '=', departure_id).execute();
  const ids = ['', ...all.map(({ id }) => id)];
  await tx.updateTable('holds').set({ expires_at: starts_at }).where('cart_id', 'in', ids).execute();
  await tx.updateTable('carts').set({ expires_at: starts_at }).where('id', 'in', ids).execute();
  for (const { id, ends_at } of all) {
    if (ends_at === null) continue;
    const until = Math.min(ends_at, lastOfReseller(starts_at));
    await tx.updateTable('desk_leases').set({ ends_at: until }).where('id', '=', id).execute();
    await tx.updateTable('holds').set({ expires_at: until }).where('cart_id', '=', id).execute();
  }
}

/** Places of a started departure that other devices have leased and may still report as sold: no hold covers them any more. */
export async function leasedByOthers(tx: Transaction, { id, departure_id }: LeaseRow): Promise<number> {
  const { places } = await tx
    .selectFrom('desk_leases')
    .select(({ fn }) => fn.sum('places').as('places'))
    .where('departure_id', '=', departure_id)
    .where('id', '<>', id)
    .where('ends_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(places ?? 0);
}
