import { heldUntil } from '#domain/time/hold.ts';
import { extendHolds } from '../catalogue/extend-holds.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import { instantAt } from './answers.ts';
import { endPayment, setPendingUntil, updateCart } from './queries.ts';

/** Keeps a change of a cart: its version grows, and what would have paid for the cart as it was ends (P9). */
export async function saveCart(tx: Transaction, cart: CartRow, changes: Partial<CartRow> = {}): Promise<CartRow> {
  const changed = { ...cart, ...changes, version: cart.version + 1 };
  await updateCart(tx, changed);
  if (cart.order_id !== null) await endPayment(tx, cart.order_id);
  return changed;
}

/** The same before a line is written: all that its `others` hold, they hold for 30 minutes from now (C10). */
export async function extendCart(
  tx: Transaction,
  cart: CartRow,
  others: readonly CartLineRow[],
  now: Temporal.Instant,
): Promise<CartRow> {
  const until = heldUntil(now, instantAt(cart.created_at), instantAt(cart.expires_at));
  await extendHolds(tx, { cart_id: cart.id, lines: others, now, expires_at: until });
  if (cart.order_id !== null) await setPendingUntil(tx, cart.order_id, until);
  return saveCart(tx, cart, { expires_at: until.epochMilliseconds });
}
