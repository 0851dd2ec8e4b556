import type { CartLine } from '#domain/contract/cart.ts';
import type { CancelRequest, OrderStatus } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Minor } from '#domain/money/money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { hasBegun, lastCancelAt } from '#domain/money/refund.ts';
import { canMove } from '#domain/orders/status.ts';
import { formatInstant } from '#domain/text/format.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Refused } from '../../errors.ts';
import { refundQuoteOf } from '../model/line-terms.ts';
import { statedMinor } from '../model/payment-terms.ts';
import { paidForLines } from '../model/prices.ts';
import type { Clock } from '../model/queries.ts';
import { liveLines, moveRefusedError, orderLinesOf } from '../model/queries.ts';
import { cancelOneLine, cancelWhole } from './cancel-order.ts';
import { refundShares } from './refund-shares.ts';

/** What its buyer was told goes back. */
type Expected = Pick<CancelRequest, 'expected_refund'>;

/**
 * Cancels a locked order, or one of its lines, for its buyer. The policy copied at purchase says what goes back.
 *
 * @param line  null for all of it
 * @throws Refused past_cutoff, refund_changed; Failed 409 for what cannot be cancelled any more; Invalid
 */
export async function cancelAsBuyer(
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
