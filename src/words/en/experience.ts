// Experience page
export const allExperiences = 'All experiences';
export const photosOf = (title: string): string => `Photos of ${title}`;

// Gallery
export const photo = (number: number, count: number, alt: string): string => `Photo ${number} of ${count}: ${alt}`;
export const allPhotos = (count: number): string => `All ${count} photos`;

// Gallery viewer
export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';

// Key facts
export const factsLabel = 'At a glance';
export const duration = 'Duration';
export const cancellation = 'Cancellation';
export const deposit = 'Deposit';
export const languages = 'Languages';
export const factsMeetingPoint = 'Meeting point';
export const pickup = 'Pick-up';
export const pickupOptional = 'Optional';
export const pickupRequired = 'Included';
export const whoFor = 'Who it’s for';
export const allAges = 'All ages';
export const fromAge = (age: number): string => `Ages ${age} and up`;
/** Stands after a comma. */
export const groupUpTo = (size: number): string => `groups of up to ${size}`;

// Rates table
export const pricesByDay = 'prices vary by day';
/** The hint for a price of children who cannot be booked without an adult. */
export const withAdult = 'children with an adult only';
export const between = (least: number, most: number): string => `${least} to ${most} people`;
export const atLeast = (least: number): string => `At least ${least} people`;
export const upTo = (most: number): string => `Up to ${most} ${most === 1 ? 'person' : 'people'} per booking`;
/** The price of two adults and a child. */
export const familyPrice = (adult: string, child: string, price: string): string => `2 × ${adult}, 1 × ${child}: ${price}`;

// Deposit
export const inFull = 'Pay in full when you book';
export const depositNothingNow = 'Nothing to pay today';
export const depositPartNow = (percent: number): string => `Pay ${percent} % now, the rest later`;

// Story
export const highlights = 'Highlights';
export const description = 'What you’ll do';
export const agenda = 'Along the way';
export const storyMeetingPoint = 'Where we meet';
export const policy = 'Cancellation';
export const included = 'What’s included';
export const notIncluded = 'Not included';
export const bring = 'What to bring';
export const know = 'Good to know';
export const questions = 'Questions';
export const ask = 'Have a question? We’re happy to help:';
export const askMore = 'Still have a question? We’re happy to help:';
export const similar = 'You may also like';
export const readMore = 'Read more';
export const guides = (count: number): string => (count === 1 ? 'Your guide' : 'Your guides');
export const speaks = (languages: string): string => `Speaks ${languages}`;

// Share button
export const share = 'Share';

// Booking
export const bookingLabel = 'Booking';
export const bookingTitle = 'Your booking';
export const chooseDate = 'Choose a date';
export const bookingChange = 'Change your booking';
export const withoutScript = 'To choose a date, please turn on JavaScript in your browser.';
/** Shown after a tap on the button that opens the form, until the form can open. */
export const formSlow = 'The calendar is still loading. If it doesn’t come, load the page again.';
export const notLoaded = 'We couldn’t load the calendar. Check your connection and try again.';
export const tryAgain = 'Try again';
export const estimatedTotal = 'Estimated total';
export const bookingTotal = 'Total';
export const allNow = 'Paid in full today';
/** Replaces `allNow` if the day is too near for a deposit. */
export const allNowSoSoon = 'So close to the day, you pay it all today';
export const bookingNothingNow = 'Nothing to pay today';
export const bookingSending = 'One moment …';
export const bookingAdd = 'Add to cart';
export const bookNow = 'Book now';
export const bookingUpdate = 'Update cart';
export const bookingSaved = 'Saved on this device';
export const inCart = 'In your cart';
export const changed = 'Changed in your cart';
export const notHeldYet = 'We’ll send it as soon as you’re online. Your places aren’t held until then.';
export const bookingHeld = 'We’re holding your places while you check out.';
export const checkOut = 'Check out';
export const goToCart = 'Go to cart';
export const another = 'Book another date';
/** The accessible name of the total, which leads to the lines of the price. */
export const breakdownOf = (amount: string): string => `${amount}: price breakdown`;
export const bookingPartNow = (now: string, later: string): string => `${now} now, ${later} later`;
/** A whole sentence. */
export const bookingWhen = (date: string, time: string): string => `${date} at ${time}.`;

// Booking notice
export const bookAtNewPrice = 'Book at the new price';
export const goWithout = 'Continue without it';
export const allStarts = 'All start times';
export const anotherDate = 'Choose another date';
export const bookAt = (price: string): string => `Book at ${price}`;
/** The button that takes only the pieces of an extra that are left. */
export const take = (left: number): string => `Take ${left}`;

// Edit notice
export const editGone = 'The booking you wanted to change is no longer in your cart.';
export const editChangeThere = 'Change it there';
export const editBookAgain = 'Book again';
export const editOfOther = (title: string): string => `The booking you wanted to change is for “${title}”.`;
/** 'Text in English': the note at a text that is not translated. */
export const textIn = (language: string): string => `Text in ${language}`;
