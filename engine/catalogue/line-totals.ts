import { cartTotals, type Totals } from '#domain/money/totals.ts';
import { isBalanceDueNow } from '#domain/orders/balance-due.ts';
import type { CartLineRow } from '../database/tables.ts';
import type { LineSnapshot, LineTimes } from './price-line.ts';
import { restDueDays } from './settings.ts';
import type { Storefront } from './storefront.ts';

/** A line with its times, where it has just been priced: they need not be read from its text again. */
type TotalledLine = Pick<CartLineRow, 'gross' | 'deposit' | 'snapshot_json'> & { readonly times?: LineTimes };

/** The price of lines in a store, and the part of it that is due now: all of a line whose balance would be due today (V3). */
export function lineTotals(
  lines: readonly TotalledLine[],
  discount: number,
  { store, settings }: Pick<Storefront, 'store' | 'settings'>,
  now: Temporal.Instant,
): Totals {
  const totals = cartTotals(lines, discount, store.currency);
  if (totals.deposit >= totals.total) return totals;
  const rest_due_days = restDueDays(settings);
  const due = lines.map(({ times, snapshot_json, gross, deposit }) => {
    const line = times ?? (JSON.parse(snapshot_json) as LineSnapshot);
    return { gross, deposit: isBalanceDueNow({ lines: [line], rest_due_days }, now) ? gross : deposit };
  });
  return cartTotals(due, discount, store.currency);
}
