import { plural } from './plural.ts';

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
export const notPossible = 'To nije moguće.';
