import { plural } from '../plural.ts';

export const cart = 'Košarica';
/** Before a countdown. */
export const unconfirmed = 'Nije potvrđeno:';

/** After their number. */
export function items(count: number): string {
  return plural(count, 'stavka', 'stavke', 'stavki');
}
