import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { recordOrderChange } from '../model/order-history.ts';
import { clearPendingEmails, notifyBuyer } from '../model/pending-emails.ts';
import { endUnopenedSessions, isOverdue, isReservation, lockOrder, sessionsOf, updateOrder } from '../model/queries.ts';
import { closeSession, isLive } from '../model/sessions.ts';

/**
 * Ends a pending order whose time is over, or whose cart was emptied. Its card pages are closed and the provider is asked a last time: a
 * paid order is confirmed instead. Money that comes later is late money. A provider that is out of reach is asked by the sweeper again.
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

/** The same at once, where no card page of the order may be open; else nothing. */
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
  // An order without a cart was left before it was bought.
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
  // Nobody waits for an order whose own cart has let it go, or whose card page was left.
  if (!isOver) await clearPendingEmails(tx, current.id);
  else if (isReservation(current)) await notifyBuyer(tx, current, 'expired');
}
