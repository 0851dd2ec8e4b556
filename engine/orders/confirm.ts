import type { OrderStatus } from '#domain/contract/orders.ts';
import { canMove } from '#domain/status.ts';
import { sellLines } from '../catalogue/places.ts';
import type { Transaction } from '../database/database.ts';
import { Refused } from '../http/errors.ts';
import { linkCustomer } from './customers.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { liveLines } from './queries.ts';

/**
 * Confirms an order that is locked: in the same transaction its places go from held to sold, and its cart is ordered. Places that
 * are not held any more are taken again where they are free and the start has not passed. Its buyer is a customer from then on.
 *
 * @returns the order as it is to be kept, or null where its places have gone: then nothing has changed
 */
export async function confirmOrder(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<OrderRow | null> {
  if (order.status === 'confirmed' || order.status === 'completed') return order;
  if (!canMove('order', order.status as OrderStatus, 'confirmed')) return null;
  if (!(await haveSold(tx, order, liveLines(lines), now))) return null;

  if (order.cart_id !== null) {
    await tx
      .updateTable('carts')
      .set((it) => ({ ordered: 1, version: it('version', '+', 1) }))
      .where('id', '=', order.cart_id)
      .execute();
  }
  const customer_id = order.customer_id ?? (await linkCustomer(tx, order, now));
  return { ...order, status: 'confirmed', expires_at: null, customer_id };
}

async function haveSold(
  tx: Transaction,
  { status, cart_id }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<boolean> {
  if (status === 'expired' && (await hasStarted(tx, lines, now))) return false;
  try {
    await sellLines(tx, { lines, cart_id, now });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'places_taken') return false;
    throw error;
  }
}

async function hasStarted(tx: Transaction, lines: readonly OrderLineRow[], now: Temporal.Instant): Promise<boolean> {
  const past = await tx
    .selectFrom('departures')
    .select('id')
    .where(
      'id',
      'in',
      lines.map(({ departure_id }) => departure_id),
    )
    .where('starts_at', '<=', now.epochMilliseconds)
    .executeTakeFirst();
  return past !== undefined;
}
