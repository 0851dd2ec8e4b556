import { addDays, dayNumber } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Transaction } from '../database/database.ts';

/**
 * Marks places of the demo store as sold elsewhere, so that its calendars show busy days and a day that is sold out. The export cannot hold
 * these sales: it names days by date, and these days are counted from today.
 */
export async function sellPlaces(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const departures = await tx
    .selectFrom('departures as d')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .innerJoin('store_experiences as s', 's.experience_id', 'e.id')
    .select(['d.id', 'd.capacity', 'd.date', 'e.slug', 'e.time_zone', 's.position'])
    .where('e.id', 'not in', (it) =>
      it
        .selectFrom('pricing_rates as r')
        .innerJoin('pricing_options as o', 'o.rate_id', 'r.id')
        .select('r.experience_id')
        .where('o.takes', '=', 'all'),
    )
    .where('d.date', '<', addDays(dayIn(now, 'UTC'), 60))
    .orderBy('d.date')
    .execute();
  const soldOut = departures.find(
    (it) => it.slug === SOLD_OUT_ONE_DAY && it.date >= addDays(dayIn(now, it.time_zone), 8),
  );
  for (const { id, capacity, date, slug, time_zone, position } of departures) {
    const isFull = date === soldOut?.date;
    const ahead = dayNumber(date) - dayNumber(dayIn(now, time_zone)) - 1;
    const share = slug === SOLD_OUT_ONE_DAY ? Number(isFull) : busyShare(position, ahead);
    const sold = Math.floor(capacity * share);
    if (sold > 0) await tx.updateTable('departures').set({ sold }).where('id', '=', id).execute();
  }
}

/** The tour whose first day with departures, more than a week from today, is sold out. */
const SOLD_OUT_ONE_DAY = 'diocletians-palace-before-the-crowds';

/** On two days of each of the next five weeks, 40 to 80 % of the places; two of three experiences have such days. @param ahead  days from tomorrow */
function busyShare(position: number, ahead: number): number {
  const day = ahead - (position % 3);
  const isBusy = position % 3 !== 1 && day >= 0 && day < 35 && (day % 7 === 2 || day % 7 === 5);
  return isBusy ? 0.4 + ((position * 7 + ahead * 3) % 5) / 10 : 0;
}
