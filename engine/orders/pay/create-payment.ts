import { hrefTo } from '#domain/app/pages.ts';
import { createPayment, type PlacedOrder } from '#domain/contract/orders.ts';
import { notAChoice } from '#domain/contract/problems.ts';
import { toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { earlier, PAYMENT_SESSION_MINUTES, payingUntil } from '#domain/time/hold.ts';
import { invalidError, Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartLineRow, OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { idempotentSteps, type Keep } from '../../http/request/idempotency.ts';
import type { Route } from '../../http/route.ts';
import { refuseWithdrawnLines } from '../../places/on-sale.ts';
import { extendHolds } from '../../places/places.ts';
import { withTimeLimit } from '../../provider-time-limit.ts';
import { amendmentsOf, dropAmendments, ownSessions } from '../model/amendments.ts';
import { openPage, type UnopenedPage } from '../model/open-page.ts';
import { amountToPay } from '../model/payment-terms.ts';
import { dueOf } from '../model/prices.ts';
import {
  buyersOrder,
  cartLinesOf,
  isOverdue,
  liveLines,
  lockOrder,
  orderLinesOf,
  pendingUntil,
  sessionsOf,
  updateOrder,
} from '../model/queries.ts';
import { prepareAfterClosing, refuseLive, reuseOrCreateSession } from '../model/sessions.ts';

type PaymentChoice = { payment_method_id?: string | undefined; amount?: string | undefined };

/** The address to which a card page leads its payer back, and the company's name on it. */
type Shop = Pick<UnopenedPage, 'merchant' | 'origin'>;

/** Finds an order that is to be paid by card. @throws Failed if the caller may not pay it */
type Find = (tx: Transaction) => Promise<Shop & { id: string }>;

/** POST /api/orders/{orderId}/payments/: a new session for the same order, after a failed payment or for the balance of a deposit (P8). */
export function payOrderRoute(context: Context): Route {
  return idempotentSteps(context, createPayment, ({ params, body, store, origin, now }, keep) => {
    const find: Find = async (tx) => {
      const { id } = await buyersOrder(tx, store.id, params['orderId']);
      return { id, merchant: store.base_account.company_display_name, origin };
    };
    return payByCard(context, find, { body, now }, keep);
  });
}

interface PayByCardInput {
  body: PaymentChoice;
  now: Temporal.Instant;
}

/** Opens a card page for an order's amount, and closes its other card pages. */
export async function payByCard(
  context: Context,
  find: Find,
  input: PayByCardInput,
  keep: Keep<PlacedOrder>,
): Promise<PlacedOrder> {
  const patient = withTimeLimit(context);
  const unopened = await prepareAfterClosing(patient, input.now, async (tx, ended) => {
    const { id, ...shop } = await find(tx);
    return preparePayment(context, tx, await lockOrder(tx, id), shop, input, ended);
  });
  return openPage(patient, unopened, keep);
}

async function preparePayment(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  shop: Shop,
  { body, now }: PayByCardInput,
  ended: readonly SessionRow[],
): Promise<UnopenedPage> {
  refuseMethod(body.payment_method_id);
  await refuseClosed(tx, order, now);
  const amount = amountOf(context, order, body);
  const sessions = await sessionsOf(tx, order.id);
  refuseLive(context, 'order', sessions, ended, beingConfirmedError);

  const until = await extendHold(tx, order, now);
  const changed = await updateOrder(tx, order, { amount }, false);
  const fields = { order_id: order.id, provider: context.payments.name, amount, until };
  const own = ownSessions(sessions, await amendmentsOf(tx, order.id));
  await dropAmendments(tx, order.id);
  const session = await reuseOrCreateSession(tx, own, fields, { now, newId: context.newId });
  const lines = liveLines(await orderLinesOf(tx, order.id));
  const hasCart = order.status === 'pending' && order.made_by === null;
  const back = hasCart ? hrefTo.checkout(2) : hrefTo.order(order.id, lines[0]?.id ?? '');
  return { ...shop, order: changed, lines, session, cancel_url: shop.origin + back };
}

function beingConfirmedError({ id, order_id }: SessionRow): Refused {
  return new Refused('session_closed', 'A payment of this order is being confirmed.', { order_id, session_id: id });
}

/** Refuses other methods than cards: only staff book them. */
export function refuseMethod(payment_method_id = PAYMENT_LINK): void {
  if (payment_method_id === PAYMENT_LINK) return;
  throw invalidError(['payment_method_id'], notAChoice(payment_method_id));
}

async function refuseClosed(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const order_id = order.id;
  if (order.status === 'expired' || (await isOverdue(tx, order, now)))
    throw new Refused('cart_expired', 'The time to pay has passed, and the places are free again.', { order_id });
  if (order.status === 'cancelled') throw new Refused('session_closed', 'This order was cancelled.', { order_id });
  if (await isStale(tx, order))
    throw new Refused('session_closed', 'The cart was changed since. Please pay from the cart.', { order_id });
  const lines = liveLines(await orderLinesOf(tx, order.id));
  if (order.status === 'pending' || lines.every(({ departure_cancelled }) => departure_cancelled === 1))
    await refuseWithdrawnLines(tx, { store_id: order.store_id, lines, now });
  if (dueOf(order) === 0) throw new Refused('session_closed', 'Nothing is left to pay.', { order_id });
}

/** Whether the cart of a pending order no longer matches the order. */
async function isStale(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.status !== 'pending' || order.cart_id === null) return false;
  const cart = await tx.selectFrom('carts').select('promo_code').where('id', '=', order.cart_id).executeTakeFirst();
  if (cart && cart.promo_code !== order.promo_code) return true;
  const [ordered, inCart] = [liveLines(await orderLinesOf(tx, order.id)), await cartLinesOf(tx, order.cart_id)];
  const comparable = (lines: readonly (OrderLineRow | CartLineRow)[]) =>
    JSON.stringify(
      lines.map(({ departure_id, wish_json, gross, deposit }) => [departure_id, wish_json, gross, deposit]),
    );
  return comparable(ordered) !== comparable(inCart);
}

/** The amount that a pending order asked for, or all that is still due, as far as cards can pay it: staff may have taken any amount by hand. */
function amountOf({ payments }: Context, order: OrderRow, { amount }: PaymentChoice): number {
  const { currency } = order;
  const isPending = order.status === 'pending';
  const due = dueOf(order);
  const [least, step] = [payments.least(currency), payments.step(currency)];
  const total = due - (due % step);
  const usual = isPending ? Math.min(order.amount, total) : total;
  const deposit = Math.max(isPending ? Math.min(order.deposit, total) : 0, Math.min(least, due));
  const stated = amount ?? toDecimal(usual - (usual % step), currency);
  return amountToPay(stated, { deposit, total, currency, least, step, isManual: false });
}

/** The session's end: with the hold of a pending order, which is extended as for a payment from the cart (C10). */
async function extendHold(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<Temporal.Instant> {
  const usual = now.add({ minutes: PAYMENT_SESSION_MINUTES });
  if (order.status !== 'pending') return usual;
  const open = tx.selectFrom('carts').selectAll().where('ordered', '=', 0);
  const cart = await open.where('id', '=', order.cart_id ?? '').executeTakeFirst();
  const held = Temporal.Instant.fromEpochMilliseconds(await pendingUntil(tx, order));
  if (!cart) return earlier(usual, held);
  const until = payingUntil(now, held, cart.payments_begun);
  const expires_at = until.epochMilliseconds;
  const changes = { expires_at, payments_begun: cart.payments_begun + 1, version: cart.version + 1 };
  await tx.updateTable('carts').set(changes).where('id', '=', cart.id).execute();
  await tx.updateTable('orders').set({ expires_at }).where('id', '=', order.id).execute();
  await extendHolds(tx, { cart, lines: await cartLinesOf(tx, cart.id), now, expires_at: until });
  return earlier(usual, until);
}
