export const title = 'Početak';
export const dateFirst = 'Najprije odaberite datum.';
export const nothingStarts = 'Tog dana ništa ne počinje. Odaberite drugi datum.';
export const unchecked = 'Broj slobodnih mjesta provjeravamo čim trgovina bude dostupna.';

export function startsOn(date: string): string {
  return `Početak: ${date}`;
}
