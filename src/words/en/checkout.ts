// Checkout

export const label = 'Checkout';
export const cart = 'Your cart';
export const contact = 'Contact info';
export const payment = 'Payment';

/** The tabs, each with its short name for a phone. */
export const cartTab = '1. Cart';
export const cartShort = 'Cart';
export const contactTab = '2. Contact Info';
export const contactShort = 'Contact';
export const paymentTab = '3. Payment';
export const paymentShort = 'Payment';

// Cart

export const addMore = 'Add another experience';
export const emptyIt = 'Empty cart';
export const cartGoOn = 'Go to Contact Info';
export const notKnown = 'We can’t load your cart right now. We’ll keep trying.';

export const heldMeanwhile = 'We hold your places for 30 minutes while you check out.';
export const yourBookings = 'Your bookings';

export const noLonger = 'We can’t hold them any longer.';
export const moreTime = 'Need more time?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `${countdown} left.`;
}

/** @param instant  time of the last answer; null without one */
export function asLastKnown(instant: string | null): string {
  return `This is your last saved cart${instant === null ? '' : `, from ${instant}`}. We’ll refresh it when you’re online.`;
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

/** The price of one unit, if there are several. */
export function at(each: string): string {
  return `at ${each}`;
}

// Promo box

/** The button that unfolds the box. */
export const promoTitle = 'Promo code';
export const promoLabel = 'Code';
export const placeholder = 'Enter code';
export const apply = 'Apply code';
export const promoRemove = 'Remove code';
export const missing = 'Please enter a code.';
export const removalSaved = 'We’ll remove the code when you’re back online.';

export function promoSaved(code: string): string {
  return `“${code}” is saved on this device. We’ll check it when you’re back online.`;
}

export function noted(code: string): string {
  return `Code ${code} added. It doesn’t change this price.`;
}

export function takesOff(code: string, amount: string): string {
  return `Code ${code} added: you save ${amount}.`;
}

// Summary

export const orderSummary = 'Order summary';
/** The text on the bar that unfolds the summary. */
export const summary = 'Summary';
export const totals = 'Totals';
export const subtotal = 'Subtotal';

/** The total on the bar, below the amount that is paid now. */
export function totalIs(amount: string): string {
  return `Total ${amount}`;
}

/** Stands after the title of the booking that begins first. */
export function andMore(count: number): string {
  return `and ${count} more ${count === 1 ? 'experience' : 'experiences'}`;
}

export const leftForLater = 'To pay later';

export function discount(code: string): string {
  return `Discount (${code})`;
}

export const dueNow = 'Due now';

/** @param percent  null if the lines differ in it */
export function depositNow(percent: number | null): string {
  return percent === null ? 'Deposit due now' : `Deposit due now (${percent} %)`;
}

// Contact

export const contactFormLabel = 'Contact info';
export const contactGoOn = 'Go to Payment';

export const mainContact = 'Main contact';
export const allRequired = 'All fields are required.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phoneNumber = 'Phone number';
export const whyEmail = 'We’ll send your booking here.';
/** @param code  country code of the shop, such as '+385'; '' if it is not known */
export function phoneHint(code: string): string {
  return `With country code${code && `, for example ${code}`}. We only call or text if something about your trip changes.`;
}

export const participants = 'Participants';
export const whyNames = 'Optional: add names so your guide can greet everyone.';
export const showList = 'Show list?';
export const includeContact = 'Include main contact';
export const addParticipant = 'Add participant';

export const note = 'Note';
export const noteHint = 'Optional: allergies, experience level, anything your guide should know.';

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

/** A sentence; one of the two texts below follows it. */
export const questionsWhy = 'A few questions so your hosts can prepare.';
export const someNeeded = 'Fields marked * are required.';
export const noneNeeded = 'All optional.';

export function about(experience: string): string {
  return `Questions: ${experience}`;
}

// Payment

export const paymentFormLabel = 'Payment';
export const notKnownYet = 'Payment options appear when you’re online.';
export const tooLittleForCard = 'This is too little for a card payment. Please ask the shop to book it for you.';
export const placeOrder = 'Place order';
export const toCard = 'Continue to card payment';
export function payByCard(amount: string): string {
  return `Pay ${amount} by card`;
}
export const bookNow = 'Book now, pay later';

export const method = 'Payment method';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'We hold your places; you pay us directly.',
  '2': 'We’ll take you to our payment provider’s secure page.',
};
/** Replaces the hint of card payment in a kiosk. */
export const cardByPhone = 'A code appears here. Scan it with your phone and pay there.';
export const type = 'Payment type';
export const chooseType = 'Choose how you’ll pay';

export const payNow = 'Pay now';
export const payDirectly = 'To pay us directly';
export const nothingNow = 'Nothing now';
export const percentage = 'Percentage';
export const ofTotal = 'Of the total';
/** The button that unfolds the field. */
export const addComment = 'Add a comment';
export const comment = 'Comment';
export const commentHint = 'Optional: anything about the payment, such as a name for the invoice.';

export const notPlaced = 'Your order hasn’t been placed yet. You haven’t been charged.';
export const withdraw = 'Cancel order';
export const waiting =
  'We can’t connect right now. Nothing has been ordered yet. Stay on this step and we’ll keep trying.';
export const stop = 'Stop trying';

export const theDeposit = 'Deposit';
export const allOfIt = 'Full amount';
export const anotherAmount = 'Another amount';

export function amountIn(currency: string): string {
  return `Amount (${currency})`;
}

/** A whole sentence. */
export function restDue(amount: string, date: string): string {
  return `The remaining ${amount} is due by ${date}.`;
}

// The seller and the terms

/** Texts around the links to two pages. */
export const acceptBefore = 'By placing the order you accept our';
export const acceptTerms = 'terms';
export const acceptBetween = '. How we use your data is in our';
export const acceptPrivacy = 'privacy policy';
export function soldBy(seller: string): string {
  return `Sold by ${seller}`;
}

// Payment titles

/** The titles of the payment methods and types that the engine has titles for, by their ids; the engine's own titles are English. */
export const titles: Readonly<Record<string, string>> = {};

// Agreement

export const asYouLeftIt = 'Nothing has changed. Tap again to continue to payment.';

/** @param changes  the texts of the changes, each made by a function below */
export function changed(changes: string): string {
  return `Something changed: ${changes}. Please check before you continue to payment.`;
}

export function totalChanged(before: string, now: string): string {
  return `the total is now ${now} (it was ${before})`;
}

export function lineCame(title: string): string {
  return `“${title}” has been added`;
}

export function lineGone(title: string): string {
  return `“${title}” is no longer in your cart`;
}

export function lineChanged(title: string): string {
  return `“${title}” has changed`;
}
