export const label = 'Could not be done';
export const change = 'Change it';
export const details = 'Look at the details';
export const cart = 'Go to cart';
export const goWithout = 'Go without it';
export const keep = 'Keep it as it was';
export const allRight = 'All right';

export function bookAt(price: string): string {
  return `Book at ${price}`;
}

export function startWith(time: string, left: number): string {
  return `${time}, ${left} left`;
}
