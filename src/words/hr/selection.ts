import { plural } from './plural.ts';

// Party

export const noUnits = 'Odaberite barem jednu osobu.';
export const optionTwice = 'Ova je mogućnost odabrana više puta.';
export const extraTwice = 'Ovaj je dodatak odabran više puta.';
export const noGroup = 'Veličina grupe navodi se samo uz grupnu cijenu.';
export const wholeAlone = 'Mogućnost koja zauzima sva mjesta rezervira se jednom i ne uz druge koje zauzimaju mjesta.';
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

// Form gaps

export const soldOut = 'Rasprodano';
export const closed = 'Rezervacije su zaključene';
export const othersBooked = 'Drugi su već rezervirali';
export function onlyPlaces(left: number): string {
  return `Još samo ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
}

export const chooseDate = 'Odaberite datum.';
export const nothingStarts = 'Tog dana ništa ne počinje. Odaberite drugi datum.';
export const chooseStart = 'Odaberite vrijeme početka.';

/** @param reason  one of those above */
export function atThisStart(reason: string, wayOn: string): string {
  return `${reason} za ovaj termin. ${wayOn}`;
}

export const anotherOrFewer = 'Odaberite drugi ili dođite u manjem broju.';
export const anotherOne = 'Odaberite drugi.';

export const choosePickup = 'Odaberite gdje ćemo vas pokupiti.';
export const chooseDropoff = 'Odaberite kamo ćemo vas odvesti.';

export const howMany = 'Navedite koliko vas dolazi.';
export function atLeast(count: number, ofGroups: boolean): string {
  return `Rezervacija je za najmanje ${counted(count, ofGroups)}.`;
}

export function atMost(count: number, ofGroups: boolean): string {
  return `Rezervacija je za najviše ${counted(count, ofGroups)}.`;
}

function counted(count: number, ofGroups: boolean): string {
  const noun = ofGroups ? plural(count, 'grupu', 'grupe', 'grupa') : plural(count, 'osobu', 'osobe', 'osoba');
  return `${count} ${noun}`;
}

/** Of what the engine would not take. */
export const cannotBeHad = 'To nije moguće.';
