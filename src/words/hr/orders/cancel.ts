import { plural } from '../plural.ts';

export const title = 'Otkazivanje';
export const open = 'Otkaži ovu rezervaciju';

export const question = 'Otkazati ovu rezervaciju?';
export const asking = 'Pitamo trgovinu što se vraća…';
export const outOfReach =
  'Za otkazivanje je potrebna mreža, a trgovina trenutačno nije dostupna. Ništa nije otkazano i ništa se kasnije neće poslati samo od sebe.';
export const keep = 'Zadrži';
export const nothingCancelled = 'Ništa nije otkazano.';

export const cancelLine = 'Otkaži rezervaciju';
export const cancelOrder = 'Otkaži cijelu narudžbu';
export const goesBack = 'Vraća se';
export const whatToCancel = 'Što želite otkazati?';

export function agreed(policy: string): string {
  return `Kako je dogovoreno pri rezervaciji: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Samo ${experience}`;
}

/** Of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Cijelu narudžbu, ${bookings} ${plural(bookings, 'rezervacija', 'rezervacije', 'rezervacija')}`;
}

export const noAnswerTitle = 'Trgovina nije odgovorila.';
export const noAnswer =
  'Trgovina nije odgovorila, pa ne znamo je li otkazano. Pokušajte ponovno: nikad se ne otkazuje dvaput.';
export const notCancelledTitle = 'Vaša rezervacija nije otkazana.';
