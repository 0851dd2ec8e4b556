export const cart = 'Warenkorb';
/** Before a countdown. */
export const unconfirmed = 'Nicht bestätigt:';

/** After their number. */
export function items(count: number): string {
  return count === 1 ? 'Eintrag' : 'Einträge';
}
