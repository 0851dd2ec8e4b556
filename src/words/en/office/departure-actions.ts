/** Actions on a whole departure: staff cancel it, move it, or write to its guests. */
export const buttons = { cancel: 'Cancel this departure', move: 'Move all guests', message: 'Write to all guests' } as const;
export const loading = 'Loading the bookings …';
export const reports = 'What was done so far';
export const noReports = 'This departure was not cancelled or moved, and nobody has written to all its guests.';
export const leases = 'Places that are reserved at desks';
export const noLeases = 'No places are reserved at desks.';
export function leased(count: number, time: string): string {
  const places = count === 1 ? '1 place' : `${count} places`;
  return `${places} until ${time}`;
}
export const endLease = 'End it';
export const endLeaseHint = 'Places that the reseller has sold and not reported yet count only while places are free.';
export const cancelledHint = 'This departure is cancelled. Its guests choose money back or another day.';

// Before an action
export const bookings = (count: number): string => (count === 1 ? '1 booking' : `${count} bookings`);
export const guests = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`);
export const nobody = 'Nobody has booked it.';
export const goesBack = (money: string): string => `Up to ${money} goes back.`;
export const goesBackByHand = (sum: string): string => `You give back ${sum} of that by hand: it was paid in cash, by transfer or at a terminal.`;
export const nothingPaid = 'Nothing was paid for it.';
export const withoutEmail = (count: number): string => (count === 1 ? '1 booking has no email address. The report shows whom to call.' : `${count} bookings have no email address. The report shows whom to call.`);
export const cancelHint = 'The departure closes at once. Each guest gets one email with a link to choose all of the money or another day at the same price.';
export const moveHint = 'Each guest gets one email with the new voucher. The price stays the same.';
export const reason = 'Your words to the guests (optional)';
export const chooseWithin = 'Guests can choose for';
export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
export const deadlineHint = 'After that card payments go back by themselves.';
export function cancelNow(count: number, money: string | null): string {
  if (count === 0) return 'Cancel the departure';
  const who = count === 1 ? 'Cancel 1 booking' : `Cancel ${count} bookings`;
  return money === null ? who : `${who}, up to ${money} back`;
}
export const moveTo = 'Move to';
export const noOthers = 'No other departure of this tour has enough places. Add a departure or places in the calendar first.';
export const left = (places: number): string => (places === 1 ? '1 place free' : `${places} places free`);
export const moveNow = (count: number): string => (count === 1 ? 'Move 1 booking' : `Move ${count} bookings`);
export const subject = 'Subject';
export const message = 'Message';
export const missing = 'Please enter something.';
export const sendNow = (count: number): string => (count === 1 ? 'Write to 1 booking' : `Write to ${count} bookings`);

// The report
export const kinds = { cancel: 'Cancelled', move: 'Moved', message: 'Message' } as const;
export const report = { cancel: 'Cancelled departure', move: 'Moved departure', message: 'Message to all guests' } as const;
export const startedBy = (name: string, when: string): string => (name ? `by ${name}, ${when}` : when);
export const movedTo = (when: string): string => `to ${when}`;
export const working = (done: number, count: number): string => `${done} of ${count} bookings are done. You can leave this page: the work goes on.`;
export function counts(open: number, done: number, failed: number): string {
  const parts = [open > 0 ? `${open} to choose` : null, `${done} done`, failed > 0 ? `${failed} failed` : null];
  return parts.filter(Boolean).join(' · ');
}
export const chooseBy = (when: string): string => `Guests choose until ${when}. After that card payments go back by themselves.`;
export const staysByHand = (sum: string): string => `Guests of the open bookings paid ${sum} in cash, by transfer or at a terminal: you give it back by hand.`;
export const show = 'Show';
export const shown = { all: 'All', open: 'To choose', failed: 'Failed', call: 'To call' } as const;
export const none = 'No booking is like this.';
export const retry = 'Try the failed ones again';
export const states = {
  waiting: 'Waiting',
  open: 'Has not chosen yet',
  notified: 'Was told',
  not_notified: 'No email address',
  refunded: 'Money back',
  moved: 'Another day',
  released: 'Reservation ended',
  gone: 'Was cancelled before',
  failed: 'Failed',
} as const;
export const choosers = { guest: 'chosen by the guest', staff: 'chosen by staff', shop: 'after the deadline' } as const;
export const noEmailHint = 'No email address: please call.';
export const noContactHint = 'No email address and no phone number: only the guest can get in touch.';
export const giveBack = (money: string): string => `Give back ${money} by hand`;
export const choose = 'Choose for the guest';
export const call = (name: string): string => `Call ${name}`;

// Staff choose for a guest
export const chooseFor = (name: string): string => `Choose for ${name}`;
export const moneyBack = (money: string): string => `Money back: ${money}`;
export const cancelOnly = 'Cancel: nothing was paid';
export const byHandHint = 'Money that was paid by hand is given back by hand: note it on the booking afterwards.';
export const anotherDay = 'Another day';
export const moveGuest = 'Move to this day';
export const noDays = 'No other day has enough places.';
