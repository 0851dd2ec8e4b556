import { type Minor, proportion } from '#domain/money/money.ts';
import { leavesTooLittle } from '#domain/money/payable.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { liveLines, withLine } from './queries.ts';

/** A line of an order, and all of the order's lines. */
export interface LineOfOrder {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly all: readonly OrderLineRow[];
}

/** An order's price with one changed line: the sum of its live lines, and the money that is kept for the others. */
export function priceWithLine({ amount, currency }: OrderRow, all: readonly OrderLineRow[], line: OrderLineRow) {
  const lines = withLine(all, line);
  const live = liveLines(lines);
  const subtotal = sumOf(live.map(({ gross }) => gross));
  const discount = sumOf(live.map((it) => it.discount));
  const deposits = sumOf(live.map((it) => it.deposit));
  const deposit = subtotal === 0 ? 0 : proportion(deposits, subtotal - discount, subtotal);
  const total = subtotal - discount + retainedOf(lines);
  const asksAll = amount > total || leavesTooLittle(amount, total, currency);
  return { subtotal, discount, deposit, total, amount: asksAll ? total : amount };
}

export function sumOf(amounts: Iterable<Minor>): Minor {
  return Iterator.from(amounts).reduce((sum, amount) => sum + amount, 0);
}

/**
 * The paid share of each live line, in minor units. Shares follow the discounted prices and sum up to the order's money without
 * the money that is kept for cancelled lines.
 */
export function paidForLines(
  { paid, refunded }: Pick<OrderRow, 'paid' | 'refunded'>,
  lines: readonly OrderLineRow[],
): ReadonlyMap<string, Minor> {
  const prices = new Map(liveLines(lines).map(({ id, gross, discount }) => [id, gross - discount]));
  const there = Math.max(0, paid - refunded - retainedOf(lines));
  return dividedBy(prices, sumOf(prices.values()) === 0 ? 0 : there);
}

/** The money that was paid for one line. */
export function paidFor({ order, line, all }: LineOfOrder): Minor {
  return paidForLines(order, all).get(line.id) ?? 0;
}

/** Divides an amount into whole shares by weight, whose sum is the amount. If all weights are 0, the first gets everything. */
export function dividedBy(weights: ReadonlyMap<string, number>, amount: Minor): ReadonlyMap<string, Minor> {
  const whole = sumOf(weights.values());
  let [weighed, shared] = [0, 0];
  const shares = new Map<string, Minor>();
  for (const [id, weight] of weights) {
    weighed += weight;
    const upToHere = whole === 0 ? amount : proportion(amount, weighed, whole);
    shares.set(id, upToHere - shared);
    shared = upToHere;
  }
  return shares;
}

/** The money that is kept for cancelled lines. */
function retainedOf(lines: readonly OrderLineRow[]): Minor {
  return sumOf(lines.map(({ retained }) => retained));
}

/** The unpaid part of an order's price; 0 if the order will not take place. */
export function dueOf({
  status,
  total,
  paid,
  refunded,
}: Pick<OrderRow, 'status' | 'total' | 'paid' | 'refunded'>): Minor {
  const isOpen = status === 'pending' || status === 'confirmed' || status === 'completed';
  return isOpen ? Math.max(0, total - (paid - refunded)) : 0;
}
