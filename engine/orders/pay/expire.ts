import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { recordOrderChange } from '../model/order-history.ts';
import { clearPendingEmails, notifyBuyer } from '../model/pending-emails.ts';
import { endUnopenedSessions, isOverdue, isReservation, lockOrder, sessionsOf, updateOrder } from '../model/queries.ts';
import { closeSession, isLive } from '../model/sessions.ts';

/**
 * Ends a pending order whose time has passed, or whose cart was emptied. Its card pages are closed and the provider is asked a last time: a
 * paid order is confirmed instead. Money that arrives later is late money. If the provider is out of reach, the sweeper asks again.
 */
export async function endPendingOrder(context: Context, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const { database, log } = context;
  for (const session of await database.read((tx) => sessionsOf(tx, order.id))) {
    try {
      await closeSession(context, session, now);
    } catch (error) {
      log.warn({ order: order.number, err: error }, 'a card page could not be closed');
    }
  }
  await database.write((tx) => expireOrder(tx, order, now));
}

/** Ends it at once, but only if no card page of the order may be open. */
export async function expireUnpaidOrder(context: Context, order: OrderRow, now: Temporal.Instant): Promise<void> {
  await context.database.write(async (tx) => {
    const sessions = await sessionsOf(tx, order.id);
    if (!sessions.some((it) => isLive(context, it))) await expireOrder(tx, order, now);
  });
}

async function expireOrder(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const current = await lockOrder(tx, order.id);
  if (current.status !== 'pending') return;
  const isOver = await isOverdue(tx, current, now);
  // A pending order without a cart was abandoned before it was paid.
  if (!isOver && current.cart_id !== null) return;
  const status = isOver ? 'expired' : 'cancelled';
  await updateOrder(tx, current, { status, expires_at: null });
  await recordOrderChange(tx, current, {
    kind: 'status',
    actor: 'shop',
    at: now,
    before: { status: current.status },
    after: { status },
  });
  await endUnopenedSessions(tx, { order_id: current.id }, status);
  // Only the buyer of a reservation expects an email about its end.
  if (!isOver) await clearPendingEmails(tx, current.id);
  else if (isReservation(current)) await notifyBuyer(tx, current, 'expired');
}
