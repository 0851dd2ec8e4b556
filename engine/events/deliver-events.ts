import { destinationKinds } from '#domain/contract/office/event-destinations.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import type { JobHandler, JobHandlers, Running } from '../jobs/runner.ts';
import { deliveryJob, dropOldDeliveries } from './delivery-queue.ts';
import type { HandedEvent } from './handed-event.ts';
import { type WireRequest, wireRequests } from './wire-formats.ts';

/** The events of one round. */
const MOST_AT_ONCE = 50;
/** Seconds in which a destination has to answer. If it is slower, it pauses: its events have arrived, but it would delay others. */
const SLOW_SECONDS = 2;
/** The longest turn of a destination in seconds; then it waits for the next turn. */
const MOST_SECONDS = 5;
/** Seconds of the first pause after a failure, and of the longest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [30, 3_600];

/** Sends queued events to their destinations (O8). A failure is stored at the destination, for the seller, and the same events are sent later. */
export function deliveryJobs(context: Context): JobHandlers {
  const handler: JobHandler = {
    atOnce: 32,
    leaseSeconds: 60,
    mostAttempts: Number.POSITIVE_INFINITY,
    pauseSeconds: () => FIRST_PAUSE,
    run: ({ key }, running) => deliver(context, Number(key), running),
  };
  return Object.fromEntries(destinationKinds.map((kind) => [deliveryJob(kind), handler]));
}

type Destination = RowOf<'event_destinations'>;

/** @returns when to continue, if the destination pauses */
async function deliver(
  { post, now }: Context,
  id: number,
  { signal, write }: Running,
): Promise<Temporal.Instant | undefined> {
  const end = now().add({ seconds: MOST_SECONDS });
  while (!signal.aborted && Temporal.Instant.compare(now(), end) < 0) {
    const due = await write((tx) => takeDueEvents(tx, id, now()));
    if (!due || due.events.length === 0) return undefined;
    const { destination, events } = due;
    if (destination.retry_at !== null && destination.retry_at > now().epochMilliseconds)
      return Temporal.Instant.fromEpochMilliseconds(destination.retry_at);
    for (const request of wireRequests(destination, events, now())) {
      const begun = now();
      const failure = await sendRequest(post, request);
      const seconds = Math.round(begun.until(now()).total('seconds'));
      const problem =
        failure ?? (seconds > SLOW_SECONDS ? `Answered after ${seconds} seconds, not within ${SLOW_SECONDS}.` : null);
      const arrived = failure === null ? request.events : [];
      const resume = await write((tx) => settle(tx, destination, { arrived, problem }, now()));
      if (problem !== null) return resume;
    }
  }
  return now();
}

/** @returns null if the system has accepted the events, else the reason why not */
async function sendRequest(post: Context['post'], request: WireRequest): Promise<string | null> {
  try {
    const { status } = await post(request);
    return status >= 200 && status < 300 ? null : `Answered ${status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function takeDueEvents(tx: Transaction, id: number, now: Temporal.Instant) {
  await dropOldDeliveries(tx, id, now);
  const destination = await tx
    .selectFrom('event_destinations')
    .selectAll()
    .where('id', '=', id)
    .where('is_on', '=', 1)
    .executeTakeFirst();
  if (!destination) return undefined;
  const rows = await tx
    .selectFrom('event_deliveries')
    .select('event_json')
    .where('destination_id', '=', id)
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return { destination, events: rows.map(({ event_json }) => JSON.parse(event_json) as HandedEvent) };
}

/** Stores the outcome of a request. @returns when to try again */
async function settle(
  tx: Transaction,
  { id }: Destination,
  { arrived, problem }: { arrived: readonly HandedEvent[]; problem: string | null },
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const change = tx.updateTable('event_destinations').where('id', '=', id);
  if (arrived.length > 0) {
    const ids = arrived.map((it) => it.id);
    await tx.deleteFrom('event_deliveries').where('destination_id', '=', id).where('event_id', 'in', ids).execute();
    const last_sent_at = now.epochMilliseconds;
    await change.set((it) => ({ last_sent_at, sent: it('sent', '+', ids.length) })).execute();
  }
  if (problem === null) {
    await change.set({ failures: 0, retry_at: null, last_error: null }).execute();
    return undefined;
  }
  const { failures } = await tx
    .selectFrom('event_destinations')
    .select('failures')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const resume = now.add({ seconds: Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) });
  await change
    .set({ failures: Math.min(failures + 1, 20), retry_at: resume.epochMilliseconds, last_error: problem })
    .execute();
  return resume;
}
