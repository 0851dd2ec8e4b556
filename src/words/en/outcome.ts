// Success page

export const yourOrder = 'Your order';
export const asLastKnown = 'The shop cannot be reached just now. This is how your order stood last; we keep asking.';
export const outOfReach =
  'The shop cannot be reached just now, so we cannot say how your order stands. Whatever you have paid is not lost; we keep asking.';
export const unknown = 'We do not know this order';
export const unknownWhy = "The address may be incomplete. Your bookings on this device are under 'Your bookings'.";
export const bookAgain = 'Book again';
export const seeBooking = 'See your booking';

export function order(number: string): string {
  return `Order ${number}`;
}

export function mailed(email: string): string {
  return `We have sent all you need to ${email}.`;
}

// Outcome

export const bookedTitle = 'You are going!';

export function bookedToPayLater(owed: string, by: string | null): string {
  return `It is booked. ${owed} is to be paid later${by ? `, by ${by}` : ''}.`;
}

export function bookedInPart(paid: string, owed: string, by: string | null): string {
  return `It is booked: ${paid} is paid, ${owed} is left to pay${by ? `, by ${by}` : ''}.`;
}

export function bookedAndPaid(paid: string): string {
  return `It is booked, and ${paid} is paid.`;
}

export function wasOn(when: string): string {
  return `It was on ${when}`;
}

export const overTitle = 'It is over';
export const thanks = 'Thank you for coming.';

export function leftToPay(owed: string, by: string | null): string {
  return `${owed} is left to pay${by ? `; it was due by ${by}` : ''}.`;
}

export const reservedTitle = 'Your places are reserved';

export function reserved(owed: string, until: string | null): string {
  return `${owed} is to be paid to the shop${until ? ` until ${until}` : ''}. Then the booking is confirmed.`;
}

export function leftForLater(money: string, by: string | null): string {
  return `The rest, ${money}, is due ${by ? `by ${by}` : 'later'}.`;
}

export const confirmingTitle = 'Your payment is being confirmed';
export const confirming =
  'This takes a moment. You can stay or leave: nothing is lost, and this page tells as soon as it is known.';

export const unfinishedTitle = 'Your payment is not finished';

export function unfinished(until: string | null): string {
  return `The card page is still open, and your places are held${until ? ` until ${until}` : ''}.`;
}

export const failedTitle = 'The payment did not go through';
export const givenUpTitle = 'The payment was cancelled';
export const nothingCharged = 'Nothing has been charged.';

export function stillHeld(until: string | null): string {
  return `Your places are still held${until ? ` until ${until}` : ''}.`;
}

export const expiredTitle = 'The time to pay has passed';
export const expired = 'Nothing has been charged, and the places are free for others again.';
export const expiredAndPaidBack = 'The payment came when the places were gone. It has been paid back in full.';

export const cancelledTitle = 'This order was cancelled';
export const nothingLeftToPay = 'Nothing is left to pay.';

export function goesBack(money: string): string {
  return `${money} goes back the way it was paid.`;
}

export function isRetained(money: string): string {
  return `${money} is kept, by its cancellation policy.`;
}

export function questionsAt(email: string): string {
  return `Questions are answered at ${email}.`;
}

// Manual payment

export const manualTitle = 'How to pay';
export const reference = 'Payment reference';

// Numbered

export function copy(number: string): string {
  return `Copy ${number}`;
}
