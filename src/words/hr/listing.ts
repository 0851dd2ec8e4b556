import { plural } from './plural.ts';

export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Nema pronađenih doživljaja';
  const experiences = `${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
  return isFiltered ? `${plural(count, 'Pronađen', 'Pronađena', 'Pronađeno')} ${experiences}` : experiences;
}

export const freeCancellation = 'Besplatno otkazivanje';

/** Stands on the picture of a card. */
export function fewLeft(places: number, isToday: boolean): string {
  return `${isToday ? 'Danas' : 'Sutra'} još samo ${places} ${plural(places, 'mjesto', 'mjesta', 'mjesta')}`;
}

/** Stands above a list if most of it is in another language than the page. */
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('hr', { type: 'language' }).of(language);
  return `Jezik opisa: ${name}.`;
}
