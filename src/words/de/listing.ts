export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Keine Erlebnisse gefunden';
  return `${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'}${isFiltered ? ' gefunden' : ''}`;
}

export const freeCancellation = 'Kostenlos stornierbar';

/** Stands on the picture of a card. */
export function fewLeft(places: number, isToday: boolean): string {
  return `${isToday ? 'Heute' : 'Morgen'} nur noch ${places} ${places === 1 ? 'Platz' : 'Plätze'}`;
}

/** Stands above a list if most of it is in another language than the page. */
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('de', { type: 'language' }).of(language);
  return `Die Beschreibungen sind auf ${name}.`;
}
