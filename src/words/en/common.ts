// Dialog

export const close = 'Close';

// Places left

export function placesLeft(left: number): string {
  return `${left} left`;
}

// Price option

export const free = 'Free';

export function years(ages: string): string {
  return `${ages} years`;
}

export function peopleInGroup(range: string): string {
  return `${range} people a group`;
}

// Policy lines

export const neverBack = 'Once booked, nothing is paid back.';
export const nothingAfter = 'After that nothing is paid back.';

/** @param before  how long before the start one has to cancel: '24 hours'; null for any time until then */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'any time before the start' : `at least ${before} before the start`;
  const back = percentage >= 100 ? 'you get everything back' : `you get ${percentage} % back`;
  return `Cancel ${when} and ${back}.`;
}

// Engine says

/** What the engine itself says of a refusal, which knows more than the page does; the page's own words where it says nothing. */
export function engineSays(detail: string | undefined, own: string): string {
  return detail || own;
}

// Cart selections

export const notSaved = 'This could not be saved';
export const notLoaded = 'A part of the shop has not been loaded yet. Please try again as soon as you are connected.';
export const tryAgain = 'Try again';

// Passing on

export const addressCopied = 'The address has been copied.';
export const addressNotCopied = "This browser cannot copy. The page's address stands at its top.";

export function numberCopied(number: string): string {
  return `${number} has been copied.`;
}

export function numberNotCopied(number: string): string {
  return `This browser cannot copy. The number is ${number}.`;
}

// Directions link

export const directions = 'Get directions';
