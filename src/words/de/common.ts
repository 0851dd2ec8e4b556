import { decimal } from './decimal.ts';

export const close = 'Schließen';
export const placesLeft = (left: number): string => `noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
export const onlyLeft = (left: number): string => `Nur noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
export const years = (ages: string): string => `${ages} Jahre`;
export const peopleInGroup = (range: string): string => `${range} Personen pro Gruppe`;
export const neverBack = 'Nach der Buchung ist keine Erstattung möglich.';
export const nothingAfter = 'Danach ist keine Erstattung mehr möglich.';
/** @param before  how long before the start a guest must cancel: '24 Stunden'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'vor Beginn' : `mindestens ${before} vor Beginn`;
  const back = percentage >= 100 ? 'den vollen Betrag' : `${decimal(percentage)} % des Betrags`;
  return `Wenn Sie ${when} stornieren, erhalten Sie ${back} zurück.`;
}
/** The page's own words, because the engine's message about a refusal is English. */
export const engineSays = (_detail: string | undefined, own: string): string => own;
export const notSaved = 'Das konnte nicht gespeichert werden';
export const notLoaded = 'Ein Teil der Seite ist noch nicht geladen. Bitte versuchen Sie es erneut, sobald Sie online sind.';
export const tryAgain = 'Erneut versuchen';
export const addressCopied = 'Link kopiert.';
export const addressNotCopied = 'Ihr Browser kann nicht kopieren. Der Link steht in der Adresszeile.';
export const numberCopied = (number: string): string => `${number} kopiert.`;
export const numberNotCopied = (number: string): string => `Ihr Browser kann nicht kopieren. Die Nummer ist ${number}.`;
export const directions = 'Route anzeigen';
export const mapOf = (name: string): string => `Karte mit ${name}`;
