export const save = 'Spremi';
export const none = 'Nije navedeno';
export const yes = 'Da';
export const no = 'Ne';
export const addRow = 'Dodaj redak';
export function removeRow(number: number): string {
  return `Izbriši ${number}. redak`;
}
export function searchIn(label: string): string {
  return `Traži: ${label}`;
}
export const nothingFound = 'Ništa nije pronađeno. Pokušajte drugu riječ.';
export const remove = 'Izbriši';
export function removeOne(title: string): string {
  return `Izbriši: ${title}`;
}
export function entry(number: number): string {
  return `Redak ${number}`;
}
export function moveUp(number: number): string {
  return `Pomakni redak ${number} gore`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Broj ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: odaberite na oko`;
}
export function unitLabel(label: string): string {
  return `${label}: jedinica`;
}
export const minuteUnits = { days: 'dana', hours: 'sati', minutes: 'minuta' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} od ${least} znakova.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Odaberite …';

// Two people at once

export const conflicts = 'Obje verzije';
export const conflictText =
  'Netko je promijenio isto polje dok ste pisali. Za svako polje odaberite verziju, a zatim spremite.';
export const mine = 'Vaša verzija';
export const theirs = 'Druga verzija';

// A form without a button to save

export const saving = 'Sprema se …';
export const unsaved = 'Još nije spremljeno';
export const toChoose = 'Nije spremljeno: prvo odaberite verziju.';
export const trySave = 'Pokušaj ponovno';
export function savedAt(time: string): string {
  return `Spremljeno u ${time}`;
}
export function notSaved(why: string): string {
  return `Nije spremljeno: ${why}`;
}
export const wrongFields = 'Ništa nije spremljeno. Ispravite označena polja.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
