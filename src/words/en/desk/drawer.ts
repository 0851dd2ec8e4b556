export const title = 'Drawer';
export const closed = 'The drawer is closed.';
export const open = 'Open the drawer';
export const openAmount = 'Cash in the drawer now';
export function takenWhileClosed(amount: string): string {
  return `${amount} was taken in cash while the drawer was closed. Count it too.`;
}
export function openSince(time: string, who: string): string {
  return `Open since ${time}, ${who}`;
}
export const expected = 'Should be in the drawer';
export const opening = 'At the start';
export const taken = 'Taken in cash';
export const moved = 'Put in and taken out';
export const putIn = 'Put in';
export const takeOut = 'Take out';
export const amount = 'Amount';
export const reason = 'Reason';
export const reasonHint = 'For example: to the bank, change';
export const reasonMissing = 'Please give a reason.';
export const close = 'Close the drawer';
export const counted = 'Counted';
export const countNow = 'Count what is in the drawer';
export const noDifference = 'The cash is exactly right.';
export function tooMuch(amount: string): string {
  return `${amount} too much`;
}
export function tooLittle(amount: string): string {
  return `${amount} missing`;
}
export const ledger = 'Cash';
export const nothingYet = 'No cash yet.';
export const kinds = {
  drawer_open: 'Opened',
  drawer_move: 'Moved',
  drawer_close: 'Counted',
  payment: 'Payment',
} as const;
/** The name of an entry of cash that was given back to a guest. */
export const returned = 'Given back in cash';
export const print = 'Print';
export const csv = 'Save as CSV';
export const earlier = 'Earlier';
export const csvHead = ['Date', 'Time', 'What', 'Amount', 'Currency', 'Booking', 'Who', 'Reason'];
export const cancel = 'Cancel';
export function session(date: string, from: string, to: string): string {
  return `${date}, ${from} to ${to}`;
}
