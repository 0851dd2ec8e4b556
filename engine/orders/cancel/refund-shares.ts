import { exponent } from '#domain/money/currency-decimals.ts';
import type { Minor } from '#domain/money/money.ts';
import { exactMinor, proportion, toDecimal } from '#domain/money/money.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Invalid, Refused } from '../../errors.ts';
import { refundQuoteOf } from '../model/line-terms.ts';
import { paidForLines } from '../model/prices.ts';

/**
 * The refund of each of these lines, in minor units: the stated amount in shares, or what the policy pays.
 *
 * @param most  that can be stated
 * @throws Invalid; Refused past_cutoff where the policy pays nothing any more and nothing is stated
 */
export function refundShares(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  cancelled: readonly OrderLineRow[],
  { stated, now }: { stated: string | null; now: Temporal.Instant },
  most: Minor,
): ReadonlyMap<string, Minor> {
  const paidFor = paidForLines(order, lines);
  if (stated !== null) return divided(statedAmount(stated, most, order.currency), cancelled, paidFor);
  return new Map(
    cancelled.map((line) => {
      if ((paidFor.get(line.id) ?? 0) === 0) return [line.id, 0];
      const quote = refundQuoteOf(line, order, lines, now);
      if (!quote) throw new Refused('past_cutoff', TOO_LATE, { order_id: order.id });
      return [line.id, quote.amount];
    }),
  );
}

const TOO_LATE =
  'By its policy it is too late to cancel. To cancel all the same, state as refund_amount what is paid back, 0 for nothing.';

function statedAmount(stated: string, most: Minor, currency: string): Minor {
  const amount = exactMinor(stated, currency);
  if (amount !== null && amount <= most) return amount;
  const message =
    amount === null
      ? `Ensure that there are no more than ${exponent(currency)} decimal places.`
      : `Ensure this value is less than or equal to ${toDecimal(most, currency)}.`;
  throw new Invalid([{ path: ['refund_amount'], message }]);
}

/** An amount in shares of what was paid for each line. */
function divided(
  amount: Minor,
  lines: readonly OrderLineRow[],
  paidFor: ReadonlyMap<string, Minor>,
): ReadonlyMap<string, Minor> {
  const weights = lines.map(({ id }) => paidFor.get(id) ?? 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [weighed, shared] = [0, 0];
  return new Map(
    lines.map(({ id }, i) => {
      weighed += weights[i] ?? 0;
      const upToHere = i === lines.length - 1 || whole === 0 ? amount : proportion(amount, weighed, whole);
      const share = upToHere - shared;
      shared = upToHere;
      return [id, share];
    }),
  );
}
