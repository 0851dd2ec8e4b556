import { plural } from './plural.ts';

export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Nema pronađenih doživljaja';
  const experiences = `${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
  return isFiltered ? `${plural(count, 'Pronađen', 'Pronađena', 'Pronađeno')} ${experiences}` : experiences;
}
export const freeCancellation = 'Besplatno otkazivanje';
export const fewLeft = (places: number, isToday: boolean): string => `${isToday ? 'Danas' : 'Sutra'} još samo ${places} ${plural(places, 'mjesto', 'mjesta', 'mjesta')}`;
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('hr', { type: 'language' }).of(language);
  return `Jezik opisa: ${name}.`;
}
