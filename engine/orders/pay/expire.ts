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
  const known = await database.read((tx) => sessionsOf(tx, order.id));
  for (const session of known) {
    try {
      await closeSession(context, session, now);
    } catch (error) {
      log.warn({ order: order.number, err: error }, 'a card page could not be closed');
    }
  }
  await expireUnlessLive(context, order, now, new Set(known.filter((it) => isLive(context, it)).map(({ id }) => id)));
}

/** Ends it at once, but only if no card page of the order may be open. */
export async function expireUnpaidOrder(context: Context, order: OrderRow, now: Temporal.Instant): Promise<void> {
  await expireUnlessLive(context, order, now, new Set());
}

/**
 * Ends it, but not if a card page may be open that nobody has closed: the sweeper closes that page first. Sessions are read under the order's
 * lock, because a page is stored under it.
 *
 * @param closed  the ids of sessions whose pages were closed, as far as the provider answered
 */
async function expireUnlessLive(
  context: Context,
  { id }: OrderRow,
  now: Temporal.Instant,
  closed: ReadonlySet<string>,
): Promise<void> {
  await context.database.write(async (tx) => {
    const order = await lockOrder(tx, id);
    const sessions = await sessionsOf(tx, id);
    if (sessions.every((it) => closed.has(it.id) || !isLive(context, it))) await expireOrder(tx, order, now);
  });
}

async function expireOrder(tx: Transaction, current: OrderRow, now: Temporal.Instant): Promise<void> {
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
