import { isFreeToCancel } from '#domain/app/free-cancellation.ts';
import type { CancellationPolicy, Duration } from '#domain/contract/catalogue.ts';
import * as own from '#words/facts.ts';

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
  if (!isFreeToCancel(policy)) return policy.title;
  const cutoff = policy.cancellation_cutoff_time;
  return cutoff === '' || cutoff === NO_CUTOFF ? words.fullyRefundable : words.fullyRefundableUpTo(cutoff);
}

/** The language of that line, if it is the seller's text and not in the page's language (G4). */
export function cancellationLanguage(
  policy: Pick<CancellationPolicy, 'type' | 'text_language'> | null,
): string | undefined {
  return isFreeToCancel(policy) ? undefined : policy?.text_language;
}

/** The engine's name for a cut-off. It does not depend on the page's language. */
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
