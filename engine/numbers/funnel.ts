import { funnelSteps } from '#domain/contract/events.ts';
import type { Funnel } from '#domain/contract/office/numbers.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import type { Transaction } from '../database/database.ts';

/** The steps of a store's visitors in a range of days (O9). */
export async function countFunnel(
  tx: Transaction,
  store_id: number,
  { date_from, date_to }: DayRange,
): Promise<Funnel> {
  const rows = await tx
    .selectFrom('event_counts')
    .select(['date', 'name', 'count'])
    .where('store_id', '=', store_id)
    .where('date', '>=', date_from)
    .where('date', '<=', date_to)
    .orderBy('date')
    .execute();
  const totals = (all: typeof rows) =>
    funnelSteps.map((name) => all.reduce((sum, it) => sum + (it.name === name ? it.count : 0), 0));
  const all = totals(rows);
  return {
    steps: funnelSteps.map((name, n) => ({ name, count: all[n] ?? 0 })),
    days: [...Map.groupBy(rows, ({ date }) => date)].map(([date, ofDay]) => ({ date, counts: totals(ofDay) })),
  };
}
