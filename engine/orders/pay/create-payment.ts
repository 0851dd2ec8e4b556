import { hrefTo } from '#domain/app/pages.ts';
import { notAChoice } from '#domain/contract/messages.ts';
import { createPayment, type PlacedOrder } from '#domain/contract/orders.ts';
import { toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { paymentStatusOf } from '#domain/orders/status.ts';
import { PAYMENT_SESSION_MINUTES, payingUntil } from '#domain/time/hold.ts';
import { extendHolds } from '../../catalogue/places.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartLineRow, OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import { Invalid, Refused } from '../../errors.ts';
import { idempotentSteps, type Keep } from '../../http/request/idempotency.ts';
import type { Route } from '../../http/route.ts';
import { amendmentsOf, dropAmendments } from '../model/amendments.ts';
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
import { isLive, prepareAfterClosing, reuseOrCreateSession } from '../model/sessions.ts';

type PaymentChoice = { payment_method_id?: string | undefined; amount?: string | undefined };

/** An order that is to be paid by card, as its payer found it. */
interface Payable {
  id: string;
  /** The company as the card page names it. */
  merchant: string;
  /** Of the shop that its buyer comes back to. */
  origin: string;
}

/** @throws Failed where the order is not theirs to pay */
type Find = (tx: Transaction) => Promise<Payable>;

/** POST /api/orders/{orderId}/payments/: a new session for the same order, after one that failed or for the rest of a deposit (P8). */
export function payOrderRoute(context: Context): Route {
  return idempotentSteps(
    context,
    createPayment,
    async ({ params, body, store, origin, now }, keep): Promise<PlacedOrder> => {
      const find: Find = async (tx) => {
        const { id } = await buyersOrder(tx, store.id, params['orderId']);
        return { id, merchant: store.base_account.company_display_name, origin };
      };
      return payByCard(context, find, { body, now }, keep);
    },
  );
}

interface PayByCardInput {
  body: PaymentChoice;
  now: Temporal.Instant;
}

/** Opens a card page for what an order asks for, in place of any that is open. */
export async function payByCard(
  context: Context,
  find: Find,
  asked: PayByCardInput,
  keep: Keep<PlacedOrder>,
): Promise<PlacedOrder> {
  const step = await prepareAfterClosing(context, asked.now, (ended) =>
    context.database.write((tx) => preparePayment(context, tx, find, asked, ended)),
  );
  if ('unopened' in step) return openPage(context, step.unopened, keep);
  throw new Refused('session_closed', 'This order is being paid in another window.');
}

async function preparePayment(
  context: Context,
  tx: Transaction,
  find: Find,
  { body, now }: PayByCardInput,
  ended: readonly SessionRow[],
): Promise<{ unopened: UnopenedPage } | { live: SessionRow[] }> {
  const { id, merchant, origin } = await find(tx);
  const order = await lockOrder(tx, id);
  refuseMethod(body);
  await refuseClosed(tx, order, now);
  const amount = amountOf(context, order, body);

  const sessions = await sessionsOf(tx, order.id);
  const live = sessions.filter((it) => isLive(context, it));
  const undecided = live.find((it) => ended.some((one) => one.id === it.id));
  if (undecided)
    throw new Refused('session_closed', 'A payment of this order is being confirmed.', {
      order_id: id,
      session_id: undecided.id,
    });
  if (live.length > 0) return { live };

  const until = await extendHold(tx, order, now);
  const changed = await updateOrder(tx, order, {
    amount,
    payment_status: paymentStatusOf({ ...order, amount, failed: false }),
  });
  const wanted = { order_id: order.id, provider: context.payments.name, amount, until };
  const ofChanges = new Set((await amendmentsOf(tx, order.id)).map(({ session_id }) => session_id));
  await dropAmendments(tx, order.id);
  const own = sessions.filter((it) => !ofChanges.has(it.id));
  const session = await reuseOrCreateSession(tx, own, wanted, { now, newId: context.newId });
  const lines = liveLines(await orderLinesOf(tx, order.id));
  const hasCart = order.status === 'pending' && order.made_by === null;
  const back = hasCart ? hrefTo.checkout(2) : hrefTo.order(order.id, lines[0]?.id ?? '');
  return { unopened: { order: changed, lines, session, merchant, origin, cancel_url: origin + back } };
}

/** Other methods are the staff's to book. */
function refuseMethod({ payment_method_id }: PaymentChoice): void {
  if (payment_method_id === undefined || payment_method_id === PAYMENT_LINK) return;
  throw new Invalid([{ path: ['payment_method_id'], message: notAChoice(payment_method_id) }]);
}

async function refuseClosed(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const order_id = order.id;
  if (order.status === 'expired' || (await isOverdue(tx, order, now)))
    throw new Refused('cart_expired', 'The time to pay has passed, and the places are free again.', { order_id });
  if (order.status === 'cancelled') throw new Refused('session_closed', 'This order was cancelled.', { order_id });
  if (await isStale(tx, order))
    throw new Refused('session_closed', 'The cart was changed since. Please pay from the cart.', { order_id });
  if (dueOf(order) === 0) throw new Refused('session_closed', 'Nothing is left to pay.', { order_id });
}

/** Whether the cart of a pending order no longer holds what the order says. */
async function isStale(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.status !== 'pending' || order.cart_id === null) return false;
  const cart = await tx.selectFrom('carts').select('promo_code').where('id', '=', order.cart_id).executeTakeFirst();
  if (cart && cart.promo_code !== order.promo_code) return true;
  const [ordered, wanted] = [liveLines(await orderLinesOf(tx, order.id)), await cartLinesOf(tx, order.cart_id)];
  const said = (lines: readonly (OrderLineRow | CartLineRow)[]) =>
    JSON.stringify(
      lines.map(({ departure_id, wish_json, gross, deposit }) => [departure_id, wish_json, gross, deposit]),
    );
  return said(ordered) !== said(wanted);
}

