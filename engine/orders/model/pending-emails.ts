import type { Transaction } from '../../database/database.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/**
 * What a buyer is told by email: `moved` is another date or party, `changed` a cancelled line, `rest_paid` and `rest_due` are about the
 * balance, `asked` is the link to the booking.
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

/**
 * Has an order's buyer told by email, in the transaction that changes the order. One email covers all that is pending.
 *
 * @param note  words of staff to begin with
 */
export async function notifyBuyer(tx: Transaction, { id }: { id: string }, kind: EmailKind, note = ''): Promise<void> {
  await tx
    .insertInto('order_letters')
    .values({ order_id: id, kind, note })
    .onConflict((it) => (note === '' ? it.doNothing() : it.columns(['order_id', 'kind']).doUpdateSet({ note })))
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

/** What staff have said about what is owed to an order's buyer, a paragraph for each. */
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

/** Nothing is owed to a locked order's buyer any more: it is written in the same transaction, or there is nothing to tell. */
export async function clearPendingEmails(tx: Transaction, order_id: string): Promise<void> {
  await tx.deleteFrom('order_letters').where('order_id', '=', order_id).execute();
}
