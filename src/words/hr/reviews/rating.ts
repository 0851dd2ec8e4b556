import { plural } from '../plural.ts';

// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
/** Stands after the average, for screen readers. */
export const ofFive = ' od 5 zvjezdica';
/** Stands after the count of reviews. */
export function reviews(count: number): string {
  return ` ${plural(count, 'recenzija', 'recenzije', 'recenzija')}`;
}
