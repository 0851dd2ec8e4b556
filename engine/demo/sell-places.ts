import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Transaction } from '../database/database.ts';

/**
 * Marks places of the demo store as sold elsewhere, so that its calendars show busy days and one that is sold out. An export names
 * days by their dates, but these days are counted from today.
 */
export async function sellPlaces(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const experiences = await tx
    .selectFrom('store_experiences as s')
    .innerJoin('experiences as e', 'e.id', 's.experience_id')
    .select(['e.id', 'e.slug', 'e.time_zone', 's.position'])
    .where('e.id', 'not in', (it) =>
      it
        .selectFrom('pricing_rates as r')
        .innerJoin('pricing_options as o', 'o.rate_id', 'r.id')
        .select('r.experience_id')
        .where('o.takes', '=', 'all'),
    )
    .execute();
  for (const { id, slug, time_zone, position } of experiences) {
    const today = dayIn(now, time_zone);
    const shares = slug === SOLD_OUT_ONE_DAY ? await oneFullDay(tx, id, today) : busyDays(position, today);
    for (const [date, share] of shares) await sellOnDay(tx, id, date, share);
  }
}

async function sellOnDay(tx: Transaction, experience_id: number, date: string, share: number): Promise<void> {
  const departures = await tx
    .selectFrom('departures')
    .select(['id', 'capacity'])
    .where('experience_id', '=', experience_id)
    .where('date', '=', date)
    .execute();
  for (const { id, capacity } of departures)
    await tx
      .updateTable('departures')
      .set({ sold: Math.floor(capacity * share) })
      .where('id', '=', id)
      .execute();
}

const SOLD_OUT_ONE_DAY = 'diocletians-palace-before-the-crowds';

/** All starts of the first day that has any, more than a week from today. */
async function oneFullDay(tx: Transaction, experience_id: number, today: string): Promise<[string, number][]> {
  const first = await tx
    .selectFrom('departures')
    .select('date')
    .where('experience_id', '=', experience_id)
    .where('date', '>=', addDays(today, 8))
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  return first ? [[first.date, 1]] : [];
}

/** On two days of each of the next five weeks, 40 to 80 % of the places; two of three experiences have such days. */
function busyDays(position: number, today: string): [string, number][] {
  if (position % 3 === 1) return [];
  return [0, 1, 2, 3, 4].flatMap((week) =>
    [2, 5].map((day): [string, number] => {
      const ahead = week * 7 + day + (position % 3);
      return [addDays(today, ahead + 1), 0.4 + ((position * 7 + ahead * 3) % 5) / 10];
    }),
  );
}