/** What a pending order asked for, or all that is still due. */
function amountOf({ payments }: Context, order: OrderRow, { amount }: PaymentChoice): number {
  const { currency } = order;
  const isPending = order.status === 'pending';
  const due = dueOf(order);
  const usual = isPending ? Math.min(order.amount, due) : due;
  const least = payments.least(currency);
  const deposit = Math.max(isPending ? order.deposit : 0, Math.min(least, due));
  const step = payments.step(currency);
  const asked = amount ?? toDecimal(usual - (usual % step), currency);
  return amountToPay(asked, { deposit, total: due, currency, least, step, isManual: false });
}

/** When the session ends: with the places of a pending order, whose hold is moved as by going to pay from the cart (C10). */
async function extendHold(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<Temporal.Instant> {
  const usual = now.add({ minutes: PAYMENT_SESSION_MINUTES });
  if (order.status !== 'pending') return usual;
  const cart = await tx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', order.cart_id ?? '')
    .where('ordered', '=', 0)
    .executeTakeFirst();
  const held = Temporal.Instant.fromEpochMilliseconds(await pendingUntil(tx, order));
  const until = cart ? payingUntil(now, held, cart.payments_begun) : held;
  if (cart) {
    const changes = {
      expires_at: until.epochMilliseconds,
      payments_begun: cart.payments_begun + 1,
      version: cart.version + 1,
    };
    await tx.updateTable('carts').set(changes).where('id', '=', cart.id).execute();
    await tx.updateTable('orders').set({ expires_at: until.epochMilliseconds }).where('id', '=', order.id).execute();
    const lines = await cartLinesOf(tx, cart.id);
    await extendHolds(tx, { cart_id: cart.id, lines, now, expires_at: until });
  }
  return Temporal.Instant.compare(usual, until) <= 0 ? usual : until;
}
