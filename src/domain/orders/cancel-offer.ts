import type { Order, OrderLine } from '../contract/orders.ts';
import { exactMinor, toDecimal } from '../money/money.ts';
import { buyerStatus } from './buyer-status.ts';

/** What its buyer may cancel, and what of their money goes back then. */
export interface CancelOffer {
  readonly scope: 'line' | 'order';
  readonly lines: readonly { readonly line: OrderLine; readonly back: string }[];
  readonly back: string;
  /** What of what was paid for the whole order stays with the shop; null of a line, where only a share of it is known. */
  readonly withheld: string | null;
  readonly currency: string;
}

/**
 * The ways to cancel that a line's page offers, as the engine last quoted them: the line alone, where it is not the last one, and all of
 * the order, where every line can be. None where it is too late, or nothing is to be cancelled.
 */
export function cancelOffers(order: Order, line: OrderLine): CancelOffer[] {
  const live = order.lines.filter(({ attendance_status }) => attendance_status !== 'cancelled');
  if (!live.includes(line) || !isOpen(order)) return [];
  const whole = live.every((it) => canBe(order, it)) ? [wholeOffer(order, live)] : [];
  // While it is being paid the cart says what the order is: it is given up as a whole.
  const isWholeOnly = live.length === 1 || (order.status === 'pending' && buyerStatus(order) !== 'reserved');
  if (isWholeOnly || !canBe(order, line)) return whole;
  const back = backFor(line, order);
  return [{ scope: 'line', lines: [{ line, back }], back, withheld: null, currency: order.total.currency }, ...whole];
}

/** Whether its payment is not just being confirmed: whoever waits for that does not cancel it. */
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
