// Booking fields

export const daysDate = 'Date';
export const nothingOpen = 'No day is on sale at the moment. Please look again soon, or choose something else.';
export const allExperiences = 'See all experiences';
export const few = 'few places left';
export const full = 'sold out';
export const closed = 'not running';

export function asOf(instant: string): string {
  return `Days as of ${instant}. Places are checked when you are back online.`;
}

/** Of a day, after what it says of its places. */
export function daysFrom(price: string): string {
  return `from ${price}`;
}

// Calendar

export const previous = 'Previous';
export const next = 'Next';

// Start times

export const timesTitle = 'Start time';
export const dateFirst = 'Choose a date first.';
export const nothingStarts = 'Nothing starts on this day. Choose another date.';
export const unchecked = 'How many places are left is checked as soon as the shop can be reached.';

export function startsOn(date: string): string {
  return `Start time on ${date}`;
}

// Party fields

export const group = 'Your group';
export const people = 'Who is coming?';
export const rate = 'Rate';
export const inEachGroup = 'People in each group';
export const inGroup = 'People in your group';
export const toYourselves = 'You have it to yourselves.';

/** Of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}, how many`;
}

/** Of an option that takes no more. */
export function mostOf(count: number): string {
  return `At most ${count}.`;
}

// Stepper

export function oneMore(label: string): string {
  return `One more: ${label}`;
}

export function oneLess(label: string): string {
  return `One less: ${label}`;
}

// Extras fields

export const extrasTitle = 'Extras';
export const extrasEach = 'each';
export const extrasPerPerson = 'per person, for all of you';
export const extrasPerBooking = 'per booking';

// Transfer fields

export const pickup = 'Pick-up';
export const noPickup = 'No pick-up needed';
export const dropoff = 'Drop-off';
export const noDropoff = 'No drop-off needed';
export const choosePlace = 'Choose a place';

export function fetchedBefore(duration: string): string {
  return `We fetch you ${duration} before the start.`;
}

export function fetchedAt(time: string): string {
  return `We fetch you at about ${time}.`;
}

// Question control

export const yes = 'Yes';
export const no = 'No';
export const choose = 'Please choose';
export const noAnswer = 'No answer';

// Price lines

export const priceCaption = 'What it comes to';
