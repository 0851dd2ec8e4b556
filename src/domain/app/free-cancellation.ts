import type { ExperienceRow } from '../contract/catalogue.ts';
import { isFreeToCancel } from '../text/facts.ts';

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
