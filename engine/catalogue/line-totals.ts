import { cartTotals, type Totals } from '#domain/money/totals.ts';
import { isBalanceDueNow } from '#domain/orders/balance-due.ts';
import type { CartLineRow } from '../database/tables.ts';
import type { LineSnapshot, LineTimes } from './price-line.ts';
import { restDueDays } from './settings.ts';
import type { Storefront } from './storefront.ts';

/** A line with its times, where it has just been priced: they need not be read from its text again. */
type TotalledLine = Pick<CartLineRow, 'gross' | 'deposit' | 'snapshot_json'> & { readonly times?: LineTimes };

/** What lines cost in a store, and what of it is due now: all of it where a balance would be due today (V3). */
export function lineTotals(
  lines: readonly TotalledLine[],
  discount: number,
  { store, settings }: Pick<Storefront, 'store' | 'settings'>,
  now: Temporal.Instant,
): Totals {
  const totals = cartTotals(lines, discount, store.currency);
  if (totals.deposit >= totals.total) return totals;
  const times = lines.map((it) => it.times ?? (JSON.parse(it.snapshot_json) as LineSnapshot));
  const isAllDue = isBalanceDueNow({ lines: times, rest_due_days: restDueDays(settings) }, now);
  return isAllDue ? cartTotals(lines, discount, store.currency, { isAllDue }) : totals;
}
