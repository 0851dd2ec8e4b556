/** How long a cart holds its places (C10). */
export const HOLD_MINUTES = 30;
/** Past this age of its cart no hold goes, but for paying. */
export const LONGEST_HOLD_MINUTES = 120;
/** What 'Need more time?' adds. */
export const EXTENSION_MINUTES = 5;
/** With so many seconds left the visitor is asked. */
export const ASK_AT_SECONDS = 120;
export const PAYMENT_SESSION_MINUTES = 31;
/** A payment session and two minutes for its last notice. */
export const PAYMENT_HOLD_MINUTES = 33;
export const MOST_PAYMENT_HOLDS = 3;

/** When a hold lapses after a change: in 30 minutes, within two hours of the cart's making (C10), or later where paying had moved it. */
export function heldUntil(
  now: Temporal.Instant,
  createdAt: Temporal.Instant,
  expiresAt: Temporal.Instant | null = null,
): Temporal.Instant {
  const latest = longestHold(createdAt);
  return earlier(now.add({ minutes: HOLD_MINUTES }), expiresAt ? later(latest, expiresAt) : latest);
}

/** The instant past which only paying can move a hold: `max_expires_at`. */
export function longestHold(createdAt: Temporal.Instant): Temporal.Instant {
  return createdAt.add({ minutes: LONGEST_HOLD_MINUTES });
}

/** The hold with five minutes more (C10), as far as the two hours allow and never more than a fresh one; a lapsed one as it was. */
export function extended(now: Temporal.Instant, expiresAt: Temporal.Instant, createdAt: Temporal.Instant) {
  if (isLapsed(expiresAt, now)) return expiresAt;
  const wished = earlier(expiresAt.add({ minutes: EXTENSION_MINUTES }), now.add({ minutes: HOLD_MINUTES }));
  return later(expiresAt, earlier(wished, longestHold(createdAt)));
}

/** The hold of a cart whose visitor goes to pay, having done so `begun` times before: to the end of the session, three times at most. */
export function payingUntil(now: Temporal.Instant, expiresAt: Temporal.Instant, begun: number): Temporal.Instant {
  return begun < MOST_PAYMENT_HOLDS ? now.add({ minutes: PAYMENT_HOLD_MINUTES }) : expiresAt;
}

/** A hold counts up to the instant at which it expires, and no longer. */
export function isLapsed(expiresAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(expiresAt, now) <= 0;
}

/** Whole seconds until a hold lapses, never below 0; the last one counts until it is over. */
export function secondsLeft(expiresAt: Temporal.Instant | string, now: Temporal.Instant): number {
  const left = Temporal.Instant.from(expiresAt).epochMilliseconds - now.epochMilliseconds;
  return Math.max(0, Math.ceil(left / 1000));
}

/** `mm:ss`, two digits each, more minutes than 59 allowed (S4). */
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
