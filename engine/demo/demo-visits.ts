import { shopEventNames } from '#domain/contract/events.ts';
import type { Transaction } from '../database/database.ts';

/** Of a hundred visitors who see the listing, so many take each further step. */
const SHARES = [100, 64, 22, 15, 11];

/** Counts what visitors of the demo store did on a past day, so that its funnel is not empty beside its bookings. */
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
