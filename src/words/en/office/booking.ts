export const loading = 'Loading the booking …';
export const back = 'All bookings';

// Guest
export const guest = 'Guest';
export const phone = 'Phone';
export const email = 'Email';
export const noContact = 'No phone and no email.';
export const guestNote = "Guest's note";
export const editGuest = 'Change the contact';
export const firstName = 'First name';
export const lastName = 'Last name';
export const save = 'Save';

// Tours
export const tours = 'Tours';
export const party = 'Party';
export const names = 'Guests';
export const pickup = 'Pick-up';
export const extras = 'Extras';
export const price = 'Price';
export const attendance = { expected: 'Not here yet', checked_in: 'Checked in', no_show: 'Did not come', cancelled: 'Cancelled' } as const;
export const move = 'Change tour, day or party';
export const cancelTour = 'Cancel this tour';
export const cancelBooking = 'Cancel the booking';

// Money
export const money = 'Money';
export const total = 'Total';
export const paid = 'Paid';
export const refunded = 'Paid back';
export const due = 'Due';
export const overdue = 'Overdue';
export const paymentOf = { payment: 'Payment', refund: 'Refund', correction: 'Correction' } as const;
export const paymentStates = {
  open: 'waits for the guest',
  processing: 'is being confirmed',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  owed: 'is on its way to the card',
  sent: 'sent to the card',
  done: 'given back',
  replaced: 'given back by hand instead',
  undone: 'undone',
  corrected: 'the payment was a mistake',
} as const;
export const noPayments = 'Nothing has been paid yet.';
export const methods: { readonly [method: string]: string } = { '1': 'by hand', '2': 'by card page', cash: 'in cash', card_terminal: 'by card terminal', bank_transfer: 'by bank transfer' };
export const takePayment = 'Take a payment';
export const amount = 'Amount';
export const how = 'How';
export const cash = 'Cash';
export const link = 'Payment link for the guest';
export const take = (sum: string): string => `Take ${sum}`;
export const makeLink = (sum: string): string => `Make a link for ${sum}`;
export const linkText = 'Send this link to the guest. The booking shows the payment when it is made.';
export const copyLink = 'Copy the link';
export const copied = 'Copied';
export const note = 'Note';

// A refund that staff give back by hand
export const owed = 'To give back by hand';
export const toGiveBack = (sum: string): string => `To give back by hand: ${sum}`;
export const giveBack = 'Give it back by hand';
export const giveBackHint = 'The guest does not have this money yet. Give it back first, for example in cash or by bank transfer. Then note it here.';
export const cashReturned = (sum: string): string => `I have given back ${sum}`;

// Cancelling
export const cancelHint = 'The places are free for others at once.';
export const guestGetsEmail = 'The guest gets an email.';
export const policyPays = (sum: string, percent: number): string => `The policy pays back ${sum} (${percent} %). You may change it.`;
export const policyTooLate = 'The policy pays nothing back any more. You may still pay back.';
export const nothingPaid = 'Nothing was paid, so nothing is paid back.';
export const refundAmount = 'Pay back';
export const refundAll = (amount: string): string => `Give back all: ${amount}`;
export const mostRefund = (sum: string): string => `At most ${sum}.`;
export const cancelAndPayBack = (sum: string): string => `Cancel and pay back ${sum}`;
export const cancelWithoutRefund = 'Cancel without paying back';

// Moving
export const day = 'Day';
export const start = 'Start';
export const chooseStart = 'Choose a start';
export const noStarts = 'There is no departure on this day.';
export const free = (places: number): string => (places === 1 ? '1 place free' : `${places} places free`);
export const findPrice = 'Show the new price';
export const newPrice = (before: string, after: string): string => `${before} before, ${after} after.`;
export const moveDue = (sum: string): string => `${sum} is due then.`;
export const moveNow = 'Change the booking';
export const moveAndPayBack = (sum: string): string => `Change and pay back ${sum}`;

// Emails and note
export const emails = 'Emails';
export const noEmails = 'No email has been sent yet.';
export const emailKinds: { readonly [kind: string]: string } = {
  reserved: 'reservation',
  expired: 'reservation has ended',
  confirmed: 'confirmation with vouchers',
  moved: 'change of the booking',
  changed: 'tour cancelled',
  cancelled: 'booking cancelled',
  reminder: 'reminder',
  rest_paid: 'payment received',
  rest_due: 'balance due',
  refunded: 'refund',
  link: 'link to the booking',
  departure_cancelled: 'departure cancelled',
  message: 'message of the shop',
};
export const emailTo = (address: string | undefined): string => (address ? `to ${address}` : '');
export const resend = 'Send the confirmation again';
export const resent = 'The confirmation is on its way.';
export const staffNote = 'Team note';
export const saveNote = 'Save the note';

// History
export const history = 'History';
export const who = { guest: 'The guest', shop: 'The shop', staff: 'Somebody of the team' } as const;
export const events = {
  placed: (name: string, total: string) => `${name} made the booking for ${total}`,
  status: (name: string, status: string) => `${name} set the booking to “${status}”`,
  payment: (name: string, sum: string, how: string) => `${name} took ${sum} ${how}`,
  guestPaid: (sum: string) => `The guest paid ${sum} by card`,
  payment_link: (name: string, sum: string) => `${name} made a payment link for ${sum}`,
  refund: (name: string, sum: string) => `${name} paid back ${sum} to the card`,
  cardRefund: (sum: string) => `Refund of ${sum} to the card`,
  gaveBack: (name: string, sum: string, how: string) => `${name} gave back ${sum} ${how}`,
  corrected: (name: string, sum: string, how: string) => `${name} undid a payment of ${sum} ${how}`,
  refund_failed: (sum: string, why: string) => `The refund of ${sum} did not arrive${why && `: ${why}`}`,
  disputed: (sum: string) => `The guest’s bank disputes ${sum}`,
  dispute_won: (sum: string) => `The dispute over ${sum} was won: the money is back`,
  cancelled: (name: string) => `${name} cancelled the booking`,
  line_cancelled: (name: string, title: string) => `${name} cancelled “${title}”`,
  moved: (name: string, title: string, before: string, after: string) => `${name} changed “${title}” from ${before} to ${after}`,
  attendance: (name: string, title: string, to: string) => `${name} set “${title}” to “${to}”`,
  contact: (name: string, contact: string) => `${name} changed the contact${contact && ` to ${contact}`}`,
  note: (name: string, note: string) => `${name} wrote a note${note && `: ${note}`}`,
  guests: (name: string, title: string) => `${name} changed the guests of “${title}”`,
  emailed: (kinds: string) => `Email sent: ${kinds}`,
  redacted: () => 'Personal data were erased',
} as const;
export const people = (number: number): string => (number === 1 ? '1 guest' : `${number} guests`);
export const noHistory = 'This booking is older than its history.';

// Notices at the top of the booking about the last change
export const cancelled = 'Cancelled.';
export const goesToCard = (sum: string): string => `${sum} goes back to the card.`;
export const goesBack = (sum: string): string => `${sum} goes back the way it was paid.`;
export const changed = 'The booking is changed.';
export const taken = (sum: string, how: string): string => `${sum} taken ${how}.`;
export const noted = 'The refund is noted as given back.';
export const saved = 'Saved.';
