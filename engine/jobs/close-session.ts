import type { Transaction } from '../database/database.ts';
import { enqueueJob } from './queue.ts';

/** The kind of the jobs that close a card page and ask for its outcome. The cart and the orders both enqueue them. */
export const CLOSE_SESSION = 'close-session';

/** Schedules the end of a session and the question for its outcome: at once, or at its time limit. The keys of one order begin with its id. */
export async function closeSessionLater(
  tx: Transaction,
  { id, order_id }: { id: string; order_id: string },
  runAt?: Temporal.Instant,
): Promise<void> {
  await enqueueJob(tx, CLOSE_SESSION, `${order_id}/${id}`, runAt && { runAt });
}
