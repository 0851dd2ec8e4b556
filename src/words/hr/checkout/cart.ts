export const addMore = 'Dodaj još nešto';
export const emptyIt = 'Isprazni košaricu';
export const goOn = 'Dalje na kontakt';
export const notKnown = 'Vašu košaricu trenutačno nije moguće pročitati. Pokušavamo dalje.';

export const heldMeanwhile = 'Mjesta koja dodate čuvamo za vas dok dovršavate rezervaciju.';
export const yourBookings = 'Vaše rezervacije';

export const noLonger = 'Dulje od toga ne možemo ih čuvati.';
export const moreTime = 'Trebate više vremena?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Još ${countdown}.`;
}

/** @param instant  of the last answer; null where there was none */
export function asLastKnown(instant: string | null): string {
  return `Ovo je vaša košarica kakva je bila posljednji put${instant === null ? '' : `, stanje ${instant}`}. Provjeravamo je čim trgovina odgovori.`;
}
