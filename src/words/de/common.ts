import { decimal } from './decimal.ts';

// Dialog

export const close = 'Schließen';

// Places left

export function placesLeft(left: number): string {
  return `noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
}

/** Replaces `placesLeft` if few are left. */
export function onlyLeft(left: number): string {
  return `Nur noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
}

// Price option

export function years(ages: string): string {
  return `${ages} Jahre`;
}

export function peopleInGroup(range: string): string {
  return `${range} Personen pro Gruppe`;
}

// Policy lines

export const neverBack = 'Nach der Buchung ist keine Erstattung möglich.';
export const nothingAfter = 'Danach ist keine Erstattung mehr möglich.';

/** @param before  how long before the start a guest must cancel: '24 Stunden'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'vor Beginn' : `mindestens ${before} vor Beginn`;
  const back = percentage >= 100 ? 'den vollen Betrag' : `${decimal(percentage)} % des Betrags`;
  return `Wenn Sie ${when} stornieren, erhalten Sie ${back} zurück.`;
}

// Engine says

/** The page's own words, because the engine's message about a refusal is English. */
export function engineSays(_detail: string | undefined, own: string): string {
  return own;
}

// Cart selections

export const notSaved = 'Das konnte nicht gespeichert werden';
export const notLoaded =
  'Ein Teil der Seite ist noch nicht geladen. Bitte versuchen Sie es erneut, sobald Sie online sind.';
export const tryAgain = 'Erneut versuchen';

// Passing on

export const addressCopied = 'Link kopiert.';
export const addressNotCopied = 'Ihr Browser kann nicht kopieren. Der Link steht in der Adresszeile.';

export function numberCopied(number: string): string {
  return `${number} kopiert.`;
}

export function numberNotCopied(number: string): string {
  return `Ihr Browser kann nicht kopieren. Die Nummer ist ${number}.`;
}

// Directions link

export const directions = 'Route anzeigen';

/** The accessible name of a drawn map. */
export function mapOf(name: string): string {
  return `Karte mit ${name}`;
}
