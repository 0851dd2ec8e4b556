import * as own from '#words/facts.ts';
import type { CancellationPolicy, Duration } from '../contract/catalogue.ts';

/** The words for facts in a language. */
export interface FactWords {
  readonly notSet: string;
  readonly and: string;
  readonly counted: (count: number, unit: 'day' | 'hour' | 'minute') => string;
  readonly fullyRefundable: string;
  readonly fullyRefundableUpTo: (cutoff: string) => string;
  readonly tooLateToCancel: string;
}

/** A cancellation policy in one line (F5); '' without a policy. */
export function cancellationLabel(
  policy: Pick<CancellationPolicy, 'title' | 'type' | 'cancellation_cutoff_time'> | null,
  words: FactWords = own,
): string {
  if (!policy) return '';
  if (policy.type !== FULLY_REFUNDABLE) return policy.title;
  const cutoff = policy.cancellation_cutoff_time;
  return cutoff === '' || cutoff === NO_CUTOFF ? words.fullyRefundable : words.fullyRefundableUpTo(cutoff);
}

/** The language of that line, if it is the seller's text and not in the page's language (G4). */
export function cancellationLanguage(
  policy: Pick<CancellationPolicy, 'type' | 'text_language'> | null,
): string | undefined {
  return isFreeToCancel(policy) ? undefined : policy?.text_language;
}

/** Whether there is a full refund until some time before the start: a card has short words for it (V9). */
export function isFreeToCancel(policy: Pick<CancellationPolicy, 'type'> | null): boolean {
  return policy?.type === FULLY_REFUNDABLE;
}

/** The minutes before the start until which there is a full refund; null if there never is one. */
export function freeUntilMinutes(policy: Pick<CancellationPolicy, 'type' | 'tiers'> | null): number | null {
  if (!policy || !isFreeToCancel(policy)) return null;
  const full = policy.tiers.filter(({ refund_percentage }) => refund_percentage === 100);
  return full.length === 0 ? 0 : Math.min(...full.map(({ minutes_before_start }) => minutes_before_start));
}

/** Whether a booking that was fully refundable at first is no longer refundable in full. */
export function isTooLateToCancel(
  policy: Pick<CancellationPolicy, 'type' | 'tiers'> | null,
  starts_at: string,
  now: Temporal.Instant,
): boolean {
  const minutes = freeUntilMinutes(policy);
  return minutes !== null && now.epochMilliseconds > Date.parse(starts_at) - minutes * 60_000;
}

/** The engine's names for a type and for a cut-off. They do not depend on the page's language. */
const FULLY_REFUNDABLE = 'Fully refundable';
const NO_CUTOFF = 'No cutoff time';

/** A duration in words (F3): '1 day, 2 hours and 30 minutes'. Parts of zero are left out, and without any part it is 'Duration not set'. */
export function durationText(duration: Duration | null | undefined, words: FactWords = own): string {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  const parts = [
    days > 0 && words.counted(days, 'day'),
    hours > 0 && words.counted(hours, 'hour'),
    minutes > 0 && words.counted(minutes, 'minute'),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? words.notSet;
  return parts.length === 0 ? last : `${parts.join(', ')}${words.and}${last}`;
}
