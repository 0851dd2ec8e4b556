// Success page
export const yourOrder = 'Your order';
export const asLastKnown = 'We can’t connect right now. This is the last we know about your order; we’ll keep checking.';
export const outOfReach = 'We can’t connect right now, so we can’t show your order. Any payment you’ve made is safe; we’ll keep checking.';
export const unknown = 'We can’t find this order';
export const unknownWhy = 'The link may be incomplete. You’ll find the bookings of this device under “Your bookings”.';
export const bookAgain = 'Book again';
export const seeBooking = 'See your booking';
export const order = (number: string): string => `Order ${number}`;
export const mailed = (email: string): string => `Everything you need is on its way to ${email}.`;

// Outcome
export const bookedTitle = 'You’re booked!';
export const bookedToPayLater = (owed: string, by: string | null): string => `Your booking is confirmed. You’ll pay ${owed} ${by ? `by ${by}` : 'later'}.`;
export const bookedInPart = (paid: string, owed: string, by: string | null): string => `You’ve paid ${paid}. The remaining ${owed} is due ${by ? `by ${by}` : 'later'}.`;
export const bookedAndPaid = (paid: string): string => `You’ve paid ${paid}. All set!`;
export const wasOn = (when: string): string => `Took place on ${when}`;
export const overTitle = 'Hope you enjoyed it';
export const thanks = 'Thanks for coming!';
export const leftToPay = (owed: string, by: string | null): string => `There’s still ${owed} to pay${by ? `; it was due by ${by}` : ''}.`;
export const reservedTitle = 'We’re holding your places';
export const reserved = (owed: string, until: string | null): string => `Pay us ${owed}${until ? ` by ${until}` : ''} and your booking is confirmed.`;
export const leftForLater = (money: string, by: string | null): string => `The remaining ${money} is due ${by ? `by ${by}` : 'later'}.`;
export const confirmingTitle = 'Confirming your payment';
export const confirming = 'This takes a moment. You can close this page; we’ll email you.';
export const unfinishedTitle = 'Your payment isn’t finished';
export const unfinished = (until: string | null): string => `The payment page is still open, and we’re holding your places${until ? ` until ${until}` : ''}.`;
export const failedTitle = 'Your payment didn’t go through';
export const abandonedTitle = 'Payment cancelled';
export const nothingCharged = 'You haven’t been charged.';
export const stillHeld = (until: string | null): string => `We’re still holding your places${until ? ` until ${until}` : ''}.`;
export const expiredTitle = 'Time to pay has run out';
export const expired = 'You haven’t been charged. Your places have been released.';
export const expiredAndPaidBack = 'Your payment came after the places were gone. We’ve refunded it in full.';
export const cancelledTitle = 'This order has been cancelled';
export const nothingLeftToPay = 'There’s nothing left to pay.';
export const goesBack = (money: string): string => `We’ll refund ${money} to your original payment method.`;
export const isRetained = (money: string): string => `${money} isn’t refunded under the cancellation policy.`;
export const questionsAt = (email: string): string => `Questions? Write to ${email}.`;

// Manual payment
export const manualTitle = 'How to pay';
export const reference = 'Payment reference';

// Numbered
export const copy = (number: string): string => `Copy ${number}`;
