// Order page

export const noSuchLine = 'This order has no such booking.';
export const noSuchOrder = 'There is no such booking here.';
export const notSeenHere = 'The shop cannot be reached just now, and this booking has not been seen on this device.';
export const asLastSeen = 'This is your booking as it was last seen on this device.';
export const bookedTogether = 'Booked together';
export const departureCancelled =
  'This tour does not take place. Please open the link in our email: you choose your money back, all of it, or another day.';

// Overview page

export const storedHere = 'These were made or opened on this device. The list is kept here only.';
export const past = 'Past bookings';
export const none = 'No booking has been made on this device yet.';
export const findSomething = 'Find something to do';

// Find booking

export const findTitle = 'Find a booking';
export const how = 'Was it made on another device? We send the way to it to its e-mail address.';
export const number = 'Booking number';
export const email = 'Email';
export const send = 'Send the link';

// Find booking

export const asked = 'If there is such a booking, its address gets a mail with the way to it in a moment.';
export const busy = 'This could not be asked just now. Please try again in some minutes.';
export const outOfReach = 'This needs the network: the shop cannot be reached just now. Nothing was sent.';

// Orders

export const noSuchBooking = 'There is no such booking any more.';
export const notStarted = 'The payment could not be started.';
export const otherEmail = 'This booking was not made with that address. Please enter the one that its mails go to.';

// Booked line

export const start = 'Start';
export const participants = 'Participants';
export const answers = 'Your answers';

export function pickupAt(place: string): string {
  return `Pick-up: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Drop-off: ${place}`;
}

// Line event

export function eventVoucher(number: string): string {
  return `Voucher ${number}`;
}

export function eventPickup(place: string): string {
  return `Pick-up: ${place}`;
}

// Voucher

export const voucher = 'Voucher';
export const addToCalendar = 'Add to calendar';
export const print = 'Print';

export function qrCode(number: string): string {
  return `QR code of voucher ${number}`;
}

export function meetingPoint(place: string): string {
  return `Meeting point: ${place}`;
}

// Order money

export const order = 'Order';
export const payAgain = 'Try the payment again';

/** Before a name. */
export const bookedBy = 'Booked by';

export function payRest(amount: string): string {
  return `Pay the rest, ${amount}`;
}

// Money rows

export const orderNumber = 'Order number';
export const subtotal = 'Subtotal';
export const rowTotal = 'Total';
export const paid = 'Paid';
export const paidBack = 'Paid back';
export const due = 'Due';
export const toPayNow = 'To pay now';
export const leftForLater = 'Left for later';

export function discount(code: string): string {
  return `Discount (${code})`;
}

// Due

export function dueBy(date: string): string {
  return `Due by ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `${amount} due by ${date}`;
}

export function amountDue(amount: string): string {
  return `${amount} due`;
}

// Status badge

export const booked = 'Confirmed';
export const completed = 'Completed';
export const reserved = 'Reserved, to be paid';
export const confirming = 'Payment being confirmed';
export const unfinished = 'Payment not finished';
export const failed = 'Payment failed';
export const givenUp = 'Not paid';
export const expired = 'Expired';
export const cancelled = 'Cancelled';

// Shop links

export function pleaseAsk(name: string): string {
  return `Please ask ${name}.`;
}

/** Before its telephone number and address. */
export function ask(name: string): string {
  return `Ask ${name}:`;
}

// Ways on

export const yourBookings = 'Your bookings';
export const backToShop = 'Back to the shop';
export const goOnToPay = 'Go on to pay';
export const tryAgain = 'Try again';
