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
/** The button that opens a folded part of the form. */
export const change = 'Change';

/** Stands in a day of the calendar, so it must not be longer than six letters. */
export function left(count: number): string {
  return `${count} left`;
}

/** The note of a day for screen readers. */
export function tooFew(count: number): string {
  return `only ${count} left, too few for you`;
}

/** Stands above the calendar. @param party  '2 × Adult, 1 × Child' */
export function pricesFor(party: string): string {
  return `Total price for ${party}`;
}

export function asOf(instant: string): string {
  return `Dates last updated ${instant}. We’ll check availability when you’re back online.`;
}

/** The price of a day, after the note about its places. */
export function daysFrom(price: string): string {
  return `from ${price}`;
}

// Calendar

export const previous = 'Previous';
export const next = 'Next';

/** The accessible name of a day in a calendar. */
export function dayOf(date: string, isToday: boolean, isSelected: boolean): string {
  return `${isToday ? 'Today, ' : ''}${date}${isSelected ? ', selected' : ''}`;
}

/** A button below a month with few open days. @param month  name of a later month, with its year */
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

/** The label of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}: number of groups`;
}

/** The hint of an option that has reached its limit. */
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
