export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Keine Erlebnisse gefunden';
  return `${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'}${isFiltered ? ' gefunden' : ''}`;
}
export const freeCancellation = 'Kostenlos stornierbar';
export const fewLeft = (places: number, isToday: boolean): string => `${isToday ? 'Heute' : 'Morgen'} nur noch ${places} ${places === 1 ? 'Platz' : 'Plätze'}`;
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('de', { type: 'language' }).of(language);
  return `Die Beschreibungen sind auf ${name}.`;
}
