export const title = 'Vrijeme početka';
export const dateFirst = 'Najprije odaberite datum.';
export const nothingStarts = 'Tog dana ništa ne počinje. Odaberite drugi datum.';
export const unchecked = 'Broj slobodnih mjesta provjeravamo čim trgovina bude dostupna.';

export function startsOn(date: string): string {
  return `Vrijeme početka, ${date}`;
}
