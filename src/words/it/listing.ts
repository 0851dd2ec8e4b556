export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Nessuna esperienza trovata';
  if (count === 1) return `1 esperienza${isFiltered ? ' trovata' : ''}`;
  return `${count} esperienze${isFiltered ? ' trovate' : ''}`;
}
export const freeCancellation = 'Cancellazione gratuita';
export const fewLeft = (places: number, isToday: boolean): string => `${places === 1 ? 'Ultimo posto' : `Ultimi ${places} posti`} ${isToday ? 'oggi' : 'domani'}`;
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('it', { type: 'language' }).of(language);
  return `Le descrizioni sono in ${name}.`;
}
