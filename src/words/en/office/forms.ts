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

// Problems of fields

/** The texts that replace the engine's messages in forms. `{}` stands for the numbers and names of a message, in their order. */
export const fieldMessages: Readonly<Record<string, string>> = {
  'A valid id is required.': 'Choose one.',
  'Enter a measurement ID, such as G-AB12CD34EF.': 'Enter a measurement ID, such as G-AB12CD34EF.',
  'Enter the ID of a dataset: only digits.': 'Enter the dataset ID: only digits.',
  'Enter the domain of the site, such as tours.example.': 'Enter a domain, such as tours.example.',
  'Enter a public address that begins with https://.':
    'Enter an address that begins with https:// and can be reached from the internet.',
  'Enter the address of a script that begins with https://.':
    'Enter the address of a script that begins with https://.',
  'Enter an address such as https://kayaks.example/.': 'Enter an address such as https://kayaks.example.',
  'This field may not be blank.': 'Fill this in.',
  'This field may not be null.': 'Fill this in.',
  'This field is required.': 'Fill this in.',
  'This field is required!': 'Fill this in.',
  'A valid integer is required.': 'Enter a whole number.',
  'A valid number is required.': 'Enter a number.',
  'Expected a date: YYYY-MM-DD.': 'Enter a date.',
  'Expected a time: hh:mm or hh:mm:ss.': 'Enter a time.',
  'Enter a valid email address.': 'Enter an email address.',
  'Enter a valid phone number.': 'Enter a phone number with its country code, such as +385 91 234 5678.',
  'This list may not be empty.': 'Add at least one.',
  'Null characters are not allowed.': 'This text has characters that cannot be saved.',
  'Surrogate characters are not allowed: U+{}.': 'This text has characters that cannot be saved.',
  'Ensure this field has no more than {} characters.': 'Use at most {} characters.',
  'Ensure this field has at least {} characters.': 'Use at least {} characters.',
  'Ensure that each highlight has at least {} characters.': 'Each highlight needs at least {} characters.',
  'Ensure this field has no more than {} elements.': 'Use at most {}.',
  'Ensure that there are no more than {} decimal places.': 'Use at most {} digits after the decimal point.',
  'Ensure that there are no more than {} digits in total.': 'This number is too long.',
  'Ensure that there are no more than {} digits before the decimal point.': 'This number is too large.',
  'String value too large.': 'This number is too long.',
  'Ensure this value is less than or equal to {}.': 'Enter {} or less.',
  'Ensure this value is greater than or equal to {}: so many are taken at one start.':
    '{} are already taken at one start.',
  'Ensure this value is greater than or equal to {}.': 'Enter {} or more.',
  'Invalid pk "{}" - object does not exist.': 'This no longer exists. Choose another one.',
  'Select a valid choice. {} is not one of the available choices.': 'Choose one of the list.',
  '"{}" is not a valid choice.': 'Choose one of the list.',
  'This password is entirely numeric.': 'Use letters too, not only digits.',
  'This password is too common.': 'Many people use this password. Choose another one.',
  'The password is too similar to the {}.': 'Choose a password that is not like your name or address.',
  'This password is too short. It must contain at least {} characters.': 'Use at least {} characters.',
  'user with this email address already exists.':
    'This address has an account already. Sign in, or ask for a new password.',
  'Invalid password.': 'This is not your password.',
  'The tour departs at this time already.': 'The tour already departs at this time.',
  'This day has not enough places any more. Choose another one.':
    'This day no longer has enough places. Choose another one.',
  'The schedule has no such start.': 'The tour has no departure then.',
  'Ensure that a season does not end before it begins.': 'The last day must not be before the first.',
  'Ensure that its last day is not before its first.': 'The last day must not be before the first.',
  'Ensure that each day is there once.': 'This day is in the list twice.',
  'HEIC cannot be read here: save the picture as JPEG.': 'HEIC pictures cannot be read. Save the picture as JPEG.',
  'SVG is not taken, for it can hold scripts: save it as PNG.':
    'SVG pictures are not accepted. Save the picture as PNG.',
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.':
    'This file is not a picture, or it is damaged.',
  'The submitted file is empty.': 'The file is empty.',
  'A store shows it, which has one currency.': 'A shop shows this tour, and a shop has one currency.',
  'Its rates are priced in another currency.': 'Its rates have prices in another currency.',
  'It is priced in {}, the store sells in {}.': 'The tour has prices in {}, and the shop sells in {}.',
  'It is priced in {}, the experience in {}.': 'This has prices in {}, and the tour in {}.',
  'Its experiences are priced in {}.': 'The tours of the shop have prices in {}.',
  'It stays as it is, because the shop has bookings.': 'It stays as it is, because the shop has bookings.',
  'Its prices have more decimals than {}.': 'Its prices have more decimals than {}.',
  'Ensure that each is there once.': 'Something is in the list twice.',
  'Where it is offered, at least one point is needed.': 'Add at least one pick-up point.',
  'Each rate needs at least one pricing option.': 'Each rate needs at least one price.',
  'Only a group can take a whole departure: the rate has no group pricing.':
    'Only a rate with a group price can take a whole departure.',
  'An option of this rate takes a whole departure.': 'A price of this rate takes a whole departure.',
  'A group comes by itself: only a rate without group pricing asks for an adult.':
    'Only a rate with prices per person can ask for an adult.',
  'A published experience needs a rate. Archive it, or add another one first.':
    'A published tour needs a rate. Add another rate first, or archive the tour.',
  'Ensure that each size of a party is there once.': 'Each size of a party can be there only once.',
  'Ensure that each {} is there once.': 'Something is in the list twice.',
  'A question of this type needs its choices.': 'Add the answers to choose from.',
  'Ensure that no two choices are the same.': 'Two answers are the same.',
  'Ensure that each tier ends closer to the start than the one before it.':
    'Begin with the longest time before the start. Each row needs a shorter one.',
  'A code that leaves the price as it is has no value.':
    'This kind of code does not change the price. Leave this empty.',
  'There is no such video, or it may not be shown elsewhere.':
    'This video does not exist, or it may not be shown on other sites.',
  'Ensure that no two beside each other have the same slug.': 'Two categories have the same name.',
  'Enter a host name such as tours.example.': 'Enter a domain such as tours.example.',
  'This is the own address of the installation, where STORE says which store answers.':
    'This address belongs to the platform. Enter your own domain.',
  'This is the own address of the installation.': 'This address belongs to the platform. Enter your own domain.',
  'Its supplier has not agreed to this. Ask at /api/resale-agreements/ first.':
    'The supplier of this tour has not agreed to its sale. Ask the supplier first.',
  '{} with this {} already exists.': 'This is already taken. Choose another one.',
  'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.':
    'Use only letters without accents, digits and hyphens.',
  'A slug may not consist of digits only.': 'Use letters too, not only digits.',
  'Enter a code of letters and digits, with hyphens, dots or underscores between them.':
    'Use letters and digits, with hyphens, dots or underscores between them.',
  'Enter a colour as #rrggbb.': 'Enter a colour, such as #1a6b8a.',
  'Its images are still being made: publish it when one of them is ready.':
    'The pictures are still being prepared. Publish the tour when one of them is ready.',
  '{} is needed before it is published.': 'This is needed before the tour is published.',
  'This name is reserved for the installation. Enter another one without dots before .{}.':
    'This name is reserved. Enter another one, without dots before .{}.',
};

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
