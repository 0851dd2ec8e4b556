import type { Transaction } from '../../database/database.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/**
 * The reasons for emails to a buyer: `moved` is another date or party, `changed` a cancelled line, `rest_paid` and `rest_due` concern the
 * balance, `link` is the link to the booking.
 */
export type EmailKind =
  | 'reserved'
  | 'expired'
  | 'confirmed'
  | 'moved'
  | 'changed'
  | 'cancelled'
  | 'reminder'
  | 'rest_paid'
  | 'rest_due'
  | 'refunded'
  | 'link';

/**
 * Queues an email to an order's buyer, in the transaction that changes the order. One email covers all pending reasons.
 *
 * @param note  staff's words at the beginning
 */
export async function notifyBuyer(tx: Transaction, { id }: { id: string }, kind: EmailKind, note = ''): Promise<void> {
  await tx
    .insertInto('order_letters')
    .values({ order_id: id, kind, note })
    .onConflict((it) => (note === '' ? it.doNothing() : it.columns(['order_id', 'kind']).doUpdateSet({ note })))
    .execute();
  await enqueueJob(tx, ORDER_EMAIL, id);
}

/** The kind of the jobs that write the pending email to an order's buyer. */
export const ORDER_EMAIL = 'order-email';

/** The reasons for the pending email to an order's buyer. */
export async function pendingEmails(tx: Transaction, order_id: string): Promise<Set<EmailKind>> {
  const rows = await tx.selectFrom('order_letters').select('kind').where('order_id', '=', order_id).execute();
  return new Set(rows.map(({ kind }) => kind as EmailKind));
}

/** Staff's words for the pending email, one paragraph each. */
export async function pendingNotes(tx: Transaction, order_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_letters')
    .select('note')
    .where('order_id', '=', order_id)
    .where('note', '<>', '')
    .orderBy('kind')
    .execute();
  return rows.map(({ note }) => note);
}

/** Clears the pending reasons of a locked order: their email is queued in the same transaction, or there is nothing to say. */
export async function clearPendingEmails(tx: Transaction, order_id: string): Promise<void> {
  await tx.deleteFrom('order_letters').where('order_id', '=', order_id).execute();
}
