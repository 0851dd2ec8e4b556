import { plural } from './plural.ts';

export const skip = 'Preskoči na sadržaj';
export const cart = 'Košarica';
export const unconfirmed = 'Nije potvrđeno:';
export const items = (count: number): string => plural(count, 'stavka', 'stavke', 'stavki');
export const slow = 'Stranica se dugo učitava.';
export const again = 'Pokušajte ponovno';
export const needsScript = 'Ova stranica treba JavaScript. Uključite ga u pregledniku pa ponovno učitajte stranicu.';
export const outOfReach = 'Nema veze.';
export const mayBeOld = 'Pokušavamo se ponovno povezati. Podaci su možda zastarjeli.';
export const failedMessage = 'Došlo je do pogreške!';
export const failedAction = 'Dalje';
