import type { Order, OrderLine, PaymentSession } from '../contract/orders.ts';
import { MANUAL } from './order-form.ts';

/**
 * Where an order stands for its buyer (P8). `reserved`: to be paid by hand, or by a link that nobody has opened; `unfinished`: the card page
 * waits; `given_up`: cancelled there.
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

/** Milliseconds until an order is asked for again, one second to half a minute (P8); null where nothing will change by itself. */
export function askAgainIn(status: BuyerStatus | null, asked: number): number | null {
  const mayChange = status === null || status === 'confirming' || status === 'unfinished';
  return mayChange ? Math.min(30_000, Math.round(1_000 * 1.5 ** asked)) : null;
}

/** Whether another payment can be tried for the same order (P8). */
export function canPayAgain(status: BuyerStatus): boolean {
  return status === 'failed' || status === 'given_up';
}

/** Whether what is left of an order's price can be paid (P12): when it has taken place, too. */
export function takesBalance(status: BuyerStatus): boolean {
  return status === 'booked' || status === 'completed';
}

/** Where one line of an order stands: the shop may cancel one, and leave the others. */
export function lineStatus(order: Order, { attendance_status }: OrderLine): BuyerStatus {
  return attendance_status === 'cancelled' ? 'cancelled' : buyerStatus(order);
}
