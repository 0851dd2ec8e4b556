// Greeting

/** @param name  the first name; '' if it is not known @param headline  'you’re booked!' */
export function heading(name: string, headline: string): string {
  return name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Hi ${name}, ${headline}`;
}

export function hello(name: string): string {
  return name === '' ? 'Hello' : `Hi ${name}`;
}

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

export function andMore(title: string, more: number): string {
  return `${title} + ${more} more`;
}

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

export function yourNumber(number: string): string {
  return `Your booking number is ${number}.`;
}

export const showTicket = 'Just show the QR code when you arrive, on your phone or on paper.';
export const keepTicket =
  'No network on the day? Open your booking and save the ticket as a picture, or add that page to your home screen. Safari deletes saved bookings after 7 days without a visit; the link in this email brings yours back.';
export const onTheDay = 'Here’s everything you need on the day.';
export const asItIsNow = 'Here’s your booking as it is now.';
export const theRest = 'The rest of your booking stays as it is:';

export function partCancelled(number: string): string {
  return `We’ve cancelled this part of your booking ${number}:`;
}

export function heldUntil(until: string | null): string {
  return until ? `We’re holding your places until ${until}.` : 'We’re holding your places.';
}

export function payByCard(sum: string): string {
  return `Please pay ${sum} by card. We’ll confirm by email as soon as it’s paid; unpaid places are released.`;
}

/** @param way  how the guest pays, such as 'Bank transfer'; null if it is not known */
export function payTo(sum: string, shop: string, way: string | null): string {
  return `Please pay ${sum} to ${shop}${way ? ` (${way})` : ''}. We’ll confirm by email as soon as it’s paid; unpaid places are released.`;
}

export const howToPay = 'How to pay';

export function reference(number: string): string {
  return `Payment reference: ${number}`;
}

export function expired(number: string): string {
  return `The time to pay for booking ${number} has passed, so we’ve released your places. There’s nothing to pay.`;
}

export function cancelled(number: string): string {
  return `We’ve cancelled your booking ${number}:`;
}

export const noRefund = 'There’s no refund.';

export function refund(sum: string): string {
  return `We’ll refund ${sum} to your original payment method. It can take a few days to show.`;
}

export function refundOf(number: string): string {
  return `This refund is for your booking ${number}.`;
}

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

export function received(number: string): string {
  return `Thank you for your payment for booking ${number}.`;
}

export function paidInFull(number: string): string {
  return `Thank you! Your booking ${number} is paid in full.`;
}

export function pleasePay(sum: string, number: string, by: string | null): string {
  return `Please pay the remaining ${sum} for your booking ${number}${by ? ` by ${by}` : ''}.`;
}

export function hereIsTheLink(number: string): string {
  return `You asked for the link to your booking ${number}.`;
}

// Money

export const total = 'Total';
export const paid = 'Paid';
export const toPayNow = 'To pay now';
export const due = 'Still to pay';

export function later(by: string | null): string {
  return by ? `Later, by ${by}` : 'Later';
}

export function dueBy(by: string): string {
  return `Still to pay by ${by}`;
}

// Links

export const seeBooking = 'View your booking';
export const bookAgain = 'Book again';
export const choose = 'Choose refund or another day';

export function pay(sum: string): string {
  return `Pay ${sum}`;
}

export function payRest(sum: string): string {
  return `Pay the remaining ${sum}`;
}

// Cancelled departure

export const movedByUs = 'We had to move your tour to another start. The price stays the same.';
export const reservationEnded = 'Your reservation has ended, and there’s nothing to pay.';
export const chooseDay = 'Please choose another day at the same price, or cancel. You haven’t paid anything for it.';

export function chooseRefund(sum: string): string {
  return `Please choose: a full refund (${sum}), or another day at the same price.`;
}

export function otherwiseRefund(until: string): string {
  return `You have until ${until}. If we don’t hear from you by then, we’ll refund you.`;
}

export function otherwiseEnds(until: string): string {
  return `You have until ${until}. If we don’t hear from you by then, your booking ends.`;
}

// Foot

export const questions = 'Questions? We’re happy to help:';

export function booking(number: string): string {
  return `Booking ${number}`;
}

/** The links at the foot. */
export const legal = { imprint: 'Imprint', terms: 'Terms', privacy: 'Privacy' };

/** The text in place of the picture, if a program shows no pictures. */
export const qrCode = 'QR code';

// Names of payments on the card page

export function partPayment(what: string, total: string): string {
  return `${what} (part payment, total ${total})`;
}
export function changeTo(title: string, when: string): string {
  return `${title}: change to ${when}`;
}
