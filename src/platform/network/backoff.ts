/**
 * Milliseconds until the next attempt (W7): doubling, with jitter, and never before `Retry-After`. It stays at one second while the engine
 * is lost (no event says that a captive portal has gone), and grows to eight where the engine is busy, offline, and after 80 attempts.
 *
 * @param attempts    how many have failed since the engine was last reached
 * @param retryAfter  seconds that the engine asked for
 * @param isLost      the engine could not be reached, and the browser does not say that there is no network
 * @param chance      from 0 to 1
 */
export function backoffAfter(
  { attempts, retryAfter, isLost }: { attempts: number; retryAfter: number | null; isLost: boolean },
  chance: number,
): number {
  const longest = isLost && attempts <= 80 ? 1_000 : LONGEST_PAUSE;
  const grown = Math.min(longest, 1_000 * 2 ** Math.max(0, attempts - 1));
  return Math.max(grown * (0.5 + chance / 2), (retryAfter ?? 0) * 1_000);
}

/** Milliseconds; an engine that asks for more gets more. */
export const LONGEST_PAUSE = 8_000;
