import type { AttendanceStatus, OrderStatus, PaymentStatus } from './contract/orders.ts';
import type { Minor } from './money.ts';

/** Where an order may go from where it is (P11); any other move is refused. From expired only late payment leads back, if places are free. */
export const orderMoves: Moves<OrderStatus> = {
  pending: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  expired: ['confirmed'],
  cancelled: [],
};

/** Where its money may go (P11). Trying again after a failed payment, or asking for the rest, opens it anew. */
export const paymentMoves: Moves<PaymentStatus> = {
  unpaid: ['partially_paid', 'paid', 'failed', 'not_required'],
  failed: ['unpaid', 'partially_paid', 'paid', 'not_required'],
  not_required: ['unpaid', 'failed', 'partially_paid', 'paid'],
  partially_paid: ['paid', 'partially_refunded', 'refunded'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
};

/** Where a line's guests may go (P11). Who was checked in or missed by mistake is expected again. */
export const attendanceMoves: Moves<AttendanceStatus> = {
  expected: ['checked_in', 'no_show', 'cancelled'],
  checked_in: ['expected'],
  no_show: ['expected', 'checked_in'],
  cancelled: [],
};

type Moves<Status extends string> = { readonly [from in Status]: readonly Status[] };

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return orderMoves[from].includes(to);
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentMoves[from].includes(to);
}

export function canMoveAttendance(from: AttendanceStatus, to: AttendanceStatus): boolean {
  return attendanceMoves[from].includes(to);
}

/** What is known of an order's money, in minor units. */
export interface Money {
  readonly total: Minor;
  /** What was asked for at first: 0 for an order that is paid for later. */
  readonly amount: Minor;
  /** All that ever came in. */
  readonly paid: Minor;
  /** What of it went back. */
  readonly refunded: Minor;
  /** Whether the last payment was tried and did not succeed. */
  readonly failed: boolean;
}

/** An order's payment status by its money (P11). */
export function paymentStatusOf({ total, amount, paid, refunded, failed }: Money): PaymentStatus {
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partially_refunded';
  if (paid > 0) return paid >= total ? 'paid' : 'partially_paid';
  if (failed) return 'failed';
  return amount === 0 ? 'not_required' : 'unpaid';
}
