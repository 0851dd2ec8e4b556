import { type CancelRequest, cancelBooking, cancelBookingLine } from '#domain/contract/orders.ts';
import { reason } from '#domain/contract/problems.ts';
import type { Cancellation } from '#domain/contract/seller-orders.ts';
import * as calls from '#domain/contract/seller-orders.ts';
import { hasBegun, lastCancelAt } from '#domain/money/refund.ts';
import { formatInstant } from '#text/format.ts';
import { invalidError, Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { idempotentSteps, idempotentStepsAs } from '../../http/request/idempotency.ts';
import { type AccountInput, byAuthentication, databaseChecks, type Route } from '../../http/route.ts';
import { guardedAddress, refuseOtherAddress } from '../model/buyer-address.ts';
import { runWithDrawer } from '../model/drawer-cash.ts';
import { refundQuoteOf } from '../model/line-terms.ts';
import { cancellableLine, checkedFirst, lockAfter, lockSellersOrder, orderFirst } from '../model/order-access.ts';
import { refuseOtherAmount } from '../model/payment-terms.ts';
import { type LineOfOrder, paidFor, sumOf } from '../model/prices.ts';
import type { Clock } from '../model/queries.ts';
import {
  buyersOrder,
  findLine,
  liveLines,
  lockOrder,
  moveRefusedError,
  orderLinesOf,
  snapshotOf,
} from '../model/queries.ts';
import { changeAndSync } from '../model/sessions.ts';
import { orderReply } from '../read/order-reply.ts';
import { oneLine, versionedOrder } from '../read/seller-replies.ts';
import { loadDrawing } from '../read/vouchers.ts';
import { type CancelInput, cancelOneLine, cancelWhole, refundShares, refuseOver } from './cancel-order.ts';

/** Cancels an order or a line of it, by staff (A4), or without a token by its buyer (P15). A repeated cancellation changes nothing. */
export function cancelRoutes(context: Context): Route[] {
  const cancelling = ({ caller, body, now }: AccountInput<unknown, Cancellation>): CancelInput => ({
    stated: body.refund_amount ?? null,
    by: caller.user_id,
    now,
    newId: context.newId,
  });
  const whole = idempotentStepsAs(context, calls.cancelOrder, 'orders.write', (input, keep) =>
    changeAndSync(context, input.params['id'], keep, async (tx) => {
      const order = await lockSellersOrder(tx, input.caller, input.params['id'], 'orders.write', input.request);
      const cancelled = await runWithDrawer(tx, input.caller, order.id, cancelling(input), () =>
        cancelWhole(tx, order, cancelling(input)),
      );
      return versionedOrder(tx, cancelled, input);
    }),
  );
  const ofLine = idempotentStepsAs(context, calls.cancelLine, 'orders.write', (input, keep) =>
    changeAndSync(context, input.params['orderId'], keep, async (tx) => {
      const check = () => cancellableLine(tx, input.caller, input.params);
      const { order, line, isSupplier } = await lockAfter(tx, check, input.request);
      if (isSupplier) refuseStated(input.body);
      const changed = await runWithDrawer(tx, input.caller, order.id, cancelling(input), () =>
        cancelOneLine(tx, order, line, cancelling(input)),
      );
      const all = await orderLinesOf(tx, order.id);
      return oneLine(tx, { order: changed, line: findLine(all, line.id), all }, input.now);
    }),
  );
  return [
    byAuthentication(
      buyersRoute(context, cancelBooking, 'id'),
      databaseChecks(whole, orderFirst(context, 'orders.write')),
    ),
    byAuthentication(
      buyersRoute(context, cancelBookingLine, 'orderId'),
      databaseChecks(ofLine, checkedFirst(context, cancellableLine)),
    ),
  ];
}

/** Refuses a stated refund of a supplier: the reseller has the money, so the agreed policy applies. @throws Invalid */
function refuseStated({ refund_amount }: Cancellation): void {
  if (refund_amount === undefined) return;
  const why = reason('supplier_refunds_by_policy');
  throw invalidError(['refund_amount'], why);
}

/**
 * Cancels without a token (P15), for any caller who knows the id and the buyer's address. The answer is the whole order after the cancellation.
 *
 * @param param  the path's parameter with the order's id. A path with another id concerns the line of that id
 */
function buyersRoute(context: Context, endpoint: typeof cancelBooking, param: 'id' | 'orderId'): Route {
  const route = idempotentSteps(context, endpoint, async ({ body, params, store, storefront, language, now }, keep) => {
    await loadDrawing();
    const order_id = params[param] ?? '';
    return changeAndSync(context, order_id, keep, async (tx) => {
      await buyersOrder(tx, store.id, order_id);
      const order = await lockOrder(tx, order_id);
      refuseOtherAddress(order, body.email);
      const line = param === 'id' ? null : findLine(await orderLinesOf(tx, order_id), params['id']);
      const changed = await cancelAsBuyer(tx, order, line, body, { now, newId: context.newId });
      return orderReply(tx, changed, null, { storefront, language, now });
    });
  });
  return guardedAddress(context, param, route);
}

/**
 * Cancels a locked order, or one of its lines, for its buyer. The policy that was copied at purchase determines the refund.
 *
 * @param line  null for the whole order
 * @throws Refused past_cutoff, refund_changed; Failed 409 for an order that can no longer be cancelled; Invalid
 */
async function cancelAsBuyer(
  tx: Transaction,
  order: OrderRow,
  line: OrderLineRow | null,
  { expected_refund }: CancelRequest,
  at: Clock,
): Promise<OrderRow> {
  if (order.status === 'cancelled' || line?.attendance_status === 'cancelled') return order;
  refuseOver(order);
  const all = await orderLinesOf(tx, order.id);
  const cancelled = line ? [line] : liveLines(all);
  for (const one of cancelled) refuseLate({ order, line: one, all }, at.now);

  const back = sumOf(refundShares(order, all, cancelled, { stated: null, now: at.now }, 0).values());
  const words = (amount: string) => `The refund is ${amount} now. Nothing has been cancelled.`;
  refuseOtherAmount('expected_refund', expected_refund, back, order.currency, words);
  const cancelling = { ...at, stated: null, by: null };
  return line ? cancelOneLine(tx, order, line, cancelling) : cancelWhole(tx, order, cancelling);
}

function refuseLate(of: LineOfOrder, now: Temporal.Instant): void {
  const { experience, starts_at, time_zone } = snapshotOf(of.line);
  const startsAt = Temporal.Instant.from(starts_at);
  const lateError = (why: string) =>
    new Refused('past_cutoff', `${why} Please ask the shop.`, { order_id: of.order.id });
  if (of.line.attendance_status !== 'expected')
    throw moveRefusedError(`The shop has noted who came to “${experience.title}”: it cannot be cancelled any more.`);
  if (of.line.departure_cancelled === 1) return;
  if (hasBegun(startsAt, now)) throw lateError(`“${experience.title}” has begun: it cannot be cancelled any more.`);
  if (paidFor(of) <= 0 || refundQuoteOf(of, now)) return;
  const last = lastCancelAt(experience.cancellation_policy, startsAt);
  throw lateError(
    last
      ? `“${experience.title}” could be cancelled until ${formatInstant(last.toString(), time_zone)}.`
      : `“${experience.title}” cannot be cancelled by its terms.`,
  );
}
