export const store = 'Der Shop';
export const availability = 'Verfügbarkeit';
export const carts = 'Warenkörbe';
export const orders = 'Bestellungen';
export const query = 'Abfrage';
export const body = 'Inhalt';
export const mayBeMissing = ', kann fehlen';
/** Between kinds of a field. */
export const or = ' oder ';
export const object = 'ein Objekt';
export const anyJson = 'beliebiges JSON';

export function answer(status: number): string {
  return `Antwort, ${status}`;
}

export function answersNothing(status: number): string {
  return `Antwortet ${status} ohne Inhalt.`;
}

export function listOf(kind: string): string {
  return `Liste: ${kind}`;
}
