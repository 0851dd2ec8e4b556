export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'No experiences found';
  return `${count} ${count === 1 ? 'experience' : 'experiences'}${isFiltered ? ' found' : ''}`;
}
export const freeCancellation = 'Free cancellation';
/** Stands on the picture of a card. */
export const fewLeft = (places: number, isToday: boolean): string => `Only ${places} left ${isToday ? 'today' : 'tomorrow'}`;
/** Stands above a list if most of it is in another language than the page. */
export function descriptionsIn(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return `Descriptions are in ${name}.`;
}
