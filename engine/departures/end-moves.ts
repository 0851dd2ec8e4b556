import type { Transaction } from '../database/database.ts';
import { enqueueJob } from '../jobs/queue.ts';

/** The kind of the jobs that work on a departure's bookings, one after the other (decision 0190). */
export const DEPARTURE_ACTION = 'departure-action';

/** The payload of a move's job whose departure was reopened. */
export const REOPENED = 'reopened';

/** Stops the moves of a departure that is reopened from adding bookings: its new guests stay, also after it is closed again (B8). */
export async function endMoves(tx: Transaction, departure_id: number): Promise<void> {
  const moves = await tx
    .selectFrom('departure_actions')
    .select('id')
    .where('departure_id', '=', departure_id)
    .where('kind', '=', 'move')
    .execute();
  for (const { id } of moves) await enqueueJob(tx, DEPARTURE_ACTION, id, { payload: REOPENED });
}
