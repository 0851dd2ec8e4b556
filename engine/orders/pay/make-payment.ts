import { storeOrigin } from '#domain/app/store-origin.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { makePayment, type Payment, type PaymentMade } from '#domain/contract/seller-orders.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { Invalid, invalidError, orNotFound, Refused } from '../../base/errors.ts';
import { manualMethodOf } from '../../catalogue/settings.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { idempotentStepsAs, type Keep } from '../../http/request/idempotency.ts';
import { type AccountInput, databaseChecks, type Route } from '../../http/route.ts';
import { bookManualPayment } from '../model/book-manual.ts';
import { runWithDrawer } from '../model/drawer-cash.ts';
import { lockSellersOrder, orderFirst, sellersOrder } from '../model/order-access.ts';
import { recordOrderChange } from '../model/order-history.ts';
import { amountToPay, paymentType } from '../model/payment-terms.ts';
import { moveRefusedError, orderById, storeOf } from '../model/queries.ts';
import { changeAndSync } from '../model/sessions.ts';
import { paymentById } from '../read/seller-payments.ts';
import { payByCard, refuseMethod } from './create-payment.ts';

type CallInput = AccountInput<unknown, PaymentMade>;

/** POST payments of an order by staff: money that they took (P2), or a card page to be sent to the buyer. */
export function makePaymentRoute(context: Context): Route {
  const route = idempotentStepsAs(context, makePayment, 'payments.write', (input, keep) =>
    input.body.payment_method_id === MANUAL ? byHand(context, input, keep) : byLink(context, input, keep),
  );
  return databaseChecks(route, orderFirst(context, 'payments.write', 'orderId'));
}

function byHand(context: Context, { params, caller, body, now }: CallInput, keep: Keep<Payment>): Promise<Payment> {
  const { newId } = context;
  const take = async (tx: Transaction) => {
    const order = await lockSellersOrder(tx, caller, params['orderId'], 'payments.write');
    const total = dueByHand(order);
    const method = manualMethodOf((await storeOf(tx, order)).settings);
    const { type_id, amount } = together(
      () => ({ type_id: paymentType(body.payment_type_id, method) }),
      () => ({ amount: amountTaken(body, { ...order, deposit: 0, total, least: 0, isManual: true }) }),
    );
    const taken = { amount, type_id, note: body.note ?? '', by: caller.user_id, now, newId };
    const booked = await bookManualPayment(tx, order, taken);
    return paymentById(tx, booked.order, booked.payment_id, now);
  };
  return changeAndSync(context, params['orderId'], keep, (tx) =>
    runWithDrawer(tx, caller, params['orderId'], { now, newId }, () => take(tx)),
  );
}

function amountTaken({ amount }: PaymentMade, bounds: Parameters<typeof amountToPay>[1]): number {
  if (typeof amount === 'string') return amountToPay(amount, bounds);
  const why = amount === undefined ? reason('required') : reason('required_to_pay');
  throw invalidError(['amount'], why);
}

/** Runs two checks, so that the problems of both are reported at once. */
function together<A, B>(one: () => A, other: () => B): A & B {
  const problems: Problem[] = [];
  const tried = <T>(make: () => T): T | null => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      problems.push(...error.problems);
      return null;
    }
  };
  const [a, b] = [tried(one), tried(other)];
  if (a === null || b === null) throw new Invalid(problems);
  return { ...a, ...b };
}

/** The amount that staff can take for an order; the payment may revive an expired order. @throws Failed 409 */
function dueByHand({ status, total, paid, refunded }: OrderRow): number {
  if (status === 'cancelled') throw moveRefusedError('This order was cancelled: no money is to be taken for it.');
  const due = total - (paid - refunded);
  if (due <= 0) throw new Refused('session_closed', 'Nothing is left to pay.');
  return due;
}

async function byLink(context: Context, { params, caller, body, origin, now }: CallInput, keep: Keep<Payment>) {
  refuseMethod(body.payment_method_id);
  const find = async (tx: Transaction) => {
    const order = await sellersOrder(tx, caller, params['orderId'], 'payments.write');
    const { shop, domain } = await storeOf(tx, order);
    return { id: order.id, merchant: shop.name, origin: storeOrigin(domain, origin) };
  };
  const shown = async (tx: Transaction, { id, session_id }: PlacedOrder) => {
    const order = orNotFound(await orderById(tx, id));
    return paymentById(tx, order, session_id, now);
  };
  const request = { body: { amount: body.amount ?? undefined }, now };
  const placed = await payByCard(context, find, request, async (tx, it) => {
    const payment = await shown(tx, it);
    await recordOrderChange(tx, it, {
      kind: 'payment_link',
      actor: { user_id: caller.user_id },
      at: now,
      after: { amount: payment.amount },
    });
    await keep(tx, payment);
  });
  return context.database.read((tx) => shown(tx, placed));
}
