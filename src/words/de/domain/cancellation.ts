import { counted } from './duration.ts';

export const fullyRefundable = 'Kostenlose Stornierung';

/** @param cutoff  as the seller wrote it; what reads like '24 hours before start' is said in German */
export function fullyRefundableUpTo(cutoff: string): string {
  const [, count, unit] = /^(\d+) (day|hour|minute)s? before start$/.exec(cutoff) ?? [];
  const until = unit ? ` bis ${counted(Number(count), unit as 'day')} vor Beginn` : `: ${cutoff}`;
  return fullyRefundable + until;
}
