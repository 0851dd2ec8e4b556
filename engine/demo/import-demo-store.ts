import { fileURLToPath } from 'node:url';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { carriedAccounts } from '../accounts/carried-accounts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { openImport } from '../import-export/import-file.ts';
import { bringInto } from '../import-export/import-store.ts';
import { kindsOf } from '../import-export/kinds.ts';
import { takePictures } from '../import-export/pictures.ts';
import { resources } from '../resources/all.ts';
import { isDemoPicture } from './pictures.ts';

/**
 * Fills an empty database with the demo store: imports its export folder, then marks places as sold. Several engines may start at
 * once, so the transaction looks again whether there is a store.
 *
 * @returns whether the demo store was imported
 */
export async function importDemoStore(
  database: Database,
  now: Temporal.Instant,
  folder: string = fileURLToPath(new URL('store/', import.meta.url)),
): Promise<boolean> {
  if (!(await database.read(isEmpty))) return false;
  const kinds = kindsOf([carriedAccounts, ...resources], { withPeople: false });
  const { file } = openImport(folder, kinds);
  try {
    const pictures = await takePictures(database, kinds, file, originals, () => {});
    return await database.write(async (tx) => {
      if (!(await isEmpty(tx))) return false;
      const { signal } = new AbortController();
      await bringInto(tx, { file, kinds, pictures, now, signal, onRow: () => {} });
      await sellPlaces(tx, now);
      return true;
    });
  } finally {
    file.close();
  }
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  return !(await tx.selectFrom('stores').select('id').limit(1).executeTakeFirst());
}

/** The pictures stay in the folder of the demo store: none becomes a file of DATA_DIR. */
const originals = {
  isDrawn: isDemoPicture,
  take: (name: string) => Promise.reject(new RangeError(`the demo store names the file '${name}'`)),
  settle: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};

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
