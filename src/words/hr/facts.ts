import { plural } from './plural.ts';

export const notSet = 'Trajanje nije navedeno';
/** Stands before the last of several parts: '1 dan, 2 sata i 30 minuta'. */
export const and = ' i ';
/** '1 sat', '3 sata', '5 sati' */
export function counted(count: number, unit: 'day' | 'hour' | 'minute'): string {
  if (unit === 'day') return `${count} ${plural(count, 'dan', 'dana', 'dana')}`;
  if (unit === 'hour') return `${count} ${plural(count, 'sat', 'sata', 'sati')}`;
  return `${count} ${plural(count, 'minuta', 'minute', 'minuta')}`;
}
export const fullyRefundable = 'Besplatno otkazivanje';
/** @param cutoff  as the seller wrote it; a text such as '24 hours before start' is translated into Croatian */
export function fullyRefundableUpTo(cutoff: string): string {
  const [, count, unit] = /^(\d+) (day|hour|minute)s? before start$/.exec(cutoff) ?? [];
  const until = unit ? ` do ${counted(Number(count), unit as 'day')} prije početka` : `: ${cutoff}`;
  return fullyRefundable + until;
}
export const tooLateToCancel = 'Prekasno za besplatno otkazivanje';
export const free = 'Besplatno';
export const leadFrom = 'od';
export const perPerson = 'po osobi';
export const perGroup = (people: number | null): string => (people === null ? 'po grupi' : `po grupi do ${people} ${plural(people, 'osobe', 'osobe', 'osoba')}`);
export const forParty = (people: number): string => `za ${people} ${plural(people, 'osobu', 'osobe', 'osoba')}`;
