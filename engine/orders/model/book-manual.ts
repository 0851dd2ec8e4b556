import type { Minor } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { Refused } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { refuseWithdrawnLines } from '../../places/on-sale.ts';
import { confirmOrder } from './confirm-order.ts';
import { moneyFact, recordOrderChange } from './order-history.ts';
import { notifyBuyer } from './pending-emails.ts';
import { type Clock, isBooked, liveLines, orderLinesOf, updateOrder } from './queries.ts';
import { endLiveSessions } from './sessions.ts';

/** Money that staff have taken (P1). */
interface ManualPaymentInput extends Clock {
  amount: Minor;
  type_id: string;
  note: string;
  /** The user who took the money. */
  by: number | null;
  /** The person who took it at a shared device, if `by` does not name that person. */
  actor?: Actor;
  /** The time at which a desk took the money, if it was earlier. */
  taken_at?: Temporal.Instant;
  /** Whether the buyer was told of this money before. */
  isKnown?: boolean;
}

/**
 * Books money that staff took for a locked order, and confirms the order. Its open card page ends.
 *
 * @returns the order and the payment's id
 * @throws Refused places_taken if the places are gone: then no money is to be taken
 */
export async function bookManualPayment(
  tx: Transaction,
  order: OrderRow,
  { amount, type_id, note, by, actor = { user_id: by }, now, taken_at = now, isKnown, newId }: ManualPaymentInput,
): Promise<{ order: OrderRow; payment_id: string }> {
  const payment_id = newId();
  const confirmed = await confirmOrThrow(tx, { ...order, paid: order.paid + amount }, { now, actor });
  if (isBooked(order) && !isKnown) await notifyBuyer(tx, order, 'rest_paid');
  await tx
    .insertInto('payments')
    .values({
      id: payment_id,
      order_id: order.id,
      kind: 'payment',
      amount,
      method_id: MANUAL,
      type_id,
      at: taken_at.epochMilliseconds,
      made_by: by,
      note,
    })
    .execute();
  await recordOrderChange(tx, order, {
    kind: 'payment',
    actor,
    at: taken_at,
    before: { status: order.status },
    after: {
      amount: moneyFact(amount, order.currency),
      method: MANUAL,
      type: type_id,
      status: confirmed.status,
      ...(note !== '' && { personal: { note } }),
    },
  });
  await endLiveSessions(tx, order.id);
  await tx
    .updateTable('payment_sessions')
    .set({ state: 'paid' })
    .where('order_id', '=', order.id)
    .where('provider', '=', 'manual')
    .where('state', '=', 'open')
    .execute();
  const { status, expires_at, confirmed_at, paid, customer_id } = confirmed;
  const changes = { status, expires_at, confirmed_at, paid, customer_id };
  return { order: await updateOrder(tx, order, changes, false), payment_id };
}

/** Sells a locked order's places without a card payment, by decision of the shop. @throws Refused places_taken, departure_cancelled, not_for_sale */
export async function confirmOrThrow(
  tx: Transaction,
  order: OrderRow,
  by: { now: Temporal.Instant; actor: Actor },
): Promise<OrderRow> {
  const lines = await orderLinesOf(tx, order.id);
  const sold = { store_id: order.store_id, lines: liveLines(lines), now: by.now };
  if (!isBooked(order)) await refuseWithdrawnLines(tx, sold);
  const confirmed = await confirmOrder(tx, order, lines, by);
  if (confirmed) return confirmed;
  throw new Refused('places_taken', 'The places of this order have gone. Make a new one for another time.', {
    left: 0,
    order_id: order.id,
  });
}
