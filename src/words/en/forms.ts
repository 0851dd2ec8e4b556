import { people } from './formats.ts';

// Cart

export const nameTooShort = 'Please enter at least 3 characters.';
export const nameTooLong = 'Max length is 512 characters.';
export const badEmail = 'Please enter a valid email.';
export const badPhone = 'Please enter a valid phone number.';
export const noteTooLong = 'Max description length is 5000 characters.';

// Orders

export const required = 'This field is required!';
export const noNumber = 'Please enter the number of your booking.';
export const noEmail = 'Please enter the email used for this booking.';

// Order form

export const badPercentage = 'Please enter a percentage from 0 to 100.';
export const orderNoNumber = 'Please enter a number.';
export const unclearAmount =
  'This can be read in two ways. Please enter thousands without a point or comma, for example 1200.';

export function atLeast(amount: string): string {
  return `The least you can pay is ${amount}.`;
}

export function atMost(amount: string): string {
  return `The most you can pay is ${amount}.`;
}

export function leavesTooLittle(rest: string, total: string): string {
  return `That would leave ${rest}, too little for a card. Pay all of it: ${total}.`;
}

export function tooFine(places: number): string {
  return places === 0 ? 'Please enter an amount without decimals.' : `Please enter at most ${places} decimals.`;
}

// Participants

export const nobody = 'Participants info is required!';
export const noFirstName = 'First name is required!';
export const noLastName = 'Last name is required!';

export function tooMany(most: number): string {
  return `You’ve booked for ${people(most)}. Remove some names or change the booking.`;
}

// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, person ${number}`;
}

export const questionUnanswered = 'Please answer this question.';
export const questionNoNumber = 'Please enter a number.';
export const questionNoDate = 'Please enter a date.';
export const questionNoChoice = 'Please choose one of the options.';
export const questionNoBoolean = 'Please answer yes or no.';
export const questionTooLong = 'Please use 1000 characters or fewer.';

// Problems

/** The message at a field that the engine refused for a reason that the page does not know. */
export const checkThis = 'Please check this field.';
/** The message if no field has one. */
export const notTaken = 'Something wasn’t accepted. Please check your details and try again.';
export const notThereAnyMore = 'The shop has changed this since. Please choose again.';
export const contactFirst = 'Please fill in the contact details first.';
