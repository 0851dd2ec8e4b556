export const save = 'Speichern';
export const none = 'Keine Angabe';
export const yes = 'Ja';
export const no = 'Nein';
export const addRow = 'Zeile hinzufügen';
export function removeRow(number: number): string {
  return `Zeile ${number} löschen`;
}
export function searchIn(label: string): string {
  return `Suchen: ${label}`;
}
export const nothingFound = 'Nichts gefunden. Versuchen Sie ein anderes Wort.';
export const remove = 'Löschen';
export function removeOne(title: string): string {
  return `${title} löschen`;
}
export function entry(number: number): string {
  return `Zeile ${number}`;
}
export function moveUp(number: number): string {
  return `Zeile ${number} nach oben`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Nummer ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: nach Augenmaß wählen`;
}
export function unitLabel(label: string): string {
  return `${label}: Einheit`;
}
export const minuteUnits = { days: 'Tage', hours: 'Stunden', minutes: 'Minuten' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} von ${least} Zeichen.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Bitte wählen …';

// Two people at once

export const conflicts = 'Beide Fassungen';
export const conflictText =
  'Jemand anderes hat dasselbe Feld geändert, während Sie geschrieben haben. Wählen Sie je Feld eine Fassung und speichern Sie dann.';
export const mine = 'Ihre Fassung';
export const theirs = 'Die andere Fassung';

// A form without a button to save

export const saving = 'Wird gespeichert …';
export const unsaved = 'Noch nicht gespeichert';
export const toChoose = 'Nicht gespeichert: Wählen Sie erst eine Fassung.';
export const trySave = 'Erneut versuchen';
export function savedAt(time: string): string {
  return `Gespeichert um ${time}`;
}
export function notSaved(why: string): string {
  return `Nicht gespeichert: ${why}`;
}
export const wrongFields = 'Nichts wurde gespeichert. Bitte korrigieren Sie die markierten Felder.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
