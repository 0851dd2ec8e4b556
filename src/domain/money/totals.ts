import { type Minor, proportion } from './money.ts';
import { payableDeposit } from './payable.ts';

export type Totals = ReturnType<typeof cartTotals>;

/**
 * The price of a cart. `deposit` is due now. A discount lowers it by the same share as `total`, which is never below zero (C13, F6). If nothing of a
 * line can be paid later, its deposit is its price (V3).
 */
export function cartTotals(
  lines: readonly { readonly gross: Minor; readonly deposit: Minor }[],
  discount: Minor,
  currency: string,
) {
  const subtotal = lines.reduce((sum, { gross }) => sum + gross, 0);
  const deposits = lines.reduce((sum, line) => sum + line.deposit, 0);
  const total = Math.max(0, subtotal - discount);
  const deposit = subtotal === 0 ? 0 : payableDeposit(proportion(deposits, total, subtotal), total, currency);
  // In percent, with two decimals.
  const depositPercentage = total === 0 ? 0 : proportion(deposit, 10_000, total) / 100;
  return { subtotal, total, deposit, depositPercentage };
}

/** The balance to pay later (C14). */
export function dueLater({ total, deposit }: Pick<Totals, 'total' | 'deposit'>): Minor {
  return total - deposit;
}
