import { isLapsed } from '#domain/time/hold.ts';
import type { Transaction } from '../database/database.ts';
import { settleAll } from '../database/settle-all.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import { notFound, Refused } from '../errors.ts';
import { refuseStale } from '../http/request/if-match.ts';
import type { Input } from '../http/route.ts';
import { instantAt } from './answers.ts';
import { lockCartRow, readCartRow, readLineRows } from './queries.ts';

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
  if (cart.ordered === 1) {
    throw new Refused(
      'cart_ordered',
      'This cart has been ordered.',
      cart.order_id === null ? {} : { order_id: cart.order_id },
    );
  }
  const expiresAt = instantAt(cart.expires_at);
  if (!isLapsed(expiresAt, now)) return cart;
  throw isLapsed(expiresAt.add({ hours: REMEMBERED_HOURS }), now)
    ? notFound()
    : new Refused('cart_expired', 'This cart has expired.');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Nothing else goes near a query. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
