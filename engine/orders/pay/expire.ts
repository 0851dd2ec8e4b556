import { MANUAL } from '#domain/order-form.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { endSession } from '../model/close-sessions.ts';
import { forgetOwed, oweLetter } from '../model/pending-emails.ts';
import type { OrderRow } from '../model/queries.ts';
import { changeOrder, isOverdue, lockOrder, sessionsOf } from '../model/queries.ts';
import { endUnopened, isLive } from '../model/sessions.ts';

/**
 * Ends a pending order whose time is over, or whose cart was emptied: its card pages are closed and the provider is asked a last
 * time. One that turns out to be paid is confirmed instead; money that comes later still is late money.
 */
export async function endPending(context: Context, order: OrderRow, now: Temporal.Instant): Promise<void> {
  await endSessions(context, order, now);
  await context.database.write((tx) => expire(tx, order, now));
}

/** The same at once, where no card page of the order may be open; else nothing. */
export async function expireUnpaid(context: Context, order: OrderRow, now: Temporal.Instant): Promise<void> {
  await context.database.write(async (tx) => {
    const sessions = await sessionsOf(tx, order.id);
    if (!sessions.some((it) => isLive(context, it))) await expire(tx, order, now);
  });
}

async function expire(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const current = await lockOrder(tx, order.id);
  if (current.status !== 'pending') return;
  const isOver = await isOverdue(tx, current, now);
  if (!isOver && !isAbandoned(current)) return;
  const status = isOver ? 'expired' : 'cancelled';
  await changeOrder(tx, current, { status, expires_at: null });
  await endUnopened(tx, current.id, status);
  // Nobody waits for an order whose own cart has let it go, or whose card page was left.
  if (!isOver) await forgetOwed(tx, current.id);
  else if (current.payment_method_id === MANUAL) await oweLetter(tx, current, 'expired');
}

/** Its cart was emptied before it was bought. */
function isAbandoned({ cart_id }: OrderRow): boolean {
  return cart_id === null;
}

/** Closes the card pages of an order. A provider that is out of reach is asked by the sweeper again. */
export async function endSessions(
  context: Context,
  order: Pick<OrderRow, 'id' | 'number'>,
  now: Temporal.Instant,
): Promise<void> {
  for (const session of await context.database.read((tx) => sessionsOf(tx, order.id))) {
    if (!isLive(context, session)) continue;
    try {
      await endSession(context, session, now);
    } catch (error) {
      context.log.warn({ order: order.number, err: error }, 'a card page could not be closed');
    }
  }
}
