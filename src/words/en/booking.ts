// Booking fields

export const daysDate = 'Date';
export const nothingOpen = 'No dates available right now. Check back soon or try another experience.';
export const allExperiences = 'See all experiences';
export const few = 'few places left';
export const short = 'not enough places for you';
export const full = 'sold out';
export const late = 'no longer bookable';
export const closed = 'not running';
export const past = 'past';
export const taken = 'others have booked';
/** Opens a part of the form that is folded to a line. */
export const change = 'Change';

/** Within a day of the calendar: no longer than six letters. */
export function left(count: number): string {
  return `${count} left`;
}

/** Of a day, for those who listen. */
export function tooFew(count: number): string {
  return `only ${count} left, too few for you`;
}

/** Above the calendar. @param party  '2 × Adult, 1 × Child' */
export function pricesFor(party: string): string {
  return `Total price for ${party}`;
}

export function asOf(instant: string): string {
  return `Dates last updated ${instant}. We’ll check availability when you’re back online.`;
}

/** Of a day, after what it says of its places. */
export function daysFrom(price: string): string {
  return `from ${price}`;
}

// Calendar

export const previous = 'Previous';
export const next = 'Next';

/** Below a month that has hardly any. @param month  with its year */
export function moreDates(month: string): string {
  return `More dates in ${month}`;
}

// Start times

export const timesTitle = 'Start time';
export const dateFirst = 'Choose a date first.';
export const nothingStarts = 'No departures on this day.';
export const otherDate = 'Choose another date';
export const unchecked = 'We’ll check availability when you’re back online.';

export function startsOn(date: string): string {
  return `Start time on ${date}`;
}

// Party fields

export const group = 'Your group';
export const people = 'Who’s coming?';
export const rate = 'Rate';
export const inEachGroup = 'People in each group';
export const inGroup = 'People in your group';
export const toYourselves = 'Private: just your group.';

/** Of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}: number of groups`;
}

/** Of an option that takes no more. */
export function mostOf(count: number): string {
  return `At most ${count}.`;
}

// Stepper

export function oneMore(label: string): string {
  return `Add one: ${label}`;
}

export function oneLess(label: string): string {
  return `Remove one: ${label}`;
}

// Extras fields

export const extrasTitle = 'Extras';
export const extrasEach = 'each';
export const extrasPerPerson = 'per person (added for everyone)';
export const extrasPerBooking = 'per booking';

// Transfer fields

export const pickup = 'Pick-up';
export const noPickup = 'No pick-up, thanks';
export const dropoff = 'Drop-off';
export const noDropoff = 'No drop-off, thanks';
export const choosePlace = 'Choose a place';

export function fetchedBefore(duration: string): string {
  return `We’ll pick you up ${duration} before the start.`;
}

export function fetchedAt(time: string): string {
  return `We’ll pick you up around ${time}.`;
}

// Question control

export const yes = 'Yes';
export const no = 'No';
export const choose = 'Please choose';
export const noAnswer = 'No answer';

// Price lines

export const priceCaption = 'Price breakdown';
