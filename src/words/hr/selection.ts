// Party

export const noUnits = 'Odaberite barem jednu osobu.';
export const optionTwice = 'Ova je mogućnost odabrana više puta.';
export const extraTwice = 'Ovaj je dodatak odabran više puta.';
export const noGroup = 'Veličina grupe navodi se samo uz grupnu cijenu.';
export const wholeAlone = 'Mogućnost koja zauzima sva mjesta rezervira se jednom i ne uz druge koje zauzimaju mjesta.';
export const needsAdult = 'Nitko ne dolazi samo po tim cijenama: dodajte barem jednu odraslu osobu.';
export const noInteger = 'Unesite cijeli broj.';

export function fewInAll(least: number): string {
  return `Ukupno ih mora biti najmanje ${least}.`;
}

export function manyInAll(most: number): string {
  return `Ukupno ih smije biti najviše ${most}.`;
}

export function few(least: number): string {
  return `Najmanja je vrijednost ${least}.`;
}

export function many(most: number): string {
  return `Najveća je vrijednost ${most}.`;
}

export function unknown(id: number): string {
  return `Odabrano više nije u ponudi (${id}).`;
}
