import type { DeskConflict, KnownEntry } from '#domain/contract/desk.ts';

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

/** The time of an act at a desk, never later than now: the device's clock may be wrong. */
export function momentOf({ at }: KnownEntry, now: Temporal.Instant): Temporal.Instant {
  const said = Temporal.Instant.from(at);
  return Temporal.Instant.compare(said, now) > 0 ? now : said;
}
