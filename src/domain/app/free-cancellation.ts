import type { CancellationPolicy, ExperienceRow } from '../contract/catalogue.ts';

/**
 * Whether a card may say 'Free cancellation' (V9). If days are chosen, it must hold for the first departure on them. Without `free_from` the policy
 * alone decides.
 *
 * @param dateFrom  the first of the chosen days
 */
export function isShownFree(
  { cancellation_policy, free_from }: Pick<ExperienceRow, 'cancellation_policy' | 'free_from'>,
  dateFrom: string | null,
): boolean {
  if (!isFreeToCancel(cancellation_policy)) return false;
  return dateFrom === null || free_from === undefined || (free_from !== null && dateFrom >= free_from);
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

/** The engine's name for a type. It does not depend on the page's language. */
const FULLY_REFUNDABLE = 'Fully refundable';
