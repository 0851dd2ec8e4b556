import { sql } from 'kysely';
import type { FunnelStep } from '#domain/contract/events.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Transaction } from '../database/database.ts';

interface CountedEvent {
  readonly id: string;
  readonly name: FunnelStep;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface CountedStore {
  readonly id: number;
  readonly time_zone: string;
}

/** Days for which ids are known: one more than the days that events may be old. */
const RECEIPT_DAYS = 8;

/**
 * Counts events by day and name (O7). Rows are written in one order, so that two batches of the same events do not wait for each other.
 *
 * @returns the events that were not counted before
 */
export async function countEvents<Event extends CountedEvent>(
  tx: Transaction,
  { id: store_id, time_zone }: CountedStore,
  events: readonly Event[],
  now: Temporal.Instant,
): Promise<Event[]> {
  const byId = new Map(events.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((it) => [it.id, it]));
  if (byId.size === 0) return [];
  const added = await tx
    .insertInto('event_receipts')
    .values([...byId.keys()].map((event_id) => ({ store_id, event_id, at: now.epochMilliseconds })))
    .onConflict((it) => it.doNothing())
    .returning('event_id')
    .execute();
  const fresh = added.flatMap(({ event_id }) => byId.get(event_id) ?? []);
  const counts = Map.groupBy(
    fresh,
    ({ at, name }) => `${dayIn(Temporal.Instant.fromEpochMilliseconds(at), time_zone)} ${name}`,
  );
  for (const [key, all] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [date, name] = key.split(' ') as [string, FunnelStep];
    await tx
      .insertInto('event_counts')
      .values({ store_id, date, name, count: all.length })
      .onConflict((it) =>
        it.columns(['store_id', 'date', 'name']).doUpdateSet({ count: sql`event_counts.count + ${all.length}` }),
      )
      .execute();
  }
  return fresh;
}

export async function sweepReceipts(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const until = now.subtract({ hours: RECEIPT_DAYS * 24 }).epochMilliseconds;
  await tx.deleteFrom('event_receipts').where('at', '<', until).execute();
}
