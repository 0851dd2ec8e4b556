export const addMore = 'Add something else';
export const emptyIt = 'Empty cart';
export const goOn = 'Go to Contact Info';
export const asLastKnown = 'This is your cart as it was last known. It is checked as soon as the shop can be reached.';

export const heldMeanwhile = 'What you add is held for you while you check out.';
export const yourBookings = 'Your bookings';

export const noLonger = 'They cannot be held any longer than that.';
export const moreTime = 'Need more time?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `${countdown} left.`;
}
