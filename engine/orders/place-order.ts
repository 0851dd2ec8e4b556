import type { OrderWish, PlacedOrder } from '#domain/contract/orders.ts';
import { createOrder } from '#domain/contract/orders.ts';
import { hrefTo } from '#domain/pages.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Invalid, Refused } from '../http/errors.ts';
import type { Input, Route } from '../http/route.ts';
import { agreedOn } from './agreed.ts';
import { isLive } from './ask.ts';
import { buyCart } from './buy-cart.ts';
import { endedOrTold } from './end-live.ts';
import type { Unopened } from './open-page.ts';
import { openPage } from './open-page.ts';
import type { Keep } from './phased.ts';
import { phased } from './phased.ts';
import type { CartRow, OrderRow, SessionRow } from './queries.ts';
import { lockCart, orderOf, sessionsOf } from './queries.ts';

/** What one transaction came to: a finished order, one whose card page is to be opened, or old sessions to be ended first. */
type Step = { placed: PlacedOrder } | { unopened: Unopened } | { live: SessionRow[] };

/**
 * POST /api/webstores/order/ (P4, P9): makes the cart's one order, or updates it; ends its old payment session and opens a new
 * one. Each transaction leaves what a repeat of the request can go on from.
 */
export function placeOrder(context: Context): Route {
  return phased(context, createOrder, async (input, keep) => {
    const prepare = (live: readonly SessionRow[]) =>
      context.database.write((tx) => prepared(context, tx, input, keep, live));
    let step = await prepare([]);
    if ('live' in step) {
      await endedOrTold(context, step.live, input.now);
      step = await prepare(step.live);
    }
    if ('placed' in step) return step.placed;
    if ('unopened' in step) return openPage(context, step.unopened, keep);
    throw new Refused('session_closed', 'This cart is being paid in another window.');
  });
}

/** @param ended  sessions that were just ended: what still lives of them is being decided */
async function prepared(
  context: Context,
  tx: Transaction,
  input: Input<unknown, OrderWish>,
  keep: Keep<PlacedOrder>,
  ended: readonly SessionRow[],
): Promise<Step> {
  const { body, store, now, origin } = input;
  const cart = await lockCart(tx, store.id, body.cart_id);
  if (!cart) throw noCart(body.cart_id);
  const order = cart.order_id === null ? undefined : await orderOf(tx, store.id, cart.order_id);
  const sessions = order ? await sessionsOf(tx, order.id) : [];
  refuseOrdered(cart, order, sessions);
  if (cart.expires_at <= now.epochMilliseconds) throw new Refused('cart_expired', 'Your cart has expired!');

  const agreed = await agreedOn(context, tx, input, cart);
  const live = sessions.filter((it) => isLive(context, it));
  const undecided = live.find(({ id }) => ended.some((it) => it.id === id));
  if (undecided) throw beingConfirmed(undecided);
  if (live.length > 0) return { live };

  const pending = order?.status === 'pending' ? order : undefined;
  const bought = await buyCart(context, tx, input, agreed, pending, sessions);
  if ('placed' in bought) {
    await keep(tx, bought.placed);
    return bought;
  }
  return {
    unopened: {
      ...bought,
      merchant: store.base_account.company_display_name,
      origin,
      cancel_url: origin + hrefTo.checkout(2),
    },
  };
}

function noCart(id: string): Invalid {
  return new Invalid([{ path: ['cart_id'], message: `Invalid pk "${id}" - object does not exist.` }]);
}

function refuseOrdered(cart: CartRow, order: OrderRow | undefined, sessions: readonly SessionRow[]): void {
  if (cart.ordered === 0 && order?.status !== 'confirmed' && order?.status !== 'completed') return;
  const session_id = (sessions.find(({ state }) => state === 'paid') ?? sessions[0])?.id;
  throw new Refused('cart_ordered', 'This cart has been ordered.', {
    ...(order && { order_id: order.id }),
    ...(session_id && { session_id }),
  });
}

function beingConfirmed({ id, order_id }: SessionRow): Refused {
  return new Refused('cart_ordered', 'A payment for this cart is being confirmed.', { order_id, session_id: id });
}
