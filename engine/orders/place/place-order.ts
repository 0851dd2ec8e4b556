import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { createOrder, type NewOrder, type PlacedOrder } from '#domain/contract/orders.ts';
import { unknownId } from '#domain/contract/problems.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { earlier, PAYMENT_SESSION_MINUTES, payingUntil } from '#domain/time/hold.ts';
import { invalidError, Refused } from '../../base/errors.ts';
import { manualHoldHours, restDueDays } from '../../catalogue/settings.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartRow, OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { idempotentSteps } from '../../http/request/idempotency.ts';
import type { Input, Route } from '../../http/route.ts';
import { refuseReservations } from '../../places/network-limits.ts';
import { extendHolds } from '../../places/places.ts';
import { withTimeLimit } from '../../provider-time-limit.ts';
import { confirmOrder } from '../model/confirm-order.ts';
import { openPage, placedReply, type UnopenedPage } from '../model/open-page.ts';
import { saveOrderConsent } from '../model/order-consent.ts';
import { notifyTeam } from '../model/order-notifications.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { savePendingOrder } from '../model/pending-order.ts';
import { lockCart, orderById, sessionsOf, updateOrder } from '../model/queries.ts';
import { createSession, prepareAfterClosing, refuseLive, reuseOrCreateSession } from '../model/sessions.ts';
import { type CheckoutQuote, checkoutQuote } from './checkout-quote.ts';

/** The outcome of one transaction: a finished order, or an order whose card page is still to be opened. */
type Step = { placed: PlacedOrder } | { unopened: UnopenedPage };

/**
 * POST /api/webstores/order/ (P4, P9): makes or updates the cart's one order, closes its old payment session and opens a new one. A repeated
 * request can continue after any of the transactions.
 */
export function placeOrderRoute(context: Context): Route {
  return idempotentSteps(context, createOrder, async (input, keep) => {
    const patient = withTimeLimit(context);
    const step = await prepareAfterClosing(patient, input.now, async (tx, ended) => {
      const prepared = await prepareOrder(context, tx, input, ended);
      if ('placed' in prepared) await keep(tx, prepared.placed);
      return prepared;
    });
    return 'placed' in step ? step.placed : openPage(patient, step.unopened, keep);
  });
}

async function prepareOrder(
  context: Context,
  tx: Transaction,
  input: Input<unknown, NewOrder>,
  ended: readonly SessionRow[],
): Promise<Step> {
  const { body, store, now } = input;
  const cart = await lockCart(tx, store.id, body.cart_id);
  if (!cart) throw invalidError(['cart_id'], unknownId(body.cart_id));
  const order = cart.order_id === null ? undefined : await orderById(tx, cart.order_id);
  const sessions = order ? await sessionsOf(tx, order.id) : [];
  refuseOrdered(cart, order, sessions);
  if (cart.expires_at <= now.epochMilliseconds) throw new Refused('cart_expired', 'Your cart has expired!');

  const agreed = await checkoutQuote(context, tx, input, cart);
  refuseLive(context, 'cart', sessions, ended, beingConfirmedError);
  return buyCart(context, tx, input, agreed, order?.status === 'pending' ? order : undefined, sessions);
}

function refuseOrdered(cart: CartRow, order: OrderRow | undefined, sessions: readonly SessionRow[]): void {
  if (cart.ordered === 0 && order?.status !== 'confirmed' && order?.status !== 'completed') return;
  const session_id = (sessions.find(({ state }) => state === 'paid') ?? sessions[0])?.id;
  throw new Refused('cart_ordered', 'This cart has been ordered.', {
    ...(order && { order_id: order.id }),
    ...(session_id && { session_id }),
  });
}

function beingConfirmedError({ id, order_id }: SessionRow): Refused {
  return new Refused('cart_ordered', 'A payment for this cart is being confirmed.', { order_id, session_id: id });
}

/**
 * Writes the order of a locked cart: with payment by card, by hand, or without payment now.
 *
 * @param known  the cart's pending order, if it has one; none of its sessions is live
 */
async function buyCart(
  { payments, newId, config }: Context,
  tx: Transaction,
  { body, store, storefront, now, origin, request }: Input<unknown, NewOrder>,
  agreed: CheckoutQuote,
  known: OrderRow | undefined,
  sessions: readonly SessionRow[],
): Promise<Step> {
  const { cart, terms, cutoff, promo } = agreed;
  const at = { now, newId };
  const isManual = terms.payment_method_id === MANUAL;
  if (isManual) await refuseReservations(tx, config.networkLimits, cart, now);
  const isPaying = !isManual && terms.amount > 0;
  const until = isManual
    ? earlier(now.add({ hours: manualHoldHours(storefront.settings) }), cutoff)
    : payingUntil(now, Temporal.Instant.fromEpochMilliseconds(cart.expires_at), cart.payments_begun);
  const bought = { ...agreed, until, rest_due_days: restDueDays(storefront.settings), language: body.language };
  const { order, lines } = await savePendingOrder(tx, known, bought, at);
  await saveOrderConsent(tx, order.id, body.consent, request);
  // A payment moves the hold to its end, three times per cart at most (C10); a manual order closes the cart (P9).
  const changes = {
    order_id: order.id,
    // A code that no longer applies is removed, as the visitor agreed.
    promo_code: promo?.used ? promo.code : null,
    ordered: isManual ? 1 : 0,
    expires_at: until.epochMilliseconds,
    payments_begun: cart.payments_begun + (isPaying ? 1 : 0),
    version: cart.version + 1,
  };
  await tx.updateTable('carts').set(changes).where('id', '=', cart.id).execute();
  await extendHolds(tx, { cart, lines: agreed.lines, now, expires_at: until });

  const session = { order_id: order.id, amount: terms.amount };
  if (isPaying) {
    const ends = earlier(now.add({ minutes: PAYMENT_SESSION_MINUTES }), until);
    const checkout = { ...session, provider: payments.name, until: ends };
    const unopened = { order, lines, session: await reuseOrCreateSession(tx, sessions, checkout, at) };
    const merchant = store.base_account.company_display_name;
    return { unopened: { ...unopened, merchant, origin, cancel_url: origin + hrefTo.checkout(2) } };
  }
  const [provider, state] = isManual ? (['manual', 'open'] as const) : (['none', 'paid'] as const);
  const { id } = await createSession(tx, { ...session, provider, state, until }, at);
  if (isManual) {
    await notifyBuyer(tx, order, 'reserved');
    await notifyTeam(tx, order, { kind: 'reserved', actor: 'guest', at: now, lines, amount: order.total });
  }
  const done = isManual ? order : await confirmNow(tx, order, lines, now);
  return { placed: placedReply(done, id, origin + lazyHref.success(id)) };
}

/** Confirms an order without payment: its places are sold at once (P11). */
async function confirmNow(tx: Transaction, order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant) {
  const confirmed = await confirmOrder(tx, order, lines, { now, actor: 'guest' });
  if (!confirmed) throw new Refused('places_taken', 'The places have been taken meanwhile.', { left: 0 });
  const { status, confirmed_at } = confirmed;
  return updateOrder(tx, order, { status, expires_at: null, confirmed_at }, false);
}
