import type { Minor } from '#domain/money.ts';
import { proportion } from '#domain/money.ts';
import { keptOf } from './line-shares.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { liveLines } from './queries.ts';

/** What an order comes to by its lines: those that are to take place, and what is kept of the others. */
export function priceOf(
  order: Pick<OrderRow, 'amount'>,
  lines: readonly OrderLineRow[],
): Pick<OrderRow, 'subtotal' | 'discount' | 'deposit' | 'total' | 'amount'> {
  const live = liveLines(lines);
  const subtotal = sumOf(live.map(({ gross }) => gross));
  const discount = sumOf(live.map((line) => line.discount));
  const asked = sumOf(live.map((line) => line.deposit));
  const deposit = subtotal === 0 ? 0 : proportion(asked, subtotal - discount, subtotal);
  const total = subtotal - discount + keptOf(lines);
  return { subtotal, discount, deposit, total, amount: Math.min(order.amount, total) };
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
