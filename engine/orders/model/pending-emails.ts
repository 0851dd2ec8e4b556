import type { Transaction } from '../../database/database.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/**
 * What a buyer is told by mail: that places are reserved, or are no longer; that it is booked, or other dates or units of it are,
 * or a part or all of it no more; that it is soon; that money came in, is due, or goes back; where to see it.
 */
export type LetterKind =
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
export async function oweLetter(tx: Transaction, { id }: { id: string }, kind: LetterKind): Promise<void> {
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
export async function owedTo(tx: Transaction, order_id: string): Promise<Set<LetterKind>> {
  const rows = await tx.selectFrom('order_letters').select('kind').where('order_id', '=', order_id).execute();
  return new Set(rows.map(({ kind }) => kind as LetterKind));
}

/** Nothing is owed to a locked order's buyer any more: it is written in the same transaction, or there is nothing to tell. */
export async function forgetOwed(tx: Transaction, order_id: string): Promise<void> {
  await tx.deleteFrom('order_letters').where('order_id', '=', order_id).execute();
}
