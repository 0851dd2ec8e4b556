export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Keine Erlebnisse gefunden';
  return `${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'}${isFiltered ? ' gefunden' : ''}`;
}

export const freeCancellation = 'Kostenlos stornierbar';

/** On the picture of a card. */
export function fewLeft(places: number, isToday: boolean): string {
  return `${isToday ? 'Heute' : 'Morgen'} nur noch ${places} ${places === 1 ? 'Platz' : 'Plätze'}`;
}
