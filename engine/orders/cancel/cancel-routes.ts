import type { CartLine } from '#domain/contract/cart.ts';
import type { CancelRequest, Order, OrderStatus } from '#domain/contract/orders.ts';
import { cancelBooking, cancelBookingLine } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { hasBegun, lastCancelAt } from '#domain/money/refund.ts';
import { canMove } from '#domain/orders/status.ts';
import { formatInstant } from '#domain/text/format.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Invalid, Refused } from '../../errors.ts';
import type { Serialised } from '../../http/json-response.ts';
import { idempotentSteps, idempotentStepsAs, type Keep } from '../../http/request/idempotency.ts';
import { type AccountInput, type AlsoWrong, either, type Input, type Route, tellingAll } from '../../http/route.ts';
import type { Cancellation } from '../contract/sellers-contract.ts';
import * as calls from '../contract/sellers-contract.ts';
import { guardedAddress, refuseOtherAddress } from '../model/buyer-address.ts';
import { refundQuoteOf } from '../model/line-terms.ts';
import { cancellableLine, lockSellersLine, lockSellersOrder, orderFirst } from '../model/order-access.ts';
import { statedMinor } from '../model/payment-terms.ts';
import { paidForLines } from '../model/prices.ts';
import type { Clock } from '../model/queries.ts';
import { buyersOrder, findLine, liveLines, lockOrder, moveRefusedError, orderLinesOf } from '../model/queries.ts';
import { syncProvider } from '../model/sessions.ts';
import { orderReply } from '../read/order-reply.ts';
import { oneLine, versionedOrder } from '../read/seller-replies.ts';
import { vouchersReady } from '../read/vouchers.ts';
import { type CancelInput, cancelOneLine, cancelWhole, refundShares } from './cancel-order.ts';

type Asked = AccountInput<unknown, Cancellation>;

/** Cancelling all of an order or a line of it, by staff (A4), and without a token by its buyer (P15): cancelling twice is cancelling once. */
export function cancelRoutes(context: Context): Route[] {
  const cancelling = ({ caller, body, now }: Asked): CancelInput => ({
    stated: body.refund_amount ?? null,
    by: caller.user_id,
    now,
    newId: context.newId,
  });

  const whole = idempotentStepsAs(
    context,
    calls.cancelOrder,
    (input, keep) =>
      cancelInSteps(context, keep, async (tx) => {
        const order = await lockSellersOrder(tx, input.caller, input.params['id'], 'orders.write', input.request);
        const changed = await cancelWhole(tx, order, cancelling(input));
        return { order: changed, reply: await versionedOrder(tx, changed, input) };
      }),
    'orders.write',
  );
  const ofLine = idempotentStepsAs(
    context,
    calls.cancelLine,
    (input, keep) =>
      cancelInSteps(context, keep, async (tx) => {
        const { order, line, isSupplier } = await lockSellersLine(tx, input.caller, input.params, input.request);
        if (isSupplier) refuseStated(input.body);
        const changed = await cancelOneLine(tx, order, line, cancelling(input));
        const all = await orderLinesOf(tx, order.id);
        const reply = await oneLine(tx, { line: findLine(all, line.id), order: changed }, all, input.now);
        return { order: changed, reply };
      }),
    'orders.write',
  );
  const buyers = buyersCancelRoutes(context);
  return [
    either(buyers.whole, tellingAll(whole, orderFirst(context, 'orders.write'))),
    either(buyers.ofLine, tellingAll(ofLine, lineFirst(context))),
  ];
}

/** Told before what is wrong with a body: that the line is not there, or not theirs to cancel. */
function lineFirst({ database }: Context): AlsoWrong {
  return (_good, { caller, params }) =>
    database.read(async (tx) => {
      if (caller) await cancellableLine(tx, caller, params);
      return [];
    });
}

/** The money is the reseller's: a supplier cancels by the policy that was agreed. @throws Invalid */
function refuseStated({ refund_amount }: Cancellation): void {
  if (refund_amount === undefined) return;
  const message = 'A supplier cancels by the policy of the tour. Ask the seller for another refund.';
  throw new Invalid([{ path: ['refund_amount'], message }]);
}

/** Changes an order in one transaction, its answer with it, and then does what is to be done at the payment provider. */
async function cancelInSteps(
  context: Context,
  keep: Keep<Serialised>,
  change: (tx: Transaction) => Promise<{ order: OrderRow; reply: Serialised }>,
): Promise<Serialised> {
  const { order, reply } = await context.database.write(async (tx) => {
    const changed = await change(tx);
    await keep(tx, changed.reply);
    return changed;
  });
  await syncProvider(context, order.id);
  return reply;
}

