// Checkout

export const label = 'Checkout';
export const cart = 'Your cart';
export const contact = 'Contact info';
export const payment = 'Payment';

/** The tabs, and what they are called on a phone. */
export const cartTab = '1. Cart';
export const cartShort = 'Cart';
export const contactTab = '2. Contact Info';
export const contactShort = 'Contact';
export const paymentTab = '3. Payment';
export const paymentShort = 'Payment';

// Cart

export const addMore = 'Add something else';
export const emptyIt = 'Empty cart';
export const cartGoOn = 'Go to Contact Info';
export const notKnown = 'Your cart cannot be read just now. We keep trying.';

export const heldMeanwhile = 'What you add is held for you while you check out.';
export const yourBookings = 'Your bookings';

export const noLonger = 'They cannot be held any longer than that.';
export const moreTime = 'Need more time?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `${countdown} left.`;
}

/** @param instant  of the last answer; null where there was none */
export function asLastKnown(instant: string | null): string {
  return `This is your cart as it was last known${instant === null ? '' : `, as of ${instant}`}. It is checked as soon as the shop can answer.`;
}

// Cart line

export const lineDate = 'Date';
export const duration = 'Duration';
export const cancellation = 'Cancellation';
export const pickup = 'Pick-up';
export const dropoff = 'Drop-off';
export const total = 'Total';

export function edit(title: string): string {
  return `Edit ${title}`;
}

export function lineRemove(title: string): string {
  return `Delete ${title}`;
}

export function pickupAt(place: string): string {
  return `Pick-up: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Drop-off: ${place}`;
}

/** The price of one of several. */
export function at(each: string): string {
  return `at ${each}`;
}

// Promo box

export const promoLabel = 'Code';
export const placeholder = 'Enter code';
export const apply = 'Apply code';
export const promoRemove = 'Remove code';
export const missing = 'Please enter a code.';
export const removalSaved = 'The code will be taken away when you are back online.';

export function promoSaved(code: string): string {
  return `“${code}” is saved on this device. It will be checked when you are back online.`;
}

export function noted(code: string): string {
  return `“${code}” is noted. It leaves the price as it is.`;
}

export function takesOff(code: string, amount: string): string {
  return `“${code}” takes ${amount} off.`;
}

// Summary

export const orderSummary = 'Order summary';
/** On the bar that unfolds it. */
export const summary = 'Summary';
export const totals = 'Totals';
export const subtotal = 'Subtotal';

export const leftForLater = 'Left to pay later';

export function discount(code: string): string {
  return `Discount (${code})`;
}

/** @param percent  as it is written in Croatia: '12,5' */
export function depositNow(percent: string): string {
  return `Deposit due now (${percent} %)`;
}

// Contact

export const contactFormLabel = 'Contact info';
export const contactGoOn = 'Go to Payment';

export const mainContact = 'Main contact';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phoneNumber = 'Phone number';

export const participants = 'Participants';
export const whyNames = 'Names help the guide to greet everyone. Show the list if you want to enter who comes along.';
export const showList = 'Show list?';
export const includeContact = 'Include main contact';
export const addParticipant = 'Add participant';

export const note = 'Note';
export const noteHint = 'Optional: allergies, experience, anything the guide should know.';

export const bookingFor = 'Booking for';
export const contactChange = 'Change';
export const changeContact = 'Change contact info';

export function participant(number: number): string {
  return `Participant ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (main contact)`;
}

export function removeParticipant(number: number): string {
  return `Remove participant ${number}`;
}

// Questions

export const questionsTitle = 'Questions';

/** A sentence, followed by one of the two others. */
export const questionsWhy = 'So that your hosts have everything ready.';
export const someNeeded = 'What is marked * is needed before you pay.';
export const noneNeeded = 'You may leave out what you like.';

export function about(experience: string): string {
  return `Questions: ${experience}`;
}

// Payment

export const paymentFormLabel = 'Payment';
export const notKnownYet = 'Ways to pay are known as soon as the shop can be reached.';
export const placeOrder = 'Place order';
export const toCard = 'Continue to card payment';
export const bookNow = 'Book without paying now';

export const method = 'Payment method';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Your places are kept; you pay the shop directly.',
  '2': 'You are sent to the secure page of our card payment provider.',
};
export const type = 'Payment type';
export const chooseType = 'Choose how you will pay';

export const payNow = 'Pay now';
export const payDirectly = 'To pay to the shop';
export const nothingNow = 'Nothing now';
export const percentage = 'Percentage';
export const ofTotal = 'Of the total';
export const comment = 'Comment';
export const commentHint = 'Optional: anything about the payment, such as a name for the invoice.';

export const notPlaced = 'Your order has not been placed yet, and nothing has been charged.';
export const withdraw = 'Do not order';
export const waiting =
  'The shop cannot be reached just now. Nothing has been ordered yet; it is tried again as long as you stay here.';
export const stop = 'Stop trying';

export function theDeposit(amount: string): string {
  return `The deposit, ${amount}`;
}

export function allOfIt(amount: string): string {
  return `All of it, ${amount}`;
}

export function amountIn(currency: string): string {
  return `Amount (${currency})`;
}

/** A sentence. */
export function restDue(date: string): string {
  return `What is left is due by ${date}.`;
}

// Payment titles

/** Of the ways and kinds of payment that the engine has titles for, by their ids; those of English are its own. */
export const titles: Readonly<Record<string, string>> = {};

// Agreement

export const asYouLeftIt = 'All is as you left it: tap once more to go on to payment.';

/** @param changes  one after the other, each of those below */
export function changed(changes: string): string {
  return `Since you asked for it: ${changes}. Please look at it once more before you go on to payment.`;
}

export function totalChanged(before: string, now: string): string {
  return `the total is now ${now}, it was ${before}`;
}

export function lineCame(title: string): string {
  return `“${title}” has been added`;
}

export function lineGone(title: string): string {
  return `“${title}” is not in the cart any more`;
}

export function lineChanged(title: string): string {
  return `“${title}” has changed`;
}
