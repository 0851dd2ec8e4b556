export const touchToBegin = 'Touch to begin';
export const oneMoment = 'One moment …';
export const staff = 'Staff';

export const stillThere = 'Are you still there?';
export const elseCleared = 'If not, your cart and everything you entered is cleared from this device.';
export function secondsLeft(seconds: number): string {
  return `In ${seconds} seconds.`;
}
export const stayHere = 'I am still here';

export const setUpTitle = 'Make this device a kiosk?';
export const setUpText = 'For a tablet at a tour desk, where many visitors book one after the other.';
export const setUpFacts = [
  'It fills the screen, with larger type and no way out of the shop.',
  'After a while without a touch, everything a visitor has left is cleared.',
  'What is on this device now (cart, bookings, cookie choice) is cleared too.',
];
export const newPin = 'PIN';
export const newPinHint = '4 to 8 digits. It is asked for to end the kiosk, and cannot be read again.';
export const pinAgain = 'PIN once more';
export const noPin = 'Please enter 4 to 8 digits.';
export const pinsDiffer = 'The two PINs are not the same.';
export const notStored = 'This device does not let the shop keep a PIN. Allow it to store site data, and try again.';
export const notNow = 'Not now';
export const setUpAction = 'Start the kiosk';
export const notSafe =
  'This device cannot keep a PIN safely, because the shop was opened without https. Open it by its https address, and try again. Nothing has been changed.';
export const backToShop = 'Back to the shop';

export const pin = 'PIN';
export const wrongPin = 'This is not the PIN.';
export function waitSeconds(seconds: number): string {
  return seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`;
}
export const leaveTitle = 'End the kiosk?';
export const leaveText =
  'Enter the PIN. This device becomes an ordinary one again, and what its last visitor left is cleared.';
export const leaveAction = 'End the kiosk';
export const staffTitle = 'Payment at the desk';
export const staffText = 'Please ask the staff: they enter their PIN and take the payment.';
export const staffAction = 'Place the order';

export const payTitle = 'Pay on your phone';
export const payText = 'Point the camera of your phone at this code, and pay there. This screen follows.';
export const qrLabel = 'QR code that leads to the payment';
export const waitsForPayment = 'Waiting for your payment …';
export const notReached =
  'The shop cannot be reached just now. What you pay on your phone is not lost; we keep asking.';
export const backToCart = 'Back to the cart';
export const tryAgain = 'Try again';

export const confirming = { title: 'Your payment is being confirmed', text: 'This takes a moment.' };
export const booked = { title: 'You are going!', text: 'Your booking is confirmed.' };
export const reserved = 'Your places are reserved';
export function payAtDesk(due: string): string {
  return `Please pay ${due} here at the desk. Then your booking is confirmed.`;
}
export const failed = {
  title: 'The payment did not go through',
  text: 'Nothing has been charged, and your places are still held.',
};
export const givenUp = {
  title: 'The payment was cancelled',
  text: 'Nothing has been charged, and your places are still held.',
};
export const over = {
  title: 'The time to pay has passed',
  text: 'Nothing has been charged, and the places are free for others again.',
};
export const number = 'Your booking number';
export function mailed(email: string): string {
  return `All you need has been sent to ${email}.`;
}
export const done = 'Done';
