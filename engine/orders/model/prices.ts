import { type Minor, proportion } from '#domain/money/money.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { liveLines, withLine } from './queries.ts';

/** A line of an order, and all of the order's lines. */
export interface LineOfOrder {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly all: readonly OrderLineRow[];
}

/** What an order comes to with a line as it is to be: by its lines that are to take place, and the money kept for the others. */
export function priceWithLine({ amount }: OrderRow, all: readonly OrderLineRow[], line: OrderLineRow) {
  const lines = withLine(all, line);
  const live = liveLines(lines);
  const subtotal = sumOf(live.map(({ gross }) => gross));
  const discount = sumOf(live.map((it) => it.discount));
  const asked = sumOf(live.map((it) => it.deposit));
  const deposit = subtotal === 0 ? 0 : proportion(asked, subtotal - discount, subtotal);
  const total = subtotal - discount + retainedOf(lines);
  return { subtotal, discount, deposit, total, amount: Math.min(amount, total) };
}

export function sumOf(amounts: Iterable<Minor>): Minor {
  return Iterator.from(amounts).reduce((sum, amount) => sum + amount, 0);
}

/**
 * The paid share of each live line, in minor units. Shares follow the discounted prices and sum up to the order's money without
 * what was kept of cancelled lines.
 */
export function paidForLines(
  { paid, refunded }: Pick<OrderRow, 'paid' | 'refunded'>,
  lines: readonly OrderLineRow[],
): ReadonlyMap<string, Minor> {
  const prices = new Map(liveLines(lines).map(({ id, gross, discount }) => [id, gross - discount]));
  const there = Math.max(0, paid - refunded - retainedOf(lines));
  return dividedBy(prices, sumOf(prices.values()) === 0 ? 0 : there);
}

/** What was paid for one line. */
export function paidFor({ order, line, all }: LineOfOrder): Minor {
  return paidForLines(order, all).get(line.id) ?? 0;
}

/** An amount in whole shares by weight, which sum up to it; where nothing has a weight the first has all. */
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

/** What was kept of lines that are cancelled. */
function retainedOf(lines: readonly OrderLineRow[]): Minor {
  return sumOf(lines.map(({ kept }) => kept));
}

/** What of an order's price has not come in yet; nothing where it will not take place. */
export function dueOf({
  status,
  total,
  paid,
  refunded,
}: Pick<OrderRow, 'status' | 'total' | 'paid' | 'refunded'>): Minor {
  const isOpen = status === 'pending' || status === 'confirmed' || status === 'completed';
  return isOpen ? Math.max(0, total - (paid - refunded)) : 0;
}
