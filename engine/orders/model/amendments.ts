import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** Another date or party that was asked for of a booked line. */
export type AmendmentRow = Selectable<Tables['line_changes']>;

/** The changes that were asked for of an order, or of several, the newest first. */
export function amendmentsOf(tx: Transaction, ...order_ids: readonly string[]): Promise<AmendmentRow[]> {
  return tx
    .selectFrom('line_changes')
    .selectAll()
    .where('order_id', 'in', ['', ...order_ids])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The change that a payment session pays for. */
export function amendmentOfSession(tx: Transaction, session_id: string): Promise<AmendmentRow | undefined> {
  return tx.selectFrom('line_changes').selectAll().where('session_id', '=', session_id).executeTakeFirst();
}

/** The one that waits for its payment, its places held or lapsed by now. */
export function pendingAmendment(tx: Transaction, order_id: string): Promise<AmendmentRow | undefined> {
  return tx
    .selectFrom('line_changes')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

/**
 * Drops the amendments of a locked order that were not applied, lapsed ones too. Their places are free; money that still comes for them
 * goes back.
 */
export async function dropAmendments(tx: Transaction, order_id: string): Promise<void> {
  const open = (await amendmentsOf(tx, order_id)).filter(({ state }) => state === 'pending' || state === 'lapsed');
  for (const change of open) await endAmendment(tx, change, 'dropped');
}

/** Moves a change of a locked order to one of its ends, and lets go of what it held. */
export async function endAmendment(
  tx: Transaction,
  { id, session_id }: Pick<AmendmentRow, 'id' | 'session_id'>,
  state: 'made' | 'lapsed' | 'dropped' | 'refused',
): Promise<void> {
  if (state === 'dropped' && session_id !== null) await endUnopenedSession(tx, session_id);
  await tx.updateTable('line_changes').set({ state }).where('id', '=', id).execute();
  await tx.deleteFrom('holds').where('cart_id', '=', id).execute();
  await tx.deleteFrom('carts').where('id', '=', id).execute();
}

/** Its card page may just be opening: it is closed as soon as it is there. */
async function endUnopenedSession(tx: Transaction, session_id: string): Promise<void> {
  await tx
    .updateTable('payment_sessions')
    .set({ state: 'cancelled' })
    .where('id', '=', session_id)
    .where('state', '=', 'open')
    .where('provider_ref', 'is', null)
    .execute();
}
