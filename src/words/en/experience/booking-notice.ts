export const bookAtNewPrice = 'Book at the new price';
export const goWithout = 'Go without it';
export const allStarts = 'All start times';
export const anotherDate = 'Choose another date';

export function bookAt(price: string): string {
  return `Book at ${price}`;
}

/** So many of an extra. */
export function take(left: number): string {
  return `Take ${left}`;
}
