import { plural } from './plural.ts';

// App

export const skip = 'Preskoči na sadržaj';

// Cart link

export const cart = 'Košarica';
/** Stands before a countdown. */
export const unconfirmed = 'Nije potvrđeno:';

/** Stands after the count. */
export function items(count: number): string {
  return plural(count, 'stavka', 'stavke', 'stavki');
}

// A page that does not come

export const slow = 'Stranica se dugo učitava.';
export const again = 'Pokušajte ponovno';
export const needsScript = 'Ova stranica treba JavaScript. Uključite ga u pregledniku pa ponovno učitajte stranicu.';

// Reach notice

export const outOfReach = 'Nema veze.';
export const mayBeOld = 'Pokušavamo se ponovno povezati. Podaci su možda zastarjeli.';

// Error view

export const failedMessage = 'Došlo je do pogreške!';
export const failedAction = 'Dalje';
