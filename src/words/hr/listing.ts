import { plural } from './plural.ts';

export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Nema pronađenih doživljaja';
  const experiences = `${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
  return isFiltered ? `${plural(count, 'Pronađen', 'Pronađena', 'Pronađeno')} ${experiences}` : experiences;
}

export const freeCancellation = 'Besplatno otkazivanje';

/** On the picture of a card. */
export function fewLeft(places: number, isToday: boolean): string {
  return `${isToday ? 'Danas' : 'Sutra'} još samo ${places} ${plural(places, 'mjesto', 'mjesta', 'mjesta')}`;
}

/** Above a list most of which is in another language than the page. */
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('hr', { type: 'language' }).of(language);
  return `Jezik opisa: ${name}.`;
}
