import type { Minor } from './money.ts';
import { cardAmount, proportion } from './money.ts';

/** What a cart costs, in minor units. `total` is after the discount, never below zero (C13). */
export interface Totals {
  readonly subtotal: Minor;
  readonly total: Minor;
  /** What of `total` is due now. */
  readonly deposit: Minor;
  /** `deposit` in percent of `total`, two decimals; 0 of nothing. */
  readonly depositPercentage: number;
}

/** The lines summed up. A discount lowers what is due now by the same share as what is due in all (C13, F6). */
export function cartTotals(
  lines: readonly { readonly gross: Minor; readonly deposit: Minor }[],
  discount: Minor,
  currency: string,
): Totals {
  const subtotal = lines.reduce((sum, { gross }) => sum + gross, 0);
  const asked = lines.reduce((sum, line) => sum + line.deposit, 0);
  const total = Math.max(0, subtotal - discount);
  const deposit = subtotal === 0 ? 0 : cardAmount(proportion(asked, total, subtotal), currency, total);
  const depositPercentage = total === 0 ? 0 : proportion(deposit, 10_000, total) / 100;
  return { subtotal, total, deposit, depositPercentage };
}

/** What is left to pay later (C14). */
export function dueLater({ total, deposit }: Pick<Totals, 'total' | 'deposit'>): Minor {
  return total - deposit;
}
