export const label = 'Booking';
export const title = 'Your booking';
export const from = 'from';
export const perGroup = 'per group';
export const perPerson = 'per person';
export const chooseDate = 'Choose a date';
export const change = 'Change your booking';
export const withoutScript = 'Choosing a date needs JavaScript, which is turned off in this browser.';
export const notLoaded = 'The calendar could not be loaded. Check your connection and try again.';
export const tryAgain = 'Try again';

export const estimatedTotal = 'Estimated total';
export const total = 'Total';
export const allNow = 'all of it due when you book';
export const nothingNow = 'nothing due when you book';
export const sending = 'One moment …';
export const add = 'Add to cart';
export const update = 'Update cart';

export const saved = 'Saved on this device';
export const inCart = 'In your cart';
export const changed = 'Changed in your cart';
export const notHeldYet = 'It is sent as soon as the shop can be reached; the places are not held until then.';
export const held = 'Your places are held while you check out.';
export const checkOut = 'Check out';
export const goToCart = 'Go to cart';
export const another = 'Book another date';

export function partNow(now: string, later: string): string {
  return `${now} due when you book, ${later} later`;
}

/** A sentence. */
export function when(date: string, time: string): string {
  return `${date} at ${time}.`;
}
