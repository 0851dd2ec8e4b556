export const save = 'Save';
export const none = 'None';
export const yes = 'Yes';
export const no = 'No';
export const addRow = 'Add a row';
export function removeRow(number: number): string {
  return `Delete row ${number}`;
}
export function searchIn(label: string): string {
  return `Search: ${label}`;
}
export const nothingFound = 'Nothing found. Try another word.';
export const remove = 'Delete';
export function removeOne(title: string): string {
  return `Delete ${title}`;
}
export function entry(number: number): string {
  return `Row ${number}`;
}
export function moveUp(number: number): string {
  return `Move row ${number} up`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Number ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: choose by eye`;
}
export function unitLabel(label: string): string {
  return `${label}: unit`;
}
export const minuteUnits = { days: 'days', hours: 'hours', minutes: 'minutes' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} of ${least} characters.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Choose …';

// Two people at once

export const conflicts = 'Both versions';
export const conflictText =
  'Somebody else has changed the same field while you were writing. Choose a version of each field, then save.';
export const mine = 'Yours';
export const theirs = 'Theirs';

// A form without a button to save

export const saving = 'Saving …';
export const unsaved = 'Not saved yet';
export const toChoose = 'Not saved: choose a version first.';
export const trySave = 'Try again';
export function savedAt(time: string): string {
  return `Saved at ${time}`;
}
export function notSaved(why: string): string {
  return `Not saved: ${why}`;
}
export const wrongFields = 'Nothing was saved. Please correct the marked fields.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
