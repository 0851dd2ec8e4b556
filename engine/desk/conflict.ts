import type { DeskConflict, KnownEntry } from '#domain/contract/desk.ts';
import type { Permission } from '#domain/permissions.ts';

export type ConflictReason = DeskConflict['reason'];

/** An entry of the log cannot be applied: its effect is rolled back, and staff see the entry (T9). */
export class EntryConflict extends Error {
  readonly reason: ConflictReason;

  constructor(reason: ConflictReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Kinds of entries after which a guest has paid, has money back or has a voucher: if such an entry does not count, staff must know. */
export const touchesGuests: ReadonlySet<string> = new Set(['payment', 'refund', 'sale']);

/** The reason of an entry that waits until staff accept it (T6). */
export const WAITING = 'not_allowed' satisfies ConflictReason;

/** The reason of a reseller's sale that waits until the supplier accepts it (A26). */
export const WAITING_FOR_SUPPLIER = 'not_agreed' satisfies ConflictReason;

/** The time of an act at a desk, never later than now: the device's clock may be wrong. */
export function momentOf({ at }: KnownEntry, now: Temporal.Instant): Temporal.Instant {
  const stated = Temporal.Instant.from(at);
  return Temporal.Instant.compare(stated, now) > 0 ? now : stated;
}

const needed: Readonly<Record<string, Permission>> = {
  admit: 'bookings.check_in',
  undo: 'bookings.check_in',
  note: 'bookings.check_in',
  payment: 'payments.write',
  refund: 'payments.write',
  sale: 'orders.write',
  give_back: 'orders.write',
  settle: 'orders.write',
  reopen: 'orders.write',
  accept: 'orders.write',
  drawer_open: 'payments.write',
  drawer_move: 'payments.write',
  drawer_close: 'payments.write',
};

/** The permission that an entry needs to count (T6). An entry of an unknown kind does not count. */
export function neededFor(kind: string): Permission | undefined {
  return Object.hasOwn(needed, kind) ? needed[kind] : undefined;
}
