// Outbox sign

export const title = 'On this device';
export const allSent = 'Everything’s sent.';

export function changesWaiting(count: number): string {
  return `${count} ${count === 1 ? 'change' : 'changes'} waiting to send`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'item needs' : 'items need'} your attention`;
}

// Waiting list

export const listTitle = 'Waiting to send';
export const tryNow = 'Try now';
export const outOfReach = 'We’ll send these in order once you’re online.';
export const inOrder = 'We’re sending these in order.';
export const notHeld = 'Your places aren’t held until then.';
export const discard = 'Discard';
export const mayHaveReached = 'This may already have gone through.';

// Draft cards

export const draftLabel = 'From your expired cart';
export const draftTitle = 'Your cart has expired, but you can add everything back';

export function draftText(count: number): string {
  return `Your places were released. Add ${count === 1 ? 'it' : 'them'} back and we’ll hold what’s still available.`;
}

export function dismissOne(title: string): string {
  return `Dismiss ${title}`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Add it back' : count === 2 ? 'Add both back' : `Add all ${count} back`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Dismiss' : 'Dismiss all';
}

// Order card

export const orderLabel = 'Your order';
export const orderTitle = 'Your order hasn’t been placed yet';
export const orderText = 'You haven’t been charged. Tap once more to place it.';
export const pay = 'Ready to pay';
export const withdraw = 'Cancel order';

// Refused cards

export const refusedLabel = 'Didn’t go through';
export const refusedChange = 'Change it';
export const details = 'See details';
export const cart = 'Go to cart';
export const goWithout = 'Continue without it';
export const keep = 'Keep it as it was';
export const allRight = 'OK';

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

/** @param title  undefined if it is no longer known */
export function dropLine(title: string | undefined): string {
  return `Remove ${title === undefined ? 'an experience' : `“${title}”`}`;
}

export const dropCart = 'Empty cart';
export const createOrder = 'Place order';
export function applyCode(code: string): string {
  return `Apply code ${code}`;
}

export const removeCode = 'Remove the code';
export const holdLonger = 'Hold places longer';
export const saveNote = 'Save your note';
export const saveContact = 'Save your contact details';

// Outbox

export const notAccepted = 'That didn’t go through';
export const goToCart = 'Go to cart';

// Sync mark

export const markSaved = 'Saved on this device';
export const markSending = 'Sending';

// No answer yet

export const noAnswerYet = 'No answer yet. We’re waiting for it, and nothing is sent twice.';

// Pay

export const nothingCharged = 'You haven’t been charged. Please try again in a moment.';
export const notSafe = 'We couldn’t open the payment page safely.';

// Promo

/** The message about a refused code if the reason is not known. */
export const notApplied = 'We couldn’t apply this code.';
export const tooMany = 'That’s too many tries. Wait 15 minutes or continue without a code.';

export function unknown(code: string): string {
  return `We don’t know the code ${code}.`;
}

export function validFrom(code: string, date: string): string {
  return `Code ${code} is valid from ${date}.`;
}

export function validUntil(code: string, date: string): string {
  return `Code ${code} expired on ${date}.`;
}

export function usedUp(code: string): string {
  return `Code ${code} has been fully redeemed.`;
}

export function usedByYou(code: string): string {
  return `You’ve already used code ${code}.`;
}

export function notForThese(code: string): string {
  return `Code ${code} doesn’t apply to the experiences in your cart.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Code ${code} is for ${least} or more. Spend ${missing} more to use it.`;
}
