import type { CancellationPolicy } from './contract/catalogue.ts';

/** What a policy promises, in a line (F5); '' where there is no policy. */
export function cancellationLabel(
  policy: Pick<CancellationPolicy, 'title' | 'type' | 'cancellation_cutoff_time'> | null,
): string {
  if (!policy) return '';
  if (policy.type !== FULLY_REFUNDABLE) return policy.title;
  const cutoff = policy.cancellation_cutoff_time;
  return cutoff === '' || cutoff === NO_CUTOFF ? FULLY_REFUNDABLE : `${FULLY_REFUNDABLE} up to ${cutoff}`;
}

export const FULLY_REFUNDABLE = 'Fully refundable';
export const NO_CUTOFF = 'No cutoff time';
