// Change section
export const sectionTitle = 'Change date or guests';
export const lapsed = 'Your last change wasn’t paid for, so your booking hasn’t changed.';
export const sectionOpen = 'Change date or guests';
export const sectionOutOfReach = 'You need to be online to change this booking.';
export const changeable = (until: string): string => `You can change it until ${until}. You’ll pay any difference or get it back.`;

// Change dialog
export const changeTitle = 'Change your booking';
export const changeGone = 'This experience is no longer offered, so it can’t be changed here.';
export const changeOutOfReach = 'You need to be online to change this booking. Nothing has been changed.';
export const changeNoAnswer = 'We couldn’t confirm that. Try again; your booking won’t be changed twice.';
export const calendarNotLoaded = 'We couldn’t load the calendar. Check your connection; we’ll keep trying.';
export const change = 'Change booking';
export const changeAndPay = 'Change and pay';
export const emailMissing = 'Please enter the email used for this booking.';
export const same = 'Choose another date, time or group above.';
export const gaps = 'There’s still something to choose.';
export const changeAsking = 'Checking the price…';
export const refused = 'Not available.';
export const unreachable = 'You’re offline, so nothing can be changed right now.';
export const whatChanges = 'What changes';
export const now = 'Now';
export const afterwards = 'Then';
export const moreGuests = 'Names you’ve given stay. Please send us the new guests’ names.';
export const fewerGuests = 'We keep the first guests on your list and remove the last. Tell us if someone else is staying home.';
export const discountThen = (amount: string): string => `Your discount will be ${amount}.`;

// Change pending
export const confirming = 'Confirming the payment. This takes a moment.';
export const restDropsIt = 'If you pay the rest first, this change is cancelled.';
export const drop = 'Cancel this change';

// Change
export const costsSame = 'The price stays the same.';
export const costsMore = (amount: string): string => `It costs ${amount} more.`;
export const costsLess = (amount: string): string => `It costs ${amount} less.`;
export const payMore = (amount: string): string => `You pay ${amount} more now.`;
export const differenceGoesBack = (amount: string, isByHand: boolean): string => `You’ll get ${amount} back ${isByHand ? 'the way you paid' : 'on your card'}.`;
export const leftToPay = (amount: string): string => `You’ll then have ${amount} left to pay.`;
/** @param time  time of day; null without a limit of time */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` until ${time}`;
  return `Waiting for your payment of ${amount}${until}. Your booking stays as it is until then.`;
}

// Changing
export const changed = 'Your booking has been changed.';
export const dropped = 'Change cancelled. Your booking stays as it was.';
export const dropNoAnswer = 'We couldn’t confirm that. Please try again.';

// Cancel
export const cancelTitle = 'Cancellation';
export const cancelOpen = 'Cancel this booking';
export const question = 'Cancel this booking?';
export const cancelAsking = 'Checking your refund…';
export const cancelOutOfReach = 'You need to be online to cancel. Nothing has been cancelled.';
export const keep = 'Keep booking';
export const nothingCancelled = 'Nothing has been cancelled.';
export const cancelLine = 'Cancel booking';
export const cancelOrder = 'Cancel whole order';
export const cancelGoesBack = 'Refund';
export const whatToCancel = 'What would you like to cancel?';
export const agreed = (policy: string): string => `As agreed when you booked: ${policy}`;
export const onlyLine = (experience: string): string => `Only ${experience}`;
/** Names an order of two bookings or more. */
export const wholeOrder = (bookings: number): string => `The whole order, ${bookings} bookings`;
export const noAnswerTitle = 'We couldn’t confirm that.';
export const cancelNoAnswer = 'We couldn’t confirm that. Try again; you won’t be charged or cancelled twice.';
export const notCancelledTitle = 'Your booking hasn’t been cancelled.';

// Cancel
export const placesLetGo = 'You haven’t paid anything yet, so we’ll just release your places.';
export const nothingBack = 'You can still cancel, but there’s no refund any more.';
export const nothingLost = 'You haven’t paid for it, so there’s nothing to lose.';
export const cannotBe = 'This booking can’t be cancelled.';
export const freeUntil = (instant: string): string => `Free cancellation until ${instant}.`;
export const partUntil = (percentage: number, instant: string): string => `${percentage} % refund until ${instant}.`;
export const tooLateSince = (instant: string): string => `The cancellation deadline was ${instant}.`;
export const nothingPaid = 'You haven’t paid anything, so there’s nothing to refund.';
export const nothingGoesBack = 'You won’t get a refund.';
export const refundGoesBack = (amount: string): string => `You’ll get ${amount} back.`;
export const byHand = 'We’ll pay you back the way you paid.';
export const byCard = 'We’ll refund the card you paid with. It can take a few days to show.';
export const allRetained = 'The amount you paid isn’t refunded.';
export const refundWithheld = (amount: string): string => `${amount} isn’t refunded.`;
export const restRetained = (percentage: number): string => `The other ${percentage} % of what you paid isn’t refunded.`;
export const quoted = (sentence: string): string => `“${sentence}”`;
/** @param how  how the money goes back: one of the sentences above */
export const onItsWay = (amount: string, how: string): string => `Your refund is ${amount}. ${how}`;

// Cancelling
export const cancelled = 'Your booking has been cancelled.';

// The buyer's email

// The email address that a buyer enters to change or cancel a booking.
export const email = 'Email used for this booking';
export const emailHint = 'So we know it’s you.';
