import { counted } from './duration.ts';

export const fullyRefundable = 'Besplatno otkazivanje';

/** @param cutoff  as the seller wrote it; what reads like '24 hours before start' is said in Croatian */
export function fullyRefundableUpTo(cutoff: string): string {
  const [, count, unit] = /^(\d+) (day|hour|minute)s? before start$/.exec(cutoff) ?? [];
  const until = unit ? ` do ${counted(Number(count), unit as 'day')} prije početka` : `: ${cutoff}`;
  return fullyRefundable + until;
}
