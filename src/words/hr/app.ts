import { plural } from './plural.ts';

// App

export const skip = 'Preskoči na sadržaj';

// Cart link

export const cart = 'Košarica';
/** Before a countdown. */
export const unconfirmed = 'Nije potvrđeno:';

/** After their number. */
export function items(count: number): string {
  return plural(count, 'stavka', 'stavke', 'stavki');
}

// Reach notice

export const outOfReach = 'Trgovina je trenutačno nedostupna.';
export const mayBeOld = 'Ono što vidite možda je zastarjelo; pokušavamo i dalje.';

// Error view

export const failedMessage = 'Došlo je do pogreške!';
export const failedAction = 'Dalje';
