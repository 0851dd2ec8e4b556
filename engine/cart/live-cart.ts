import { isUuid } from '#domain/contract/fields.ts';
import { heldUntil, isLapsed } from '#domain/time/hold.ts';
import { extendHolds } from '../catalogue/places.ts';
import type { Transaction } from '../database/database.ts';
import { settleAll } from '../database/settle-all.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import { notFound, Refused } from '../errors.ts';
import { refuseStale } from '../http/request/if-match.ts';
import type { Input } from '../http/route.ts';
import { instantAt } from './answers.ts';
import { endPayment, lockCartRow, readCartRow, readLineRows, setPendingUntil, updateCart } from './queries.ts';

/** How long an expired cart is told from one that never was. */
export const REMEMBERED_HOURS = 24;

export interface CartAndLines {
  cart: CartRow;
  lines: CartLineRow[];
}

type Wanted = Pick<Input<unknown, unknown>, 'store' | 'now' | 'request'>;

/** A cart that can still be read, with its lines. @throws Failed 404; Refused cart_expired, or cart_ordered with the order */
export async function liveCart(
  tx: Transaction,
  id: string | undefined,
  wanted: Wanted,
  readCart = readCartRow,
): Promise<CartAndLines> {
  if (id === undefined || !isUuid(id)) throw notFound();
  const [cart, lines] = await settleAll(readCart(tx, id), readLineRows(tx, { cart_id: id }));
  return { cart: live(cart(), wanted), lines: lines() };
}

/** The same for a change, locked. @throws also Refused stale_version by the request's `If-Match` */
export async function changeableCart(tx: Transaction, id: string | undefined, wanted: Wanted): Promise<CartAndLines> {
  const found = await liveCart(tx, id, wanted, lockCartRow);
  refuseStale(wanted.request.headers.get('if-match'), found.cart.version, 'cart');
  return found;
}

function live(cart: CartRow | undefined, { store, now }: Wanted): CartRow {
  if (!cart || cart.store_id !== store.id) throw notFound();
  const order = cart.order_id === null ? {} : { order_id: cart.order_id };
  if (cart.ordered === 1) throw new Refused('cart_ordered', 'This cart has been ordered.', order);
  const expiresAt = instantAt(cart.expires_at);
  if (!isLapsed(expiresAt, now)) return cart;
  throw isLapsed(expiresAt.add({ hours: REMEMBERED_HOURS }), now)
    ? notFound()
    : new Refused('cart_expired', 'This cart has expired.');
}

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

/** A line with the rest of its cart's. @throws Failed 404 where it is none of them */
export function lineAmong(
  lines: readonly CartLineRow[],
  id: string | undefined,
): { line: CartLineRow; others: CartLineRow[] } {
  const line = lines.find((it) => it.id === id);
  if (!line) throw notFound();
  return { line, others: lines.filter((it) => it !== line) };
}
