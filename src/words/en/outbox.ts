// Outbox sign

export const title = 'On this device';
export const allSent = 'Everything has been sent.';

export function changesWaiting(count: number): string {
  return `${count} ${count === 1 ? 'change waits' : 'changes wait'} to be sent`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'thing waits' : 'things wait'} for you`;
}

// Waiting list

export const listTitle = 'Waiting to be sent';
export const tryNow = 'Try now';
export const outOfReach =
  'The shop cannot be reached just now. These go out by themselves, in this order, as soon as it can.';
export const inOrder = 'These go out by themselves, in this order.';
export const notHeld = 'No place is held before the shop has answered.';
export const discard = 'Discard';
export const mayHaveReached = 'It may have reached the shop already.';

// Draft cards

export const draftLabel = 'From your expired cart';
export const draftTitle = 'Your cart has expired, but what was in it is still here';

export function draftText(count: number): string {
  return `Its places are free for others again. Put ${count === 1 ? 'it' : 'them'} back, and the shop holds what is still free.`;
}

export function dismissOne(title: string): string {
  return `Dismiss ${title}`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Put it back' : `Put all ${count} back`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Dismiss' : 'Dismiss all';
}

// Order card

export const orderLabel = 'Your order';
export const orderTitle = 'Your order has not been placed yet';
export const orderText = 'Nothing has been charged. It is placed when you tap once more.';
export const pay = 'Ready to pay';
export const withdraw = 'Do not order';

// Refused cards

export const refusedLabel = 'Could not be done';
export const refusedChange = 'Change it';
export const details = 'Look at the details';
export const cart = 'Go to cart';
export const goWithout = 'Go without it';
export const keep = 'Keep it as it was';
export const allRight = 'All right';

export function bookAt(price: string): string {
  return `Book at ${price}`;
}

export function startWith(time: string, left: number): string {
  return `${time}, ${left} left`;
}

// Waiting

export function addLine(title: string): string {
  return `Add “${title}”`;
}

export function changeLine(title: string): string {
  return `Change “${title}”`;
}

/** @param title  undefined where nobody knows it any more */
export function dropLine(title: string | undefined): string {
  return `Remove ${title === undefined ? 'an experience' : `“${title}”`}`;
}

export const dropCart = 'Empty the cart';
export const createOrder = 'Place the order';
export function applyCode(code: string): string {
  return `Apply the code “${code}”`;
}

export const removeCode = 'Take the code away';
export const holdLonger = 'Hold the places for longer';
export const saveNote = 'Save your note';
export const saveContact = 'Save your contact details';

// Outbox

export const notAccepted = 'It was not accepted';
export const goToCart = 'Go to cart';

// Sync mark

export const markSaved = 'Saved on this device';
export const markSending = 'Sending';

// Pay

export const nothingCharged = 'Nothing has been charged. Please try again in a moment.';
export const notSafe = 'The payment page could not be opened safely.';

// Promo

/** Said of a code where the reason is not known. */
export const notApplied = 'This code could not be applied.';
export const tooMany = 'Too many codes have been tried. Please wait a quarter of an hour, or go on without one.';

export function unknown(code: string): string {
  return `There is no promo code '${code}'.`;
}

export function validFrom(code: string, date: string): string {
  return `The code ${code} is valid from ${date}.`;
}

export function validUntil(code: string, date: string): string {
  return `The code ${code} was valid until ${date}.`;
}

export function usedUp(code: string): string {
  return `The code ${code} has been used up.`;
}

export function usedByYou(code: string): string {
  return `You have used the code ${code} as often as it can be used.`;
}

export function notForThese(code: string): string {
  return `The code ${code} is not for what is in your cart.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `The code ${code} is for ${least} or more: ${missing} is missing.`;
}
