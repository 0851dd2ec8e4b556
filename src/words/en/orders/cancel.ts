export const title = 'Cancellation';
export const open = 'Cancel this booking';

export const question = 'Cancel this booking?';
export const asking = 'Asking the shop what goes back…';
export const outOfReach =
  'Cancelling needs the network: the shop cannot be reached just now. Nothing has been cancelled, and nothing is sent later by itself.';
export const keep = 'Keep it';
export const nothingCancelled = 'Nothing has been cancelled.';

export const cancelLine = 'Cancel the booking';
export const cancelOrder = 'Cancel the whole order';
export const goesBack = 'Goes back';
export const whatToCancel = 'What is to be cancelled?';

export function agreed(policy: string): string {
  return `As agreed when you booked: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Only ${experience}`;
}

/** Of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `The whole order, ${bookings} bookings`;
}

export const noAnswerTitle = 'The shop did not answer.';
export const noAnswer =
  'The shop did not answer, so we do not know whether it is cancelled. Please try again: it is never cancelled twice.';
export const notCancelledTitle = 'Your booking was not cancelled.';
