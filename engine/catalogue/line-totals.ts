import { cartTotals, type Totals } from '#domain/money/totals.ts';
import { isBalanceDueNow } from '#domain/orders/balance-due.ts';
import type { CartLineRow } from '../database/tables.ts';
import type { LineSnapshot, LineTimes } from './price-line.ts';
import { restDueDays } from './settings.ts';
import type { Storefront } from './storefront.ts';

/** A line; with its times if it has just been priced, so that they need not be parsed again. */
type TotalledLine = Pick<CartLineRow, 'gross' | 'deposit' | 'snapshot_json'> & { readonly times?: LineTimes };

/** The price of lines in a store, and the part that is due now. A line whose balance would be due today is due in full (V3). */
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
