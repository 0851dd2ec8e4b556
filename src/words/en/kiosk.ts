export const touchToBegin = 'Touch to begin';
export const oneMoment = 'One moment …';
export const staff = 'Staff';

export const stillThere = 'Are you still there?';
export const elseCleared = 'If not, we’ll clear your cart and everything you’ve entered.';
export function secondsLeft(seconds: number): string {
  return `In ${seconds} seconds.`;
}
export const stayHere = 'I’m still here';

export const setUpTitle = 'Make this device a kiosk?';
export const setUpText = 'For a tablet at a tour desk, where many visitors book one after the other.';
export const setUpFacts = [
  'It fills the screen, with larger type and no way out to other sites.',
  'When nobody touches it for a while, it clears everything the last visitor entered.',
  'It also clears what’s on this device now: cart, bookings and cookie choice.',
];
export const newPin = 'PIN';
export const newPinHint = '4 to 8 digits. You’ll need it to exit kiosk mode. It can’t be recovered.';
export const pinAgain = 'Repeat PIN';
export const noPin = 'Please enter 4 to 8 digits.';
export const pinsDiffer = 'The PINs don’t match.';
export const notStored = 'Your browser won’t let us save a PIN. Allow site data and try again.';
export const notNow = 'Not now';
export const setUpAction = 'Start kiosk mode';
export const notSafe =
  'We can’t store a PIN safely without https. Open the https address and try again. Nothing has changed.';
export const backToShop = 'Back to all experiences';

export const pin = 'PIN';
export const wrongPin = 'That PIN isn’t right.';
export function waitSeconds(seconds: number): string {
  return seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`;
}
export const leaveTitle = 'Exit kiosk mode?';
export const leaveText =
  'Enter the PIN. We’ll clear what the last visitor entered and this device goes back to normal.';
export const leaveAction = 'Exit kiosk mode';
export const staffTitle = 'Payment at the desk';
export const staffText = 'Please ask our staff. They’ll enter their PIN and take your payment.';
export const staffAction = 'Place order';

export const payTitle = 'Pay on your phone';
export const payText = 'Scan with your phone’s camera and pay there. This screen updates by itself.';
export const qrLabel = 'QR code for the payment page';
export const waitsForPayment = 'Waiting for your payment …';
export const notReached =
  'We can’t connect right now. If you’ve paid on your phone, your payment is safe. We’ll keep checking.';
export const backToCart = 'Back to cart';
export const tryAgain = 'Try again';

export const confirming = { title: 'Confirming your payment', text: 'This takes a moment.' };
export const booked = { title: 'You’re booked!', text: 'Your booking is confirmed.' };
export const reserved = 'We’re holding your places';
export function payAtDesk(due: string): string {
  return `Please pay ${due} here at the desk to confirm your booking.`;
}
export const failed = {
  title: 'Your payment didn’t go through',
  text: 'You haven’t been charged, and we’re still holding your places.',
};
export const abandoned = {
  title: 'Payment cancelled',
  text: 'You haven’t been charged, and we’re still holding your places.',
};
export const over = {
  title: 'Time to pay has run out',
  text: 'You haven’t been charged. Your places have been released.',
};
export const number = 'Your booking number';
export function mailed(email: string): string {
  return `We’ve emailed everything you need to ${email}.`;
}
export const done = 'Done';
