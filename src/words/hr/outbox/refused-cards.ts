import { plural } from '../plural.ts';

export const label = 'Nije bilo moguće';
export const change = 'Promijeni';
export const details = 'Pogledaj podatke';
export const cart = 'Idi u košaricu';
export const goWithout = 'Bez toga';
export const keep = 'Ostavi kako je bilo';
export const allRight = 'U redu';

export function bookAt(price: string): string {
  return `Rezerviraj za ${price}`;
}

export function startWith(time: string, left: number): string {
  return `${time}, još ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
}
