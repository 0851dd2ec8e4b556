// Change section

export const sectionTitle = 'Another date, or other guests';
export const lapsed = 'Your last change was not paid, so your booking is as it was.';
export const sectionOpen = 'Change date or guests';
export const sectionOutOfReach = 'Changing needs the network: the shop cannot be reached just now.';

export function changeable(until: string): string {
  return `You can change it here until ${until}. You pay the difference, or get it back.`;
}

// Change dialog

export const changeTitle = 'Change your booking';
export const changeGone = 'This is not offered any more, so it cannot be changed here.';
export const changeOutOfReach =
  'Changing needs the network: the shop cannot be reached just now. Nothing has been changed, and nothing is sent later by itself.';
export const changeNoAnswer =
  'The shop did not answer, so we do not know whether it is changed. Please try again: it is never changed twice.';
export const calendarNotLoaded = 'The calendar could not be loaded. Check your connection; it is tried again.';

export const change = 'Change the booking';
export const changeAndPay = 'Change it and go to pay';
export const emailMissing = 'Please enter the email of this booking.';
export const same = 'Choose another date, start or party above.';
export const gaps = 'Something is still to be chosen.';
export const changeAsking = 'Asking what it costs…';
export const refused = 'This cannot be had.';
export const unreachable = 'The shop cannot be reached just now, so nothing can be changed.';

export const whatChanges = 'What changes';
export const now = 'Now';
export const afterwards = 'Then';
export const moreGuests =
  'Those who come already keep their names and answers. Please tell the shop the names of those who come along.';
export const fewerGuests =
  'The first names that you gave stay, the last ones go. Please tell the shop if somebody else stays at home.';

export function discountThen(amount: string): string {
  return `Your discount then is ${amount}.`;
}

// Change pending

export const confirming = 'Its payment is being confirmed. This takes a moment.';
export const restDropsIt = 'Paying the rest of the order first drops this change.';
export const drop = 'Drop the change';

// Change

export const costsSame = 'It costs the same.';

export function costsMore(amount: string): string {
  return `It costs ${amount} more.`;
}

export function costsLess(amount: string): string {
  return `It costs ${amount} less.`;
}

export function payMore(amount: string): string {
  return `You pay ${amount} more now.`;
}

export function differenceGoesBack(amount: string, isByHand: boolean): string {
  return `${amount} goes back ${isByHand ? 'the way you paid it' : 'to your card'}.`;
}

export function leftToPay(amount: string): string {
  return `${amount} of the order is left to pay then.`;
}

/** @param time  of day; null where it waits for as long as it takes */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` until ${time}`;
  return `Waiting for the payment of ${amount}${until}. Until it is paid, your booking stays as it is.`;
}

// Changing

export const changed = 'Your booking is changed.';
export const dropped = 'The change is dropped. Your booking is as it was.';
export const changedOutOfReach = 'The shop cannot be reached just now. Nothing has been dropped.';

// Cancel

export const cancelTitle = 'Cancellation';
export const cancelOpen = 'Cancel this booking';

export const question = 'Cancel this booking?';
export const cancelAsking = 'Asking the shop what goes back…';
export const cancelOutOfReach =
  'Cancelling needs the network: the shop cannot be reached just now. Nothing has been cancelled, and nothing is sent later by itself.';
export const keep = 'Keep it';
export const nothingCancelled = 'Nothing has been cancelled.';

export const cancelLine = 'Cancel the booking';
export const cancelOrder = 'Cancel the whole order';
export const cancelGoesBack = 'Goes back';
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
export const cancelNoAnswer =
  'The shop did not answer, so we do not know whether it is cancelled. Please try again: it is never cancelled twice.';
export const notCancelledTitle = 'Your booking was not cancelled.';

// Cancel

export const placesLetGo = 'Nothing has been paid yet: your places are simply let go.';
export const nothingBack = 'It can be cancelled, but nothing is paid back any more.';
export const nothingLost = 'Nothing has been paid for it, so nothing is lost.';
export const cannotBe = 'By its terms it cannot be cancelled.';

export function freeUntil(instant: string): string {
  return `Free of charge until ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `${percentage} % is paid back until ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `It has been too late to cancel since ${instant}.`;
}

export const nothingPaid = 'Nothing has been paid, so nothing goes back.';
export const nothingGoesBack = 'Nothing goes back to you.';
export function refundGoesBack(amount: string): string {
  return `${amount} goes back to you.`;
}

export const byHand = 'The shop pays it back the way you paid it.';
export const byCard = 'It goes back the way it was paid. Banks take some days to show it.';

export const allRetained = 'What was paid for it is kept by the shop.';
export function refundWithheld(amount: string): string {
  return `${amount} is kept by the shop.`;
}

export function restRetained(percentage: number): string {
  return `The other ${percentage} % of what was paid for it is kept by the shop.`;
}

export function quoted(sentence: string): string {
  return `“${sentence}”`;
}

/** @param how  it goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `${amount} goes back. ${how}`;
}

// Cancelling

export const cancelled = 'Your booking is cancelled.';

// Whose

// The email address that a buyer enters to change or cancel a booking.
export const email = 'Email of this booking';
export const emailHint = 'To be sure that it is yours.';
