import { reviewRequestAt } from '#domain/orders/reviews.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow } from '../../database/tables.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { lineTimesOf } from './timetable.ts';

/** The kind of the jobs that ask a guest for reviews. The key has the order and the day: one email covers all lines of a day. */
export const REVIEW_REQUEST = 'review-request';

/** Schedules the request for a review by the guest of a line, in the transaction that checks the line in (V14). */
export async function scheduleReviewRequest(
  tx: Transaction,
  line: Pick<OrderLineRow, 'order_id' | 'snapshot_json'>,
  now: Temporal.Instant,
): Promise<void> {
  const runAt = lineReviewRequestAt(line, now);
  if (runAt === null) return;
  const day = lineEndOf(line).toPlainDate().toString();
  await enqueueJob(tx, REVIEW_REQUEST, `${line.order_id}/${day}`, { runAt });
}

/** When the guest is asked for a review; null for a line that ended too long ago. */
export function lineReviewRequestAt(
  line: Pick<OrderLineRow, 'snapshot_json'>,
  now: Temporal.Instant,
): Temporal.Instant | null {
  return reviewRequestAt(lineEndOf(line), now);
}

function lineEndOf(line: Pick<OrderLineRow, 'snapshot_json'>): Temporal.ZonedDateTime {
  const { start, end } = lineTimesOf(line);
  return end.toZonedDateTimeISO(start.timeZoneId);
}
