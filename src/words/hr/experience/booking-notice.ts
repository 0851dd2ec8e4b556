export const bookAtNewPrice = 'Rezerviraj po novoj cijeni';
export const goWithout = 'Bez toga';
export const allStarts = 'Svi termini';
export const anotherDate = 'Odaberi drugi datum';

export function bookAt(price: string): string {
  return `Rezerviraj za ${price}`;
}

/** So many of an extra. */
export function take(left: number): string {
  return `Uzmi ${left}`;
}
