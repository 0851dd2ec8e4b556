import type { Selectable } from 'kysely';
import type { RefundOutcome } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { hasRivals } from '../database/rivals.ts';
import type { Tables } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';

type Entry = Selectable<Tables['payments']>;
type RefundState = 'owed' | 'sent' | 'done' | 'failed' | 'replaced';

/** The kind of the jobs that send a refund and ask after it. */
export const REFUND = 'refund';

/** The key of a refund's job; those of one order begin with its id. */
export function refundKey({ order_id, id }: Pick<Entry, 'order_id' | 'id'>): string {
  return `${order_id}/${id}`;
}

/** Where a refund stands: one by hand is done as soon as it is noted. */
export function refundStateOf({
  session_id,
  provider_ref,
  refund_state,
}: Pick<Entry, 'session_id' | 'provider_ref' | 'refund_state'>): RefundState {
  return refund_state ?? (session_id !== null && provider_ref === null ? 'owed' : 'done');
}

/**
 * Notes what a provider says of a refund, whoever heard it, in whatever order and however often. What an order has given back stays as it is:
 * a refund that failed is owed until it has been given back another way.
 *
 * @returns whether it failed just now
 */
export async function noteRefund(
  tx: Transaction,
  id: string,
  outcome: RefundOutcome,
  now: Temporal.Instant,
): Promise<boolean> {
  const entry = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'refund')
    .$if(hasRivals(tx), (it) => it.forNoKeyUpdate())
    .executeTakeFirst();
  if (!entry) return false;
  const isNews = ranks[outcome.state] > rankOf(entry);
  const refund_state = isNews ? outcome.state : entry.refund_state;
  const said = {
    failure: outcome.state === 'failed' ? outcome.failure : null,
    provider_ref: entry.provider_ref ?? outcome.refund_ref ?? id,
  };
  await tx
    .updateTable('payments')
    .set({ refund_state, ...(isNews && said) })
    .where('id', '=', id)
    .execute();
  const runAt = nextLook(refund_state, entry.at, now);
  if (runAt) await enqueueJob(tx, REFUND, refundKey(entry), { runAt });
  return isNews && refund_state === 'failed';
}

/** A refund only moves on, and that it failed is a provider's last word. */
const ranks = { owed: 0, sent: 1, done: 2, failed: 3, replaced: 4 } as const;

/** Whether one that was taken before providers were listened to has arrived is not known. */
function rankOf({ refund_state }: Entry): number {
  return ranks[refund_state ?? 'owed'];
}

/** What is on its way is asked after from a minute to six hours later, what has arrived when it is twice as old, for forty days. */
function nextLook(state: RefundState | null, at: number, now: Temporal.Instant): Temporal.Instant | null {
  const age = Math.max(0, now.epochMilliseconds - at);
  if (state === 'sent') return now.add({ milliseconds: Math.min(Math.max(age, MINUTE), 6 * HOUR) });
  if (state === 'done' && age < 40 * DAY) return now.add({ milliseconds: Math.max(age, DAY) });
  return null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
