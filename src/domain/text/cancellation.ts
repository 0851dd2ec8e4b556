import * as words from '#words/facts.ts';
import type { CancellationPolicy } from '../contract/catalogue.ts';

/** What a policy promises, in a line (F5); '' where there is no policy. */
export function cancellationLabel(
  policy: Pick<CancellationPolicy, 'title' | 'type' | 'cancellation_cutoff_time'> | null,
): string {
  if (!policy) return '';
  if (policy.type !== FULLY_REFUNDABLE) return policy.title;
  const cutoff = policy.cancellation_cutoff_time;
  return cutoff === '' || cutoff === NO_CUTOFF ? words.fullyRefundable : words.fullyRefundableUpTo(cutoff);
}

/** A type and a cut-off as the engine knows them, in whatever language the page is. */
const FULLY_REFUNDABLE = 'Fully refundable';
const NO_CUTOFF = 'No cutoff time';
