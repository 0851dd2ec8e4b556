import { plural } from '../plural.ts';

// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
export function ratingOf(value: string, count: number): string {
  return `${value} od 5 zvjezdica, ${count} ${plural(count, 'recenzija', 'recenzije', 'recenzija')}`;
}
export function starsOf(rating: number): string {
  return `${rating} od 5 zvjezdica`;
}
