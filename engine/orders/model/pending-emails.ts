import type { Transaction } from '../../database/database.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/**
 * What a buyer is told by mail: that places are reserved, or are no longer; that it is booked, or other dates or units of it are,
 * or a part or all of it no more; that it is soon; that money came in, is due, or goes back; where to see it.
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
  | 'asked';

/** Owes an order's buyer a letter, in the transaction that it tells of; once, until it is written. */
export async function notifyBuyer(tx: Transaction, { id }: { id: string }, kind: EmailKind): Promise<void> {
  await tx
    .insertInto('order_letters')
    .values({ order_id: id, kind })
    .onConflict((it) => it.doNothing())
    .execute();
  await enqueueJob(tx, ORDER_EMAIL, id);
}

/** The kind of the jobs that write what is owed to an order's buyer. */
export const ORDER_EMAIL = 'order-email';

/** What is owed to an order's buyer. */
export async function pendingEmails(tx: Transaction, order_id: string): Promise<Set<EmailKind>> {
  const rows = await tx.selectFrom('order_letters').select('kind').where('order_id', '=', order_id).execute();
  return new Set(rows.map(({ kind }) => kind as EmailKind));
}

/** Nothing is owed to a locked order's buyer any more: it is written in the same transaction, or there is nothing to tell. */
export async function clearPendingEmails(tx: Transaction, order_id: string): Promise<void> {
  await tx.deleteFrom('order_letters').where('order_id', '=', order_id).execute();
}
