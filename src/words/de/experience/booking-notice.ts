export const bookAtNewPrice = 'Zum neuen Preis buchen';
export const goWithout = 'Darauf verzichten';
export const allStarts = 'Alle Startzeiten';
export const anotherDate = 'Anderes Datum wählen';

export function bookAt(price: string): string {
  return `Für ${price} buchen`;
}

/** So many of an extra. */
export function take(left: number): string {
  return `${left} nehmen`;
}
