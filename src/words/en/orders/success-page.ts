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
