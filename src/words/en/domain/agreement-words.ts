export const asYouLeftIt = 'All is as you left it: tap once more to go on to payment.';

/** @param changes  one after the other, each of those below */
export function changed(changes: string): string {
  return `Since you asked for it: ${changes}. Please look at it once more before you go on to payment.`;
}

export function totalChanged(before: string, now: string): string {
  return `the total is now ${now}, it was ${before}`;
}

export function lineCame(title: string): string {
  return `“${title}” has been added`;
}

export function lineGone(title: string): string {
  return `“${title}” is not in the cart any more`;
}

export function lineChanged(title: string): string {
  return `“${title}” has changed`;
}