/** Cancelling without a token (P15): anyone who knows the id and says the address. Both answer the whole order, as it is then. */
function buyersCancelRoutes(context: Context): { whole: Route; ofLine: Route } {
  const whole = idempotentSteps(context, cancelBooking, (input, keep) =>
    cancelForBuyer(context, input, keep, { order_id: input.params['id'] ?? '', line_id: null }),
  );
  const ofLine = idempotentSteps(context, cancelBookingLine, (input, keep) =>
    cancelForBuyer(context, input, keep, {
      order_id: input.params['orderId'] ?? '',
      line_id: input.params['id'] ?? '',
    }),
  );
  return { whole: guardedAddress(context, 'id', whole), ofLine: guardedAddress(context, 'orderId', ofLine) };
}

async function cancelForBuyer(
  context: Context,
  { body, store, storefront, now }: Input<unknown, CancelRequest>,
  keep: Keep<Order>,
  { order_id, line_id }: { order_id: string; line_id: string | null },
): Promise<Order> {
  await vouchersReady();
  const { order, reply } = await context.database.write(async (tx) => {
    await buyersOrder(tx, store.id, order_id);
    const found = await lockOrder(tx, order_id);
    refuseOtherAddress(found, body.email);
    const line = line_id === null ? null : findLine(await orderLinesOf(tx, order_id), line_id);
    const changed = await cancelAsBuyer(tx, found, line, body, { now, newId: context.newId });
    const shown = await orderReply(tx, changed, null, storefront, now);
    await keep(tx, shown);
    return { order: changed, reply: shown };
  });
  await syncProvider(context, order.id);
  return reply;
}

/** What its buyer was told goes back. */
type Expected = Pick<CancelRequest, 'expected_refund'>;

/**
 * Cancels a locked order, or one of its lines, for its buyer. The policy copied at purchase says what goes back.
 *
 * @param line  null for all of it
 * @throws Refused past_cutoff, refund_changed; Failed 409 for what cannot be cancelled any more; Invalid
 */
async function cancelAsBuyer(
  tx: Transaction,
  order: OrderRow,
  line: OrderLineRow | null,
  { expected_refund }: Expected,
  at: Clock,
): Promise<OrderRow> {
  if (order.status === 'cancelled' || line?.attendance_status === 'cancelled') return order;
  if (!canMove('order', order.status as OrderStatus, 'cancelled'))
    throw moveRefusedError(`This order is ${order.status}: it cannot be cancelled any more.`);
  const lines = await orderLinesOf(tx, order.id);
  const cancelled = line ? [line] : liveLines(lines);
  for (const one of cancelled) refuseLate(one, order, lines, at.now);

  const shares = refundShares(order, lines, cancelled, { stated: null, now: at.now }, 0);
  const back = [...shares.values()].reduce((sum, amount) => sum + amount, 0);
  refuseOtherRefund(expected_refund, back, order.currency);
  const cancelling = { ...at, stated: null, by: null };
  return line ? cancelOneLine(tx, order, line, cancelling) : cancelWhole(tx, order, cancelling);
}

function refuseLate(line: OrderLineRow, order: OrderRow, lines: readonly OrderLineRow[], now: Temporal.Instant): void {
  const { experience, starts_at, time_zone } = JSON.parse(line.snapshot_json) as CartLine;
  const startsAt = Temporal.Instant.from(starts_at);
  const late = (why: string) => new Refused('past_cutoff', `${why} Please ask the shop.`, { order_id: order.id });
  if (line.attendance_status !== 'expected')
    throw moveRefusedError(`The shop has noted who came to “${experience.title}”: it cannot be cancelled any more.`);
  if (hasBegun(startsAt, now)) throw late(`“${experience.title}” has begun: it cannot be cancelled any more.`);
  const isPaid = (paidForLines(order, lines).get(line.id) ?? 0) > 0;
  if (!isPaid || refundQuoteOf(line, order, lines, now)) return;
  const last = lastCancelAt(experience.cancellation_policy, startsAt);
  throw late(
    last
      ? `“${experience.title}” could be cancelled until ${formatInstant(last.toString(), time_zone)}.`
      : `“${experience.title}” cannot be cancelled by its terms.`,
  );
}

/** @throws Refused refund_changed where its buyer was told another amount */
function refuseOtherRefund(expected: string | undefined, back: Minor, currency: string): void {
  if (expected === undefined) return;
  const stated = statedMinor('expected_refund', expected, currency);
  if (stated === back) return;
  const [old_refund, new_refund] = [toDecimal(stated, currency), toDecimal(back, currency)];
  const detail = `What goes back is ${formatMoney(new_refund, currency)} now. Nothing has been cancelled.`;
  throw new Refused('refund_changed', detail, { old_refund, new_refund, currency });
}
