import * as words from '#words/common.ts';
import type { CancellationPolicy } from '../contract/catalogue.ts';
import { durationText } from './facts.ts';

/** A cancellation policy in plain words, a sentence a tier, the earliest first; one that gives no more than a later one says nothing. */
export function policyLines({ tiers }: Pick<CancellationPolicy, 'tiers'>): string[] {
  const telling = tellingTiers(tiers);
  if (telling.length === 0) return [words.neverBack];
  const lines = telling.map(tierLine);
  const isOpenToTheEnd = telling.at(-1)?.minutes_before_start === 0;
  return isOpenToTheEnd ? lines : [...lines, words.nothingAfter];
}

/** The one of its sentences that holds while so much is paid back. */
export function policyLineAt(policy: Pick<CancellationPolicy, 'tiers'>, percentage: number): string {
  const tier = tellingTiers(policy.tiers).find(({ refund_percentage }) => refund_percentage === percentage);
  return tier ? tierLine(tier) : (policyLines(policy).at(-1) ?? '');
}

type Tier = CancellationPolicy['tiers'][number];

function tellingTiers(tiers: readonly Tier[]): Tier[] {
  const byTime = tiers.toSorted((a, b) => b.minutes_before_start - a.minutes_before_start);
  return byTime.filter(
    ({ refund_percentage }, i) =>
      byTime.slice(i + 1).every((later) => later.refund_percentage < refund_percentage) && refund_percentage > 0,
  );
}

function tierLine({ minutes_before_start, refund_percentage }: Tier): string {
  return words.tier(minutes_before_start === 0 ? null : lengthText(minutes_before_start), refund_percentage);
}

function lengthText(minutes: number): string {
  // Whole days from two on are told as days, less as hours: '24 hours', as the label says it.
  const days = minutes % 1440 === 0 && minutes > 1440 ? minutes / 1440 : 0;
  const rest = minutes - days * 1440;
  return durationText({ days, hours: Math.floor(rest / 60), minutes: rest % 60 });
}
