import type { Selectable } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { hasRivals } from '../database/rivals.ts';
import type { Tables } from '../database/tables.ts';

export type CartRow = Selectable<Tables['carts']>;
export type LineRow = Selectable<Tables['cart_lines']>;

/** A cart by its id, as it is now. */
export function readCartRow(tx: Transaction, id: string): Promise<CartRow | undefined> {
  return tx.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends: two changes of one cart come one after the other. */
export function lockCartRow(tx: Transaction, id: string): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .$if(hasRivals(tx), (it) => it.forUpdate())
    .executeTakeFirst();
}

/** A cart's lines in their order. */
export function readLineRows(tx: Transaction, cart_id: string): Promise<LineRow[]> {
  return tx.selectFrom('cart_lines').selectAll().where('cart_id', '=', cart_id).orderBy('position').execute();
}

/** A line by its id, of whichever cart. */
export function readLineRow(tx: Transaction, id: string): Promise<LineRow | undefined> {
  return tx.selectFrom('cart_lines').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCart(tx: Transaction, cart: CartRow): Promise<void> {
  await tx.insertInto('carts').values(cart).execute();
}

export async function updateCart(tx: Transaction, { id, ...cart }: CartRow): Promise<void> {
  await tx.updateTable('carts').set(cart).where('id', '=', id).execute();
}

/** With its lines and all that they hold. */
export async function deleteCart(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('carts').where('id', '=', id).execute();
}

export async function insertLine(tx: Transaction, line: LineRow): Promise<void> {
  await tx.insertInto('cart_lines').values(line).execute();
}

export async function updateLine(tx: Transaction, { id, ...line }: LineRow): Promise<void> {
  await tx.updateTable('cart_lines').set(line).where('id', '=', id).execute();
}

/** With all that it holds. */
export async function deleteLine(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('id', '=', id).execute();
}

export async function updateParticipants(tx: Transaction, id: string, participants_json: string): Promise<void> {
  await tx.updateTable('cart_lines').set({ participants_json }).where('id', '=', id).execute();
}

/**
 * Ends what would pay for a cart as it was before (P9). The session's card page is still open then, which its `checkout_url`
 * tells: whoever speaks with the provider closes it after the transaction.
 */
export async function endPayment(tx: Transaction, order_id: string): Promise<void> {
  await tx
    .updateTable('payment_sessions')
    .set({ state: 'cancelled' })
    .where('order_id', '=', order_id)
    .where('state', 'in', ['open', 'processing'])
    .execute();
}

/** Cancels the order that was made from a cart which is given up, unless it has come to something. */
export async function cancelPendingOrder(tx: Transaction, order_id: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set((it) => ({ status: 'cancelled', expires_at: null, version: it('version', '+', 1) }))
    .where('id', '=', order_id)
    .where('status', '=', 'pending')
    .execute();
}
