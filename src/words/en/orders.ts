// Order page
export const noSuchLine = 'That booking isn’t part of this order.';
export const noSuchOrder = 'We can’t find this booking.';
export const notSeenHere = 'This booking isn’t saved on this device. Try again once you’re online.';
export const asLastSeen = (instant: string): string => `Last updated ${instant}, as saved on this device.`;
export const bookedTogether = 'Booked together';
export const departureCancelled = 'This tour has been cancelled. Open the link in our email to choose a full refund or another date.';

// Keeping the ticket
export const safariDeletes = 'Safari deletes saved bookings after 7 days without a visit.';
export const keepOnIphone = 'To keep your ticket, save it as a picture, or tap Share, then Add to Home Screen. The link in your email brings it back, too.';
export const keepInSafari = 'To keep your ticket, save it as a picture. The link in your email brings it back, too.';

// Overview page
export const storedHere = 'Bookings made or opened on this device. You also have them by email.';
export const past = 'Past bookings';
export const none = 'No bookings on this device yet.';
export const notChecked = 'We couldn’t check this order yet. You’ll see it here once you’re online.';
export const findSomething = 'Find something to do';

// Find booking
export const findTitle = 'Find a booking';
export const how = 'Booked on another device? We’ll email you a link.';
export const number = 'Booking number';
export const email = 'Email';
export const send = 'Send the link';

// Find booking
export const linkRequested = 'If we find that booking, a link is on its way to its email address.';
export const busy = 'We couldn’t send that right now. Please try again in a few minutes.';
export const outOfReach = 'We can’t connect right now. Please try again once you’re online.';

// Orders
export const noSuchBooking = 'This booking no longer exists.';
export const notStarted = 'We couldn’t start the payment.';

// Booked line
export const answers = 'Your answers';

// Voucher
export const addToCalendar = 'Add to calendar';
export const saveAsPicture = 'Save as picture';
export const pictureFailed = 'We couldn’t make the picture. Take a screenshot of your ticket instead.';
export const print = 'Print';
export const qrCode = (number: string): string => `QR code of voucher ${number}`;

// Order money
export const order = 'Order';
export const payAgain = 'Try the payment again';
/** Stands before a name. */
export const bookedBy = 'Booked by';
export const payRest = (amount: string): string => `Pay the rest: ${amount}`;

// Money rows
export const subtotal = 'Subtotal';
export const rowTotal = 'Total';
export const paid = 'Paid';
export const paidBack = 'Refunded';
export const due = 'Due';
export const toPayNow = 'To pay now';
export const leftForLater = 'To pay later';
export const discount = (code: string): string => `Discount (${code})`;

// Due
export const dueBy = (date: string): string => `Due by ${date}`;
export const amountDueBy = (amount: string, date: string): string => `${amount} due by ${date}`;
export const amountDue = (amount: string): string => `${amount} due`;

// Status badge
export const booked = 'Confirmed';
export const completed = 'Completed';
export const reserved = 'Reserved, payment due';
export const confirming = 'Confirming payment';
export const unfinished = 'Payment not finished';
export const failed = 'Payment failed';
export const abandoned = 'Not paid';
export const expired = 'Expired';
export const cancelled = 'Cancelled';

// Shop links
export const pleaseAsk = (name: string): string => `Please contact ${name}.`;
/** Stands before the shop's telephone number and email address. */
export const ask = (name: string): string => `Contact ${name}:`;

// Ways on
export const yourBookings = 'Your bookings';
export const backToShop = 'Back to all experiences';
export const goOnToPay = 'Continue to payment';
export const tryAgain = 'Try again';
