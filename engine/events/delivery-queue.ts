import type { DestinationKind } from '#domain/contract/office/event-destinations.ts';
import type { Transaction } from '../database/database.ts';
import { ownerOf } from '../database/owned.ts';
import type { RowOf } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { type HandedEvent, mayGet, partFor } from './handed-event.ts';

/** The most events that wait for one destination; beyond it the oldest are dropped. */
const MOST_WAITING = 5_000;
/** Providers accept no older events. */
const MOST_HOURS = 48;

/** The kind of the jobs that deliver events: one per kind of system, so that a slow one does not delay others. The key is the destination's id. */
export function deliveryJob(kind: DestinationKind): string {
  return `deliver-${kind}`;
}

/** Queues events for the destinations of a store that its visitors have allowed (O8). Each destination gets an event once. */
export async function enqueueEvents(
  tx: Transaction,
  store_id: number,
  events: readonly HandedEvent[],
  now: Temporal.Instant,
  order_id: string | null = null,
): Promise<void> {
  if (!events.some(({ granted }) => granted.length > 0)) return;
  const destinations = await tx
    .selectFrom('event_destinations')
    .select(['id', 'kind', 'retry_at', 'store_id'])
    .where('store_id', '=', store_id)
    .where('is_on', '=', 1)
    .orderBy('id')
    .execute();
  for (const destination of destinations) {
    const { id: destination_id, kind } = destination;
    const due = events.filter((it) => mayGet(kind, it)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (due.length === 0) continue;
    await tx
      .insertInto('event_deliveries')
      .values(
        due.map((it) => ({
          destination_id,
          event_id: it.id,
          order_id,
          at: it.at,
          event_json: JSON.stringify(partFor(kind, it)),
        })),
      )
      .onConflict((it) => it.doNothing())
      .execute();
    await scheduleDelivery(tx, destination, now);
  }
}

/** Schedules the delivery of a destination's queue: at once, or after its pause. */
export async function scheduleDelivery(
  tx: Transaction,
  { id, kind, retry_at, store_id }: Pick<RowOf<'event_destinations'>, 'id' | 'kind' | 'retry_at' | 'store_id'>,
  now: Temporal.Instant,
): Promise<void> {
  const isResting = retry_at !== null && retry_at > now.epochMilliseconds;
  const options = isResting ? { runAt: Temporal.Instant.fromEpochMilliseconds(retry_at) } : {};
  const account_id = await ownerOf(tx, 'stores', store_id);
  await enqueueJob(tx, deliveryJob(kind), String(id), { ...options, account_id });
}

/** Drops and counts events that have waited too long, and the oldest events of a queue that is too long. */
export async function dropOldDeliveries(tx: Transaction, destination_id: number, now: Temporal.Instant): Promise<void> {
  const first = await tx
    .selectFrom('event_deliveries')
    .select('id')
    .where('destination_id', '=', destination_id)
    .orderBy('id', 'desc')
    .offset(MOST_WAITING)
    .limit(1)
    .executeTakeFirst();
  const { numDeletedRows } = await tx
    .deleteFrom('event_deliveries')
    .where('destination_id', '=', destination_id)
    .where((it) =>
      it.or([it('at', '<', now.subtract({ hours: MOST_HOURS }).epochMilliseconds), it('id', '<=', first?.id ?? 0)]),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await tx
    .updateTable('event_destinations')
    .set((it) => ({ dropped: it('dropped', '+', Number(numDeletedRows)) }))
    .where('id', '=', destination_id)
    .execute();
}

/** The same for every destination, also one that is switched off or pauses. */
export async function sweepDeliveries(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const waiting = await tx.selectFrom('event_deliveries').select('destination_id').distinct().execute();
  for (const { destination_id } of waiting) await dropOldDeliveries(tx, destination_id, now);
}
