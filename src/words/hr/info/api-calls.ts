export const store = 'Trgovina';
export const availability = 'Dostupnost';
export const carts = 'Košarice';
export const orders = 'Narudžbe';
export const query = 'Upit';
export const body = 'Tijelo';
export const mayBeMissing = ', može izostati';
/** Between kinds of a field. */
export const or = ' ili ';
export const object = 'objekt';
export const anyJson = 'bilo koji JSON';

export function answer(status: number): string {
  return `Odgovor, ${status}`;
}

export function answersNothing(status: number): string {
  return `Odgovara ${status} bez sadržaja.`;
}

export function listOf(kind: string): string {
  return `popis: ${kind}`;
}
