import type { Order, OrderLine } from '../contract/orders.ts';
import { MANUAL } from './order-form.ts';

/**
 * Where an order stands, as its buyer is told (P8): `booked`; `completed`: it has taken place; `reserved` until it is paid by hand; `confirming`: paid, or about to
 * be; `unfinished`: the card page still waits; `failed`; `given_up`: the payment was cancelled; `expired`; `cancelled`.
 */
export type BuyerStatus =
  | 'booked'
  | 'completed'
  | 'reserved'
  | 'confirming'
  | 'unfinished'
  | 'failed'
  | 'given_up'
  | 'expired'
  | 'cancelled';

export function buyerStatus({ status, session, payment_method_id }: Order): BuyerStatus {
  if (status === 'confirmed') return 'booked';
  if (status === 'completed' || status === 'expired' || status === 'cancelled') return status;
  if (payment_method_id === MANUAL) return 'reserved';
  switch (session?.state) {
    case 'open':
      return 'unfinished';
    case 'failed':
    case 'expired':
      return 'failed';
    case 'cancelled':
      return 'given_up';
    case 'processing':
    case 'paid':
    case undefined:
      return 'confirming';
  }
}

/**
 * Milliseconds until an order is asked for again, growing from one second to half a minute (P8); null where nothing will change by
 * itself.
 */
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
