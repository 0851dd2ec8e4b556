import type { CancellationPolicy } from '#domain/contract/catalogue.ts';
import * as words from '#words/common.ts';
import { durationText } from './facts.ts';

/** A cancellation policy in plain words: one sentence for each tier, the earliest first. A tier that refunds no more than a later one is left out. */
export function policyLines({ tiers }: Pick<CancellationPolicy, 'tiers'>): string[] {
  const telling = tellingTiers(tiers);
  if (telling.length === 0) return [words.neverBack];
  const lines = telling.map(tierLine);
  const isOpenToTheEnd = telling.at(-1)?.minutes_before_start === 0;
  return isOpenToTheEnd ? lines : [...lines, words.nothingAfter];
}

/** The sentence of a policy that applies while this percentage is refunded. */
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
  // From two whole days on, the text has days. Shorter times have hours, as in the label: '24 hours'.
  const days = minutes % 1440 === 0 && minutes > 1440 ? minutes / 1440 : 0;
  const rest = minutes - days * 1440;
  return durationText({ days, hours: Math.floor(rest / 60), minutes: rest % 60 });
}
