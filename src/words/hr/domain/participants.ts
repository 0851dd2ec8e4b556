import { people } from './line-words.ts';

export const nobody = 'Podaci o sudionicima su obavezni!';
export const noFirstName = 'Ime je obavezno!';
export const noLastName = 'Prezime je obavezno!';

export function tooMany(most: number): string {
  return `Rezervirali ste za ${people(most)}: uklonite imena s popisa ili promijenite rezervaciju.`;
}
