export const label = 'Nicht möglich';
export const change = 'Ändern';
export const details = 'Angaben ansehen';
export const cart = 'Zum Warenkorb';
export const goWithout = 'Darauf verzichten';
export const keep = 'So lassen, wie es war';
export const allRight = 'In Ordnung';

export function bookAt(price: string): string {
  return `Für ${price} buchen`;
}

export function startWith(time: string, left: number): string {
  return `${time}, noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
}
