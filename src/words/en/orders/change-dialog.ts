export const title = 'Change your booking';
export const gone = 'This is not offered any more, so it cannot be changed here.';
export const outOfReach =
  'Changing needs the network: the shop cannot be reached just now. Nothing has been changed, and nothing is sent later by itself.';
export const noAnswer =
  'The shop did not answer, so we do not know whether it is changed. Please try again: it is never changed twice.';
export const calendarNotLoaded = 'The calendar could not be loaded. Check your connection; it is tried again.';

export const change = 'Change the booking';
export const changeAndPay = 'Change it and go to pay';
export const emailMissing = 'Please enter the email of this booking.';
export const same = 'Choose another date, start or party above.';
export const gaps = 'Something is still to be chosen.';
export const asking = 'Asking what it costs…';
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
