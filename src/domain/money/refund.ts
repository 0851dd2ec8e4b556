import type { CancellationPolicy } from '../contract/catalogue.ts';
import { type Minor, roundShare } from './money.ts';

export type RefundQuote = NonNullable<ReturnType<typeof refundQuote>>;

type Tiers = Pick<CancellationPolicy, 'tiers'>;

/** The refund for a line that is cancelled now, by the best tier still open (its last instant included); null if it is too late. */
export function refundQuote(policy: Tiers | null, startsAt: Temporal.Instant, gross: Minor, now: Temporal.Instant) {
  if (hasBegun(startsAt, now)) return null;
  const minutesLeft = (startsAt.epochMilliseconds - now.epochMilliseconds) / 60_000;
  const open = policy?.tiers.filter(({ minutes_before_start }) => minutes_before_start <= minutesLeft) ?? [];
  if (open.length === 0) return null;
  const percentage = Math.max(...open.map(({ refund_percentage }) => refund_percentage));
  return { amount: roundShare(gross, Math.round(percentage * 100)), percentage };
}

/** Whether a start has passed: then its lines cannot be cancelled any more. At the exact instant it has not passed. */
export function hasBegun(startsAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return startsAt.epochMilliseconds < now.epochMilliseconds;
}

/** The end of the last tier of a policy; null without tiers. */
export function lastCancelAt(policy: Tiers | null, startsAt: Temporal.Instant): Temporal.Instant | null {
  const minutes = policy?.tiers.map(({ minutes_before_start }) => minutes_before_start) ?? [];
  return minutes.length === 0 ? null : startsAt.subtract({ minutes: Math.min(...minutes) });
}
