export const title = 'Stornierung';
export const open = 'Diese Buchung stornieren';

export const question = 'Diese Buchung stornieren?';
export const asking = 'Wir fragen den Shop, was erstattet wird…';
export const outOfReach =
  'Zum Stornieren braucht es das Netz: Der Shop ist gerade nicht erreichbar. Es wurde nichts storniert, und später wird nichts von selbst gesendet.';
export const keep = 'Behalten';
export const nothingCancelled = 'Es wurde nichts storniert.';

export const cancelLine = 'Buchung stornieren';
export const cancelOrder = 'Ganze Bestellung stornieren';
export const goesBack = 'Erstattung';
export const whatToCancel = 'Was soll storniert werden?';

export function agreed(policy: string): string {
  return `Wie bei der Buchung vereinbart: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Nur ${experience}`;
}

/** Of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Die ganze Bestellung, ${bookings} Buchungen`;
}

export const noAnswerTitle = 'Der Shop hat nicht geantwortet.';
export const noAnswer =
  'Der Shop hat nicht geantwortet, darum wissen wir nicht, ob storniert ist. Bitte versuchen Sie es erneut: Es wird nie zweimal storniert.';
export const notCancelledTitle = 'Ihre Buchung wurde nicht storniert.';
