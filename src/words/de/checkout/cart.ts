export const addMore = 'Noch etwas hinzufügen';
export const emptyIt = 'Warenkorb leeren';
export const goOn = 'Weiter zum Kontakt';
export const asLastKnown =
  'Das ist Ihr Warenkorb, wie er zuletzt bekannt war. Er wird geprüft, sobald der Shop erreichbar ist.';

export const heldMeanwhile = 'Was Sie hinzufügen, ist für Sie reserviert, während Sie die Buchung abschließen.';
export const yourBookings = 'Ihre Buchungen';

export const noLonger = 'Länger können wir sie nicht reservieren.';
export const moreTime = 'Brauchen Sie mehr Zeit?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Noch ${countdown}.`;
}
