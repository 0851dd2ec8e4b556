import type { CancellationPolicy } from './contract/catalogue.ts';
import { durationText } from './duration.ts';

/**
 * A cancellation policy in plain words, a sentence a tier, the earliest first, and what comes after the last of them. A tier that
 * gives no more than a later one says nothing: the best that is open counts.
 */
export function policyLines({ tiers }: Pick<CancellationPolicy, 'tiers'>): string[] {
  const byTime = tiers.toSorted((a, b) => b.minutes_before_start - a.minutes_before_start);
  const telling = byTime.filter(
    ({ refund_percentage }, i) =>
      byTime.slice(i + 1).every((later) => later.refund_percentage < refund_percentage) && refund_percentage > 0,
  );
  if (telling.length === 0) return ['Once booked, nothing is paid back.'];
  const lines = telling.map(
    (tier) => `Cancel ${untilText(tier.minutes_before_start)} and ${refundText(tier.refund_percentage)}.`,
  );
  const isOpenToTheEnd = telling.at(-1)?.minutes_before_start === 0;
  return isOpenToTheEnd ? lines : [...lines, 'After that nothing is paid back.'];
}

function untilText(minutes: number): string {
  if (minutes === 0) return 'any time before the start';
  // Whole days from two on are told as days, less as hours: '24 hours', as the label says it.
  const days = minutes % 1440 === 0 && minutes > 1440 ? minutes / 1440 : 0;
  const rest = minutes - days * 1440;
  return `at least ${durationText({ days, hours: Math.floor(rest / 60), minutes: rest % 60 })} before the start`;
}

function refundText(percentage: number): string {
  return percentage >= 100 ? 'you get everything back' : `you get ${percentage} % back`;
}
