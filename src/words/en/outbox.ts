// Outbox sign
export const title = 'On this device';
export const allSent = 'Everything’s sent.';
export const changesWaiting = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'} waiting to send`;
export const thingsWaiting = (count: number): string => `${count} ${count === 1 ? 'item needs' : 'items need'} your attention`;

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
export const draftText = (count: number): string => `Your places were released. Add ${count === 1 ? 'it' : 'them'} back and we’ll hold what’s still available.`;
export const dismissOne = (title: string): string => `Dismiss ${title}`;
export const putBack = (count: number): string => (count === 1 ? 'Add it back' : count === 2 ? 'Add both back' : `Add all ${count} back`);
export const dismiss = (count: number): string => (count === 1 ? 'Dismiss' : 'Dismiss all');

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
export const bookAt = (price: string): string => `Book at ${price}`;
export const startWith = (time: string, left: number): string => `${time}, ${left} left`;

// Waiting
export const addLine = (title: string): string => `Add “${title}”`;
export const changeLine = (title: string): string => `Change “${title}”`;
/** @param title  undefined if it is no longer known */
export const dropLine = (title: string | undefined): string => `Remove ${title === undefined ? 'an experience' : `“${title}”`}`;
export const dropCart = 'Empty cart';
export const createOrder = 'Place order';
export const applyCode = (code: string): string => `Apply code ${code}`;
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
export const unknown = (code: string): string => `We don’t know the code ${code}.`;
export const validFrom = (code: string, date: string): string => `Code ${code} is valid from ${date}.`;
export const validUntil = (code: string, date: string): string => `Code ${code} expired on ${date}.`;
export const usedUp = (code: string): string => `Code ${code} has been fully redeemed.`;
export const usedByYou = (code: string): string => `You’ve already used code ${code}.`;
export const notForThese = (code: string): string => `Code ${code} doesn’t apply to the experiences in your cart.`;
export const forMore = (code: string, least: string, missing: string): string => `Code ${code} is for ${least} or more. Spend ${missing} more to use it.`;
