import type { Transaction } from '../database/database.ts';

/** What a buyer is told by mail: that it is booked, or a part or all of it no more; that money goes back; where to see it. */
export type LetterKind = 'confirmed' | 'changed' | 'cancelled' | 'refunded' | 'asked';

/** Owes an order's buyer a letter, in the transaction that it tells of; once, until it is written. */
export async function oweLetter(tx: Transaction, { id }: { id: string }, kind: LetterKind): Promise<void> {
  await tx
    .insertInto('order_letters')
    .values({ order_id: id, kind })
    .onConflict((it) => it.doNothing())
    .execute();
}

/** The orders of which something is to be told. */
export async function ordersToTell(tx: Transaction): Promise<string[]> {
  const rows = await tx.selectFrom('order_letters').select('order_id').distinct().limit(100).execute();
  return rows.map(({ order_id }) => order_id);
}

/** Takes what is owed to an order's buyer: whoever takes it writes it in the same transaction, or nobody has taken it. */
export async function takeOwed(tx: Transaction, order_id: string): Promise<Set<LetterKind>> {
  const rows = await tx.deleteFrom('order_letters').where('order_id', '=', order_id).returning('kind').execute();
  return new Set(rows.map(({ kind }) => kind as LetterKind));
}
