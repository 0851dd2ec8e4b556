// Dialog
export const close = 'Close';

// Places left
export const placesLeft = (left: number): string => `${left} left`;
/** Replaces `placesLeft` if few are left. */
export const onlyLeft = (left: number): string => `Only ${left} left`;

// Price option
export const years = (ages: string): string => `${ages} years`;
export const peopleInGroup = (range: string): string => `${range} people per group`;

// Policy lines
export const neverBack = 'Non-refundable: there’s no refund once you’ve booked.';
export const nothingAfter = 'After that there’s no refund.';
/** @param before  how long before the start a guest must cancel: '24 hours'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'any time before the start' : `at least ${before} before the start`;
  const back = percentage >= 100 ? 'for a full refund' : `for a ${percentage} % refund`;
  return `Cancel ${when} ${back}.`;
}

// Engine says
/** The engine's message about a refusal, because the engine knows more than the page; the page's own words if it sends none. */
export const engineSays = (detail: string | undefined, own: string): string => detail || own;

// Cart selections
export const notSaved = 'We couldn’t save that';
export const notLoaded = 'Part of this page hasn’t loaded yet. Try again when you’re online.';
export const tryAgain = 'Try again';

// Passing on
export const addressCopied = 'Link copied.';
export const addressNotCopied = 'Your browser can’t copy. The link is in the address bar.';
export const numberCopied = (number: string): string => `${number} copied.`;
export const numberNotCopied = (number: string): string => `Your browser can’t copy. The number is ${number}.`;

// Directions link
export const directions = 'Get directions';
/** The accessible name of a drawn map. */
export const mapOf = (name: string): string => `Map with ${name}`;
