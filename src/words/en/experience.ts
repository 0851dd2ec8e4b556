// Experience page

export const allExperiences = 'All experiences';

export function photosOf(title: string): string {
  return `Photos of ${title}`;
}

// Gallery

export function photo(number: number, count: number, alt: string): string {
  return `Photo ${number} of ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `All ${count} photos`;
}

// Gallery viewer

export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';

// Key facts

export const factsLabel = 'At a glance';
export const duration = 'Duration';
export const cancellation = 'Cancellation';
export const deposit = 'Deposit';
export const languages = 'Languages';
export const factsMeetingPoint = 'Meeting point';
export const pickup = 'Pick-up';
export const pickupOptional = 'On request';
export const pickupRequired = 'Included';

// Rates table

export const pricesByDay = 'other prices on some days';

export function between(least: number, most: number): string {
  return `${least} to ${most} people a booking`;
}

export function atLeast(least: number): string {
  return `at least ${least} people a booking`;
}

export function upTo(most: number): string {
  return `up to ${most} people a booking`;
}

// Deposit

export const inFull = 'Paid in full when you book';
export const depositNothingNow = 'Nothing to pay when you book';

export function depositPartNow(percent: number): string {
  return `Pay ${percent} % now, the rest later`;
}

// Story

export const highlights = 'Highlights';
export const description = 'What you will do';
export const agenda = 'Along the way';
export const storyMeetingPoint = 'Where we meet';
export const policy = 'If you cannot come';

// Share button

export const share = 'Share';

// Booking

export const bookingLabel = 'Booking';
export const bookingTitle = 'Your booking';
export const bookingFrom = 'from';
export const perGroup = 'per group';
export const perPerson = 'per person';
export const chooseDate = 'Choose a date';
export const bookingChange = 'Change your booking';
export const withoutScript = 'Choosing a date needs JavaScript, which is turned off in this browser.';
export const notLoaded = 'The calendar could not be loaded. Check your connection and try again.';
export const tryAgain = 'Try again';

export const estimatedTotal = 'Estimated total';
export const bookingTotal = 'Total';
export const allNow = 'all of it due when you book';
export const bookingNothingNow = 'nothing due when you book';
export const bookingSending = 'One moment …';
export const bookingAdd = 'Add to cart';
export const bookingUpdate = 'Update cart';

export const bookingSaved = 'Saved on this device';
export const inCart = 'In your cart';
export const changed = 'Changed in your cart';
export const notHeldYet = 'It is sent as soon as the shop can be reached; the places are not held until then.';
export const bookingHeld = 'Your places are held while you check out.';
export const checkOut = 'Check out';
export const goToCart = 'Go to cart';
export const another = 'Book another date';

export function bookingPartNow(now: string, later: string): string {
  return `${now} due when you book, ${later} later`;
}

/** A sentence. */
export function bookingWhen(date: string, time: string): string {
  return `${date} at ${time}.`;
}

// Booking notice

export const bookAtNewPrice = 'Book at the new price';
export const goWithout = 'Go without it';
export const allStarts = 'All start times';
export const anotherDate = 'Choose another date';

export function bookAt(price: string): string {
  return `Book at ${price}`;
}

/** So many of an extra. */
export function take(left: number): string {
  return `Take ${left}`;
}

// Edit notice

export const editGone = 'The booking that you wanted to change is not in your cart any more.';
export const editChangeThere = 'Change it there';
export const editBookAgain = 'Book it again';

export function editOfOther(title: string): string {
  return `The booking that you wanted to change is of “${title}”.`;
}
