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
export const timeLeft = (countdown: string): string => `${countdown} left.`;
/** @param instant  time of the last answer; null without one */
export const asLastKnown = (instant: string | null): string => `This is your last saved cart${instant === null ? '' : `, from ${instant}`}. We’ll refresh it when you’re online.`;

// Cart line
export const lineDate = 'Date';
export const duration = 'Duration';
export const cancellation = 'Cancellation';
export const pickup = 'Pick-up';
export const dropoff = 'Drop-off';
export const total = 'Total';
export const edit = (title: string): string => `Edit ${title}`;
export const lineRemove = (title: string): string => `Delete ${title}`;
export const pickupAt = (place: string): string => `Pick-up: ${place}`;
export const dropoffAt = (place: string): string => `Drop-off: ${place}`;
/** The price of one unit, if there are several. */
export const at = (each: string): string => `at ${each}`;

// Promo box
/** The button that unfolds the box. */
export const promoTitle = 'Promo code';
export const promoLabel = 'Code';
export const placeholder = 'Enter code';
export const apply = 'Apply code';
export const promoRemove = 'Remove code';
export const missing = 'Please enter a code.';
export const removalSaved = 'We’ll remove the code when you’re back online.';
export const promoSaved = (code: string): string => `“${code}” is saved on this device. We’ll check it when you’re back online.`;
export const noted = (code: string): string => `Code ${code} added. It doesn’t change this price.`;
export const takesOff = (code: string, amount: string): string => `Code ${code} added: you save ${amount}.`;

// Summary
export const orderSummary = 'Order summary';
/** The text on the bar that unfolds the summary. */
export const summary = 'Summary';
export const totals = 'Totals';
export const subtotal = 'Subtotal';
/** The total on the bar, below the amount that is paid now. */
export const totalIs = (amount: string): string => `Total ${amount}`;
/** Stands after the title of the booking that begins first. */
export const andMore = (count: number): string => `and ${count} more ${count === 1 ? 'experience' : 'experiences'}`;
export const leftForLater = 'To pay later';
export const discount = (code: string): string => `Discount (${code})`;
export const dueNow = 'Due now';
/** @param percent  null if the lines differ in it */
export const depositNow = (percent: number | null): string => (percent === null ? 'Deposit due now' : `Deposit due now (${percent} %)`);

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
export const phoneHint = (code: string): string => `With country code${code && `, for example ${code}`}. We only call or text if something about your trip changes.`;
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
export const participant = (number: number): string => `Participant ${number}`;
export const isContact = (participantLabel: string): string => `${participantLabel} (main contact)`;
export const removeParticipant = (number: number): string => `Remove participant ${number}`;

// Questions
export const questionsTitle = 'Questions';
/** A sentence; one of the two texts below follows it. */
export const questionsWhy = 'A few questions so your hosts can prepare.';
export const someNeeded = 'Fields marked * are required.';
export const noneNeeded = 'All optional.';
export const about = (experience: string): string => `Questions: ${experience}`;

// Payment
export const paymentFormLabel = 'Payment';
export const notKnownYet = 'Payment options appear when you’re online.';
export const tooLittleForCard = 'This is too little for a card payment. Please ask the shop to book it for you.';
export const placeOrder = 'Place order';
export const toCard = 'Continue to card payment';
export const payByCard = (amount: string): string => `Pay ${amount} by card`;
export const bookNow = 'Book now, pay later';
export const method = 'Payment method';
export const methodHints: Readonly<Record<string, string>> = { '1': 'We hold your places; you pay us directly.', '2': 'We’ll take you to our payment provider’s secure page.' };
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
export const waiting = 'We can’t connect right now. Nothing has been ordered yet. Stay on this step and we’ll keep trying.';
export const stop = 'Stop trying';
export const theDeposit = 'Deposit';
export const allOfIt = 'Full amount';
export const anotherAmount = 'Another amount';
export const amountIn = (currency: string): string => `Amount (${currency})`;
/** A whole sentence. */
export const restDue = (amount: string, date: string): string => `The remaining ${amount} is due by ${date}.`;

// The seller and the terms
/** Texts around the links to two pages. */
export const acceptBefore = 'By placing the order you accept our';
export const acceptTerms = 'terms';
export const acceptBetween = '. How we use your data is in our';
export const acceptPrivacy = 'privacy policy';
export const soldBy = (seller: string): string => `Sold by ${seller}`;

// Payment titles
/** The titles of the payment methods and types that the engine has titles for, by their ids; the engine's own titles are English. */
export const titles: Readonly<Record<string, string>> = {};

// Agreement
export const asYouLeftIt = 'Nothing has changed. Tap again to continue to payment.';
/** @param changes  the texts of the changes, each made by a function below */
export const changed = (changes: string): string => `Something changed: ${changes}. Please check before you continue to payment.`;
export const totalChanged = (before: string, now: string): string => `the total is now ${now} (it was ${before})`;
export const lineCame = (title: string): string => `“${title}” has been added`;
export const lineGone = (title: string): string => `“${title}” is no longer in your cart`;
export const lineChanged = (title: string): string => `“${title}” has changed`;
