import type { PaymentStatus } from '#domain/contract/orders.ts';
import { paymentStatusOf } from '#domain/status.ts';
import type { OrderRow } from './queries.ts';

/**
 * An order's payment status by its money. What came in too much and went back does not count: it is paid all the same. Nor
 * does what went back while the order still waits for its payment: that was a try that failed.
 */
export function paymentStatus(
  order: Pick<OrderRow, 'status' | 'total' | 'amount' | 'paid' | 'refunded'>,
  failed: boolean,
): PaymentStatus {
  const { status, total, amount, refunded } = order;
  const uncounted = status === 'pending' ? refunded : Math.min(refunded, Math.max(0, order.paid - total));
  const paid = order.paid - uncounted;
  return paymentStatusOf({
    total,
    amount,
    paid,
    refunded: refunded - uncounted,
    failed: failed || (paid === 0 && uncounted > 0),
  });
}

/** What of an order's price has not come in yet; nothing where it will not take place. */
export function dueOf({
  status,
  total,
  paid,
  refunded,
}: Pick<OrderRow, 'status' | 'total' | 'paid' | 'refunded'>): number {
  const isOpen = status === 'pending' || status === 'confirmed' || status === 'completed';
  return isOpen ? Math.max(0, total - (paid - refunded)) : 0;
}
