import { plural } from '../plural.ts';

export const badPercentage = 'Unesite postotak od 0 do 100.';
export const noNumber = 'Unesite ispravan broj.';

export function atLeast(amount: string): string {
  return `Iznos mora biti najmanje ${amount}.`;
}

export function atMost(amount: string): string {
  return `Iznos smije biti najviše ${amount}.`;
}

export function tooFine(places: number): string {
  return places === 0
    ? 'Unesite iznos bez decimala.'
    : `Iznos smije imati najviše ${places} ${plural(places, 'decimalu', 'decimale', 'decimala')}.`;
}
