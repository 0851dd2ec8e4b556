import type { AttendanceStatus, OrderStatus, PaymentStatus } from '../contract/orders.ts';
import type { Minor } from '../money/money.ts';

type Moves<Status extends string> = { readonly [from in Status]: readonly Status[] };

/** Every possible change of a status (P11). Any other change is refused, whoever asks for it. */
export const moves = {
  /** An expired order can only be confirmed by a late payment, if places are free. */
  order: {
    pending: ['confirmed', 'expired', 'cancelled'],
    confirmed: ['completed', 'cancelled'],
    completed: [],
    expired: ['confirmed'],
    cancelled: [],
  } satisfies Moves<OrderStatus>,
  /**
   * An order's money. A failed payment is tried again; a change may add less than a card can pay: then that is due, of an order that was paid. A
   * payment that was a mistake is taken back, as if it had never come.
   */
  payment: {
    unpaid: ['partially_paid', 'paid', 'failed', 'not_required', 'refunded'],
    failed: ['unpaid', 'partially_paid', 'paid', 'not_required', 'refunded'],
    not_required: ['unpaid', 'failed', 'partially_paid', 'paid', 'refunded'],
    partially_paid: ['unpaid', 'not_required', 'paid', 'partially_refunded', 'refunded'],
    paid: ['unpaid', 'not_required', 'partially_paid', 'partially_refunded', 'refunded'],
    partially_refunded: ['refunded'],
    refunded: ['partially_refunded'],
  } satisfies Moves<PaymentStatus>,
  /** A line's guests. Guests who were checked in or marked as missed by mistake are expected again. */
  attendance: {
    expected: ['checked_in', 'no_show', 'cancelled'],
    checked_in: ['expected'],
    no_show: ['expected', 'checked_in'],
    cancelled: [],
  } satisfies Moves<AttendanceStatus>,
} as const;

type StatusOf<Of extends keyof typeof moves> = Extract<keyof (typeof moves)[Of], string>;

export function canMove<Of extends keyof typeof moves>(of: Of, from: StatusOf<Of>, to: StatusOf<Of>): boolean {
  return (moves[of] as Readonly<Record<string, readonly string[]>>)[from]?.includes(to) ?? false;
}

export interface Money {
  readonly total: Minor;
  /** The amount charged at first: 0 for an order that is paid later. */
  readonly amount: Minor;
  readonly paid: Minor;
  readonly refunded: Minor;
  readonly failed: boolean;
}

/** The payment status of an order, by its money (P11). */
export function paymentStatusOf({ total, amount, paid, refunded, failed }: Money): PaymentStatus {
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partially_refunded';
  if (paid > 0) return paid >= total ? 'paid' : 'partially_paid';
  if (failed) return 'failed';
  return amount === 0 ? 'not_required' : 'unpaid';
}
