import { freeSold } from '../catalogue/places.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { moveRefused } from './refused-move.ts';

/** A13: what was sold is given back; what is only held is let go, and the cart that held it is over. */
export async function freeAll(
  tx: Transaction,
  { status, cart_id }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<void> {
  if (status !== 'pending') return freeSold(tx, lines);
  if (cart_id === null) return;
  await tx.deleteFrom('holds').where('cart_id', '=', cart_id).execute();
  await tx
    .updateTable('carts')
    .set((it) => ({ expires_at: now.epochMilliseconds, version: it('version', '+', 1) }))
    .where('id', '=', cart_id)
    .execute();
}

/** The same of one line: the others keep what they hold. */
export async function freeOne(tx: Transaction, { status, cart_id }: OrderRow, line: OrderLineRow): Promise<void> {
  if (status !== 'pending') return freeSold(tx, [line]);
  await tx.deleteFrom('cart_lines').where('cart_id', '=', cart_id).where('position', '=', line.position).execute();
}

/** While its buyer may still change the cart, the cart says what the order is. */
export async function refuseOpenCart(tx: Transaction, { status, cart_id }: OrderRow): Promise<void> {
  if (status !== 'pending' || cart_id === null) return;
  const cart = await tx.selectFrom('carts').select('ordered').where('id', '=', cart_id).executeTakeFirst();
  if (cart?.ordered !== 0) return;
  throw moveRefused('Its buyer is still paying for it. Cancel the whole order, or wait until it is confirmed.');
}
