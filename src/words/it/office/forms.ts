export const save = 'Salva';
export const none = 'Nessuno';
export const yes = 'Sì';
export const no = 'No';
export const addRow = 'Aggiungi una riga';
export function removeRow(number: number): string {
  return `Elimina la riga ${number}`;
}
export function searchIn(label: string): string {
  return `Cerca: ${label}`;
}
export const nothingFound = 'Nessun risultato. Prova con un’altra parola.';
export const remove = 'Elimina';
export function removeOne(title: string): string {
  return `Elimina ${title}`;
}
export function entry(number: number): string {
  return `Riga ${number}`;
}
export function moveUp(number: number): string {
  return `Sposta in alto la riga ${number}`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Numero ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: scegli a occhio`;
}
export function unitLabel(label: string): string {
  return `${label}: unità`;
}
export const minuteUnits = { days: 'giorni', hours: 'ore', minutes: 'minuti' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} di ${least} caratteri.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Scegli…';

// Two people at once

export const conflicts = 'Entrambe le versioni';
export const conflictText =
  'Qualcun altro ha cambiato lo stesso campo mentre scrivevi. Scegli una versione di ogni campo, poi salva.';
export const mine = 'La tua';
export const theirs = 'L’altra';

// A form without a button to save

export const saving = 'Salvataggio…';
export const unsaved = 'Non ancora salvato';
export const toChoose = 'Non salvato: prima scegli una versione.';
export const trySave = 'Riprova';
export function savedAt(time: string): string {
  return `Salvato alle ${time}`;
}
export function notSaved(why: string): string {
  return `Non salvato: ${why}`;
}
export const wrongFields = 'Non è stato salvato nulla. Correggi i campi segnati.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
