import { shopEventNames } from '#domain/contract/events.ts';
import type { Transaction } from '../database/database.ts';

/** The number of visitors at each step, if a hundred see the listing. */
const SHARES = [100, 64, 22, 15, 11];

/** Counts actions of visitors on a past day of the demo store, so that its funnel matches its bookings. */
export async function countDemoVisits(tx: Transaction, store_id: number, date: string): Promise<void> {
  const day = Number(date.slice(8));
  const visitors = 40 + ((day * 17) % 35);
  const counts = shopEventNames.map((name, n) => ({ name, count: Math.round((visitors * (SHARES[n] ?? 0)) / 100) }));
  await tx
    .insertInto('event_counts')
    .values(counts.map((it) => ({ store_id, date, ...it })))
    .onConflict((it) => it.doNothing())
    .execute();
}
