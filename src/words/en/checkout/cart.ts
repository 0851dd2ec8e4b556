export const addMore = 'Add something else';
export const emptyIt = 'Empty cart';
export const goOn = 'Go to Contact Info';
export const notKnown = 'Your cart cannot be read just now. We keep trying.';

export const heldMeanwhile = 'What you add is held for you while you check out.';
export const yourBookings = 'Your bookings';

export const noLonger = 'They cannot be held any longer than that.';
export const moreTime = 'Need more time?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `${countdown} left.`;
}

/** @param instant  of the last answer; null where there was none */
export function asLastKnown(instant: string | null): string {
  return `This is your cart as it was last known${instant === null ? '' : `, as of ${instant}`}. It is checked as soon as the shop can answer.`;
}
