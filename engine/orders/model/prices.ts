import { type Minor, proportion } from '#domain/money/money.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { liveLines, withLine } from './queries.ts';

/** What an order comes to by its lines: those that are to take place, and the money kept for the others. */
export function priceOf(
  order: Pick<OrderRow, 'amount'>,
  lines: readonly OrderLineRow[],
): Pick<OrderRow, 'subtotal' | 'discount' | 'deposit' | 'total' | 'amount'> {
  const live = liveLines(lines);
  const subtotal = sumOf(live.map(({ gross }) => gross));
  const discount = sumOf(live.map((line) => line.discount));
  const asked = sumOf(live.map((line) => line.deposit));
  const deposit = subtotal === 0 ? 0 : proportion(asked, subtotal - discount, subtotal);
  const total = subtotal - discount + retainedOf(lines);
  return { subtotal, discount, deposit, total, amount: Math.min(order.amount, total) };
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

type Line = Pick<OrderLineRow, 'id' | 'gross' | 'discount' | 'kept' | 'attendance_status'>;

/**
 * The paid share of each live line, in minor units. Shares follow the discounted prices and sum up to the order's money without
 * what was kept of cancelled lines.
 */
export function paidForLines(
  { paid, refunded }: Pick<OrderRow, 'paid' | 'refunded'>,
  lines: readonly Line[],
): ReadonlyMap<string, Minor> {
  const live = liveLines(lines);
  const whole = live.reduce((sum, { gross, discount }) => sum + gross - discount, 0);
  const there = Math.max(0, paid - refunded - retainedOf(lines));
  const shares = new Map<string, Minor>();
  let [priced, shared] = [0, 0];
  for (const { id, gross, discount } of live) {
    priced += gross - discount;
    const upToHere = whole === 0 ? 0 : proportion(there, priced, whole);
    shares.set(id, upToHere - shared);
    shared = upToHere;
  }
  return shares;
}

/** What was kept of lines that are cancelled. */
export function retainedOf(lines: readonly Pick<Line, 'kept'>[]): Minor {
  return lines.reduce((sum, { kept }) => sum + kept, 0);
}

/** What of an order's price has not come in yet; nothing where it will not take place. */
export function dueOf({
  status,
  total,
  paid,
  refunded,
}: Pick<OrderRow, 'status' | 'total' | 'paid' | 'refunded'>): number {
  const isOpen = status === 'pending' || status === 'confirmed' || status === 'completed';
  return isOpen ? Math.max(0, total - (paid - refunded)) : 0;
}

/** What an order comes to with a line as it is to be. */
export function priceWithLine(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  line: OrderLineRow,
): ReturnType<typeof priceOf> {
  return priceOf(order, withLine(lines, line));
}
