import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { hasBegun, lastCancelAt, refundQuote } from '#domain/money/refund.ts';
import { buyerStatus } from '#domain/orders/buyer-status.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import * as words from '#words/amend.ts';
import { formatInstant } from './format.ts';
import { policyLineAt } from './policy-lines.ts';

export interface CancelOffer {
  readonly scope: 'line' | 'order';
  readonly lines: readonly { readonly line: OrderLine; readonly back: string }[];
  readonly back: string;
  /** The part of the paid amount that the shop retains, for the whole order; null for a single line, of which only a percentage is known. */
  readonly withheld: string | null;
  readonly currency: string;
}

/** The ways to cancel on a line's page, by the engine's last quotes: the line alone, unless it is the last one, and the whole order. */
export function cancelOffers(order: Order, line: OrderLine): CancelOffer[] {
  const live = order.lines.filter(({ attendance_status }) => attendance_status !== 'cancelled');
  if (!live.includes(line) || !isOpen(order)) return [];
  const whole = live.every((it) => canBe(order, it)) ? [wholeOffer(order, live)] : [];
  // While the payment is open, the cart can still change the order, so it can only be given up as a whole.
  const isWholeOnly = live.length === 1 || (order.status === 'pending' && buyerStatus(order) !== 'reserved');
  if (isWholeOnly || !canBe(order, line)) return whole;
  const back = backFor(line, order);
  return [{ scope: 'line', lines: [{ line, back }], back, withheld: null, currency: order.total.currency }, ...whole];
}

/** Whether an order can be cancelled: not while its payment is just being confirmed. */
function isOpen(order: Order): boolean {
  return order.status === 'confirmed' || (order.status === 'pending' && buyerStatus(order) !== 'confirming');
}

function canBe({ status }: Order, { cancellable }: OrderLine): boolean {
  return status === 'pending' || cancellable;
}

function backFor({ refund_quote }: OrderLine, { total }: Order): string {
  return refund_quote?.amount ?? toDecimal(0, total.currency);
}

function wholeOffer(order: Order, live: readonly OrderLine[]): CancelOffer {
  const { currency } = order.total;
  const minor = (amount: string) => exactMinor(amount, currency) ?? 0;
  const lines = live.map((line) => ({ line, back: backFor(line, order) }));
  const back = lines.reduce((sum, one) => sum + minor(one.back), 0);
  const withheld = Math.max(0, minor(order.paid.amount) - back);
  return { scope: 'order', lines, back: toDecimal(back, currency), withheld: toDecimal(withheld, currency), currency };
}

/** The state of a line's cancellation in a sentence: until when it is free, how much is refunded, or since when it is too late. */
export function cancelStanding(order: Order, line: OrderLine, now: Temporal.Instant): string {
  const { starts_at, time_zone, cancellable, refund_quote, experience } = line;
  const { cancellation_policy: policy } = experience;
  const startsAt = Temporal.Instant.from(starts_at);
  const at = (instant: Temporal.Instant) => formatInstant(instant.toString(), time_zone);
  if (order.status === 'pending') return words.placesLetGo;

  const percentage = refundQuote(policy, startsAt, 0, now)?.percentage;
  if (percentage !== undefined && policy) {
    if (percentage === 0) return words.nothingBack;
    const open = policy.tiers.filter(({ refund_percentage }) => refund_percentage === percentage);
    const until = at(startsAt.subtract({ minutes: Math.min(...open.map((it) => it.minutes_before_start)) }));
    return percentage >= 100 ? words.freeUntil(until) : words.partUntil(percentage, until);
  }
  // A quote stored on this device may be from an earlier time, when more was refunded: that time is past.
  if (cancellable && Number(refund_quote?.amount ?? 1) === 0 && !hasBegun(startsAt, now))
    return Number(order.paid.amount) === 0 ? words.nothingLost : words.nothingBack;
  const last = lastCancelAt(policy, startsAt);
  return last ? words.tooLateSince(at(last)) : words.cannotBe;
}

/**
 * The words before a cancellation: the refund, the way it is paid, the amount retained, and the sentences of the policies that were copied at
 * purchase.
 */
export function quoteWords(order: Order, { back, withheld, lines, currency }: CancelOffer) {
  const isUnpaid = Number(order.paid.amount) === 0;
  const nothing = isUnpaid ? words.nothingPaid : words.nothingGoesBack;
  return {
    back: Number(back) > 0 ? words.refundGoesBack(formatMoney(back, currency)) : nothing,
    how: Number(back) === 0 ? null : howWords(order),
    withheld: isUnpaid ? null : retainedWords(withheld, lines, currency),
    policy: isUnpaid ? [] : policyWords(lines),
  };
}

function howWords({ payment_method_id }: Order): string {
  return payment_method_id === MANUAL ? words.byHand : words.byCard;
}

function retainedWords(withheld: string | null, lines: CancelOffer['lines'], currency: string): string | null {
  if (withheld !== null) return Number(withheld) > 0 ? words.refundWithheld(formatMoney(withheld, currency)) : null;
  const share = lines[0]?.line.refund_quote?.percentage ?? 0;
  if (share >= 100) return null;
  return share === 0 ? words.allRetained : words.restRetained(100 - share);
}

function policyWords(lines: CancelOffer['lines']): string[] {
  const texts = lines.flatMap(({ line: { experience, refund_quote } }) =>
    experience.cancellation_policy && refund_quote
      ? { of: experience.title, line: policyLineAt(experience.cancellation_policy, refund_quote.percentage) }
      : [],
  );
  const different = [...new Set(texts.map(({ line }) => line))];
  if (different.length > 1) return texts.map(({ of, line }) => `${of}: ${words.quoted(line)}`);
  return different.map((line) => words.quoted(line));
}

/** The words after a cancellation: the refund that is on its way; undefined without one. */
export function cancelledWords(back: string, order: Order): string | undefined {
  if (Number(back) === 0) return undefined;
  return words.onItsWay(formatMoney(back, order.total.currency), howWords(order));
}
