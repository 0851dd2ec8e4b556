import { counted } from './duration.ts';

export const fullyRefundable = 'Besplatno otkazivanje';

/** @param cutoff  as the seller wrote it; what reads like '24 hours before start' is said in Croatian */
export function fullyRefundableUpTo(cutoff: string): string {
  const parts = /^(\d+) (day|hour|minute)s? before (?:the )?start$/i.exec(cutoff);
  if (!parts) return `${fullyRefundable}: ${cutoff}`;
  const [, count, unit = ''] = parts;
  return `${fullyRefundable} do ${counted(Number(count), unit.toLowerCase() as 'day' | 'hour' | 'minute')} prije početka`;
}
