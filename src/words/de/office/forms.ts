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
/** @param id  of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Nummer ${id}`;
}
export const goodColour = 'Schaltflächen in dieser Farbe heben sich von der Seite ab.';
export const faintColour =
  'Schaltflächen in dieser Farbe heben sich kaum von der weißen Seite ab. Wählen Sie eine dunklere.';
export function pickColour(label: string): string {
  return `${label}: nach Augenmaß wählen`;
}
export function unitLabel(label: string): string {
  return `${label}: Einheit`;
}
export const minuteUnits = { days: 'Tage', hours: 'Stunden', minutes: 'Minuten' };
/** Of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} von ${least} Zeichen.`;
}
/** In a select in which nothing is chosen yet. */
export const toChooseOne = 'Bitte wählen …';

// What is wrong with a field

export const chooseOne = 'Bitte wählen Sie etwas aus.';
export const fillIn = 'Bitte füllen Sie dieses Feld aus.';
export const notAnAddress = 'Geben Sie eine Adresse wie https://kajaks.example ein.';
export const wholeNumber = 'Geben Sie eine ganze Zahl ein.';
export const aNumber = 'Geben Sie eine Zahl ein.';

// Two people at once

export const conflicts = 'Beide Fassungen';
export const conflictText =
  'Jemand anderes hat dasselbe Feld geändert, während Sie geschrieben haben. Wählen Sie je Feld eine Fassung und speichern Sie dann.';
export const mine = 'Ihre Fassung';
export const theirs = 'Die andere Fassung';

// A form that saves by itself

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
/** @param count  of the rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
