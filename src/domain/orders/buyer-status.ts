import type { Order, OrderLine, PaymentSession } from '../contract/orders.ts';
import { MANUAL } from './order-form.ts';

/**
 * The status of an order for its buyer (P8). `reserved`: to be paid by hand, or by a link that nobody has opened; `unfinished`: the card page waits;
 * `given_up`: the buyer cancelled on the card page.
 */
export type BuyerStatus =
  | 'booked'
  | 'reserved'
  | (typeof ofPayment)[keyof typeof ofPayment]
  | Exclude<Order['status'], 'pending' | 'confirmed'>;

export function buyerStatus({ status, session, payment_method_id }: Order): BuyerStatus {
  if (status === 'confirmed') return 'booked';
  if (status !== 'pending') return status;
  return payment_method_id === MANUAL || !session ? 'reserved' : ofPayment[session.state];
}

const ofPayment = {
  open: 'unfinished',
  processing: 'confirming',
  paid: 'confirming',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'given_up',
} as const satisfies Record<PaymentSession['state'], string>;

/** Milliseconds until the order is read again, from one second to half a minute (P8); null if its status will not change by itself. */
export function askAgainIn(status: BuyerStatus | null, polls: number): number | null {
  const mayChange = status === null || status === 'confirming' || status === 'unfinished';
  return mayChange ? Math.min(30_000, Math.round(1_000 * 1.5 ** polls)) : null;
}

/** Whether another payment can be tried for the same order (P8). */
export function canPayAgain(status: BuyerStatus): boolean {
  return status === 'failed' || status === 'given_up';
}

/** Whether the balance of an order can be paid (P12), also after it has taken place. */
export function takesBalance(status: BuyerStatus): boolean {
  return status === 'booked' || status === 'completed';
}

/** The status of one line: the shop may cancel one line and not the others. */
export function lineStatus(order: Order, { attendance_status }: OrderLine): BuyerStatus {
  return attendance_status === 'cancelled' ? 'cancelled' : buyerStatus(order);
}
