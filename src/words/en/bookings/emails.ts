// Greeting
/** @param name  the first name; '' if it is not known @param headline  'you’re booked!' */
export const heading = (name: string, headline: string): string => (name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Hi ${name}, ${headline}`);
export const hello = (name: string): string => (name === '' ? 'Hello' : `Hi ${name}`);

// Subjects, each before the title of a tour
export const subjects = {
  booked: 'Booking confirmed',
  changed: 'Booking changed',
  reserved: 'Places reserved',
  expired: 'Reservation expired',
  cancelled: 'Booking cancelled',
  refund: 'Refund',
  received: 'Payment received',
  paidInFull: 'Paid in full',
  due: 'Payment due',
  link: 'Your booking',
  today: 'Today',
  tomorrow: 'Tomorrow',
  soon: 'Soon',
  notTakingPlace: 'Your tour is cancelled',
};
export const andMore = (title: string, more: number): string => `${title} + ${more} more`;
export const yourOrder = 'your order';

// News, each after a greeting
export const headlines = {
  booked: 'you’re booked!',
  moved: 'your booking has changed',
  changed: 'part of your booking is cancelled',
  reserved: 'your places are reserved',
  expired: 'your reservation has expired',
  cancelled: 'your booking is cancelled',
  refund: 'your refund is on its way',
  received: 'we’ve received your payment',
  paidInFull: 'your booking is paid in full',
  due: 'a payment is due',
  link: 'here’s the link to your booking',
  today: 'it’s today!',
  tomorrow: 'see you tomorrow!',
  soon: 'see you soon!',
  notTakingPlace: 'we’re sorry, your tour is cancelled',
};

// Text
export const yourNumber = (number: string): string => `Your booking number is ${number}.`;
export const showTicket = 'Just show the QR code when you arrive, on your phone or on paper.';
export const keepTicket = 'No network on the day? Open your booking and save the ticket as a picture, or add that page to your home screen. Safari deletes saved bookings after 7 days without a visit; the link in this email brings yours back.';
export const onTheDay = 'Here’s everything you need on the day.';
export const asItIsNow = 'Here’s your booking as it is now.';
export const theRest = 'The rest of your booking stays as it is:';
export const partCancelled = (number: string): string => `We’ve cancelled this part of your booking ${number}:`;
export const heldUntil = (until: string | null): string => (until ? `We’re holding your places until ${until}.` : 'We’re holding your places.');
export const payByCard = (sum: string): string => `Please pay ${sum} by card. We’ll confirm by email as soon as it’s paid; unpaid places are released.`;
/** @param way  how the guest pays, such as 'Bank transfer'; null if it is not known */
export const payTo = (sum: string, shop: string, way: string | null): string => `Please pay ${sum} to ${shop}${way ? ` (${way})` : ''}. We’ll confirm by email as soon as it’s paid; unpaid places are released.`;
export const howToPay = 'How to pay';
export const reference = (number: string): string => `Payment reference: ${number}`;
export const expired = (number: string): string => `The time to pay for booking ${number} has passed, so we’ve released your places. There’s nothing to pay.`;
export const cancelled = (number: string): string => `We’ve cancelled your booking ${number}:`;
export const noRefund = 'There’s no refund.';
export const refund = (sum: string): string => `We’ll refund ${sum} to your original payment method. It can take a few days to show.`;
export const refundOf = (number: string): string => `This refund is for your booking ${number}.`;
/** The reasons why a payment is paid back, by the code of its failure. */
export const paidBack = {
  notChanged: 'Your payment came after the new places had gone, so your booking is as it was.',
  abandoned: 'Your payment came after the change had been given up, so your booking is as it was.',
  cancelled: 'Your payment came after the booking had been cancelled.',
  tooLittle: 'Your payment was less than the amount that was asked for.',
  notSold: 'Your payment came when the tour was no longer on sale.',
  gone: 'Your payment came when the places had gone.',
};
export const paidBackInFull = 'It goes back in full.';
export const received = (number: string): string => `Thank you for your payment for booking ${number}.`;
export const paidInFull = (number: string): string => `Thank you! Your booking ${number} is paid in full.`;
export const pleasePay = (sum: string, number: string, by: string | null): string => `Please pay the remaining ${sum} for your booking ${number}${by ? ` by ${by}` : ''}.`;
export const hereIsTheLink = (number: string): string => `You asked for the link to your booking ${number}.`;

// Money
export const total = 'Total';
export const paid = 'Paid';
export const toPayNow = 'To pay now';
export const due = 'Still to pay';
export const later = (by: string | null): string => (by ? `Later, by ${by}` : 'Later');
export const dueBy = (by: string): string => `Still to pay by ${by}`;

// Links
export const seeBooking = 'View your booking';
export const bookAgain = 'Book again';
export const choose = 'Choose refund or another day';
export const pay = (sum: string): string => `Pay ${sum}`;
export const payRest = (sum: string): string => `Pay the remaining ${sum}`;

// Cancelled departure
export const movedByUs = 'We had to move your tour to another start. The price stays the same.';
export const reservationEnded = 'Your reservation has ended, and there’s nothing to pay.';
export const chooseDay = 'Please choose another day at the same price, or cancel. You haven’t paid anything for it.';
export const chooseRefund = (sum: string): string => `Please choose: a full refund (${sum}), or another day at the same price.`;
export const otherwiseRefund = (until: string): string => `You have until ${until}. If we don’t hear from you by then, we’ll refund you.`;
export const otherwiseEnds = (until: string): string => `You have until ${until}. If we don’t hear from you by then, your booking ends.`;

// Foot
export const questions = 'Questions? We’re happy to help:';
export const booking = (number: string): string => `Booking ${number}`;
/** The links at the foot. */
export const legal = { imprint: 'Imprint', terms: 'Terms', privacy: 'Privacy' };
/** The text in place of the picture, if a program shows no pictures. */
export const qrCode = 'QR code';

// Names of payments on the card page
export const partPayment = (what: string, total: string): string => `${what} (part payment, total ${total})`;
export const changeTo = (title: string, when: string): string => `${title}: change to ${when}`;
