export const addMore = 'Dodaj još nešto';
export const emptyIt = 'Isprazni košaricu';
export const goOn = 'Dalje na kontakt';
export const asLastKnown =
  'Ovo je vaša košarica kakva je bila posljednji put. Provjeravamo je čim trgovina bude dostupna.';

export const heldMeanwhile = 'Mjesta koja dodate čuvamo za vas dok dovršavate rezervaciju.';
export const yourBookings = 'Vaše rezervacije';

export const noLonger = 'Dulje od toga ne možemo ih čuvati.';
export const moreTime = 'Trebate više vremena?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Još ${countdown}.`;
}
