export const save = 'Save';
export const none = 'None';
export const yes = 'Yes';
export const no = 'No';
export const addRow = 'Add a row';
export const removeRow = (number: number): string => `Delete row ${number}`;
export const searchIn = (label: string): string => `Search: ${label}`;
export const nothingFound = 'Nothing found. Try another word.';
export const remove = 'Delete';
export const removeOne = (title: string): string => `Delete ${title}`;
export const entry = (number: number): string => `Row ${number}`;
export const moveUp = (number: number): string => `Move row ${number} up`;
/** @param id  id of an object whose title is not known yet */
export const chosen = (id: string): string => `Number ${id}`;
export const pickColour = (label: string): string => `${label}: choose by eye`;
export const unitLabel = (label: string): string => `${label}: unit`;
export const minuteUnits = { days: 'days', hours: 'hours', minutes: 'minutes' };
/** The hint of a text that is too short. */
export const characters = (count: number, least: number): string => `${count} of ${least} characters.`;
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Choose …';

// Two people at once
export const conflicts = 'Both versions';
export const conflictText = 'Somebody else has changed the same field while you were writing. Choose a version of each field, then save.';
export const mine = 'Yours';
export const theirs = 'Theirs';

// A form without a button to save
export const saving = 'Saving …';
export const unsaved = 'Not saved yet';
export const toChoose = 'Not saved: choose a version first.';
export const trySave = 'Try again';
export const savedAt = (time: string): string => `Saved at ${time}`;
export const notSaved = (why: string): string => `Not saved: ${why}`;
export const wrongFields = 'Nothing was saved. Please correct the marked fields.';
/** @param count  number of rows, such as subcategories */
export const rowsOf = (label: string, count: number): string => `${label} (${count})`;
