import { plural } from '../plural.ts';

// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
/** After the average, for those who listen. */
export const ofFive = ' od 5 zvjezdica';
/** After their number. */
export function reviews(count: number): string {
  return ` ${plural(count, 'recenzija', 'recenzije', 'recenzija')}`;
}
