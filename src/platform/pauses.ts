/**
 * Milliseconds until the next attempt (W7): doubling from one second to a minute, jittered over their upper half, and never
 * before the engine asked to be asked.
 *
 * @param retryAfter seconds
 */
export function pauseAfter(attempts: number, retryAfter: number | null, chance: number): number {
  const grown = Math.min(LONGEST_PAUSE, 1_000 * 2 ** Math.max(0, attempts - 1));
  return Math.max(grown * (0.5 + chance / 2), (retryAfter ?? 0) * 1_000);
}

/** Milliseconds. */
export const LONGEST_PAUSE = 60_000;
