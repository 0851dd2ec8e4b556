/** The minutes for which a cart holds its places (C10). */
export const HOLD_MINUTES = 30;
/** The greatest age of a cart at which it can still hold places, except for paying. */
export const LONGEST_HOLD_MINUTES = 120;
/** The minutes that 'Need more time?' adds. */
export const EXTENSION_MINUTES = 5;
/** The visitor is asked when this many seconds are left. */
export const ASK_AT_SECONDS = 120;
export const PAYMENT_SESSION_MINUTES = 31;
/** The length of a payment session, and two minutes for its last notice. */
export const PAYMENT_HOLD_MINUTES = 33;
export const MOST_PAYMENT_HOLDS = 3;

/** The end of a hold after a change: in 30 minutes, within two hours after the cart was made (C10), or later if paying had extended it. */
export function heldUntil(
  now: Temporal.Instant,
  createdAt: Temporal.Instant,
  expiresAt: Temporal.Instant | null = null,
): Temporal.Instant {
  const latest = longestHold(createdAt);
  return earlier(now.add({ minutes: HOLD_MINUTES }), expiresAt ? later(latest, expiresAt) : latest);
}

/** The instant after which only paying can extend a hold: `max_expires_at`. */
export function longestHold(createdAt: Temporal.Instant): Temporal.Instant {
  return createdAt.add({ minutes: LONGEST_HOLD_MINUTES });
}

/** The end of a hold with five minutes more (C10), at most 30 minutes from now and within the two hours. A lapsed hold stays as it is. */
export function extended(now: Temporal.Instant, expiresAt: Temporal.Instant, createdAt: Temporal.Instant) {
  if (isLapsed(expiresAt, now)) return expiresAt;
  const longer = earlier(expiresAt.add({ minutes: EXTENSION_MINUTES }), now.add({ minutes: HOLD_MINUTES }));
  return later(expiresAt, earlier(longer, longestHold(createdAt)));
}

/** The end of a hold when its visitor goes to pay: the end of the payment session, at most three times. `begun` is the number of earlier times. */
export function payingUntil(now: Temporal.Instant, expiresAt: Temporal.Instant, begun: number): Temporal.Instant {
  return begun < MOST_PAYMENT_HOLDS ? now.add({ minutes: PAYMENT_HOLD_MINUTES }) : expiresAt;
}

/** A hold is valid until the instant at which it expires, and not at that instant. */
export function isLapsed(expiresAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(expiresAt, now) <= 0;
}

/** Whole seconds until a hold lapses, rounded up, never below 0. */
export function secondsLeft(expiresAt: Temporal.Instant | string, now: Temporal.Instant): number {
  const left = Temporal.Instant.from(expiresAt).epochMilliseconds - now.epochMilliseconds;
  return Math.max(0, Math.ceil(left / 1000));
}

/** `mm:ss` with two digits each; minutes may exceed 59 (S4). */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The earlier of two instants. */
export function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}

/** The later of two instants. */
export function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) >= 0 ? a : b;
}
