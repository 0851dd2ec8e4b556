import { plural } from './plural.ts';

export const soldOut = 'Rasprodano';
export const closed = 'Rezervacije su zaključene';
export const othersBooked = 'Već rezervirano';
export const onlyPlaces = (left: number): string => `Još samo ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
export const chooseDate = 'Odaberite datum.';
export const nothingStarts = 'Tog dana nema polazaka. Odaberite drugi datum.';
export const chooseStart = 'Odaberite vrijeme početka.';
export const atThisStart = (reason: string, wayOn: string): string => `${reason} za ovaj termin. ${wayOn}`;
export const anotherOrFewer = 'Odaberite drugi termin ili manju grupu.';
export const anotherOne = 'Odaberite drugi termin.';
export const anotherDateOrFewer = 'Odaberite drugi datum ili manju grupu.';
export const anotherDate = 'Odaberite drugi datum.';
export const choosePickup = 'Odaberite mjesto polaska.';
export const chooseDropoff = 'Odaberite mjesto povratka.';
export const howMany = 'Odaberite koliko vas dolazi.';
export const needsAdult = 'Djeca dolaze uz odraslu osobu: dodajte barem jednu.';
export const atLeast = (count: number, ofGroups: boolean): string => `Rezervirajte za najmanje ${counted(count, ofGroups)}.`;
export const atMost = (count: number, ofGroups: boolean): string => `Možete rezervirati za najviše ${counted(count, ofGroups)}.`;
function counted(count: number, ofGroups: boolean): string {
  const noun = ofGroups ? plural(count, 'grupu', 'grupe', 'grupa') : plural(count, 'osobu', 'osobe', 'osoba');
  return `${count} ${noun}`;
}
