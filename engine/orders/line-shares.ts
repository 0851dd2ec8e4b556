import type { Minor } from '#domain/money.ts';
import { proportion } from '#domain/money.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { liveLines } from './queries.ts';

type Line = Pick<OrderLineRow, 'id' | 'gross' | 'discount' | 'kept' | 'attendance_status'>;

/**
 * What of an order's money has been paid for each line that is not cancelled, in minor units: shares by the lines' prices after the discount, which sum up
 * to all that is there but for what was kept of cancelled lines.
 */
export function paidForLines(
  { paid, refunded }: Pick<OrderRow, 'paid' | 'refunded'>,
  lines: readonly Line[],
): ReadonlyMap<string, Minor> {
  const live = liveLines(lines);
  const whole = live.reduce((sum, { gross, discount }) => sum + gross - discount, 0);
  const there = Math.max(0, paid - refunded - keptOf(lines));
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
export function keptOf(lines: readonly Pick<Line, 'kept'>[]): Minor {
  return lines.reduce((sum, { kept }) => sum + kept, 0);
}
