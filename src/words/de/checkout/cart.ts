export const addMore = 'Noch etwas hinzufügen';
export const emptyIt = 'Warenkorb leeren';
export const goOn = 'Weiter zum Kontakt';
export const notKnown = 'Ihr Warenkorb kann gerade nicht gelesen werden. Wir versuchen es weiter.';

export const heldMeanwhile = 'Was Sie hinzufügen, ist für Sie reserviert, während Sie die Buchung abschließen.';
export const yourBookings = 'Ihre Buchungen';

export const noLonger = 'Länger können wir sie nicht reservieren.';
export const moreTime = 'Brauchen Sie mehr Zeit?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Noch ${countdown}.`;
}

/** @param instant  of the last answer; null where there was none */
export function asLastKnown(instant: string | null): string {
  return `Das ist Ihr Warenkorb, wie er zuletzt bekannt war${instant === null ? '' : `, Stand ${instant}`}. Er wird geprüft, sobald der Shop antwortet.`;
}
