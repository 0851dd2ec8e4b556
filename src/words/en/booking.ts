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
export const left = (count: number): string => `${count} left`;
/** The note of a day for screen readers. */
export const tooFew = (count: number): string => `only ${count} left, too few for you`;
/** Stands above the calendar. @param party  '2 × Adult, 1 × Child' */
export const pricesFor = (party: string): string => `Total price for ${party}`;
export const asOf = (instant: string): string => `Dates last updated ${instant}. We’ll check availability when you’re back online.`;
/** The price of a day, after the note about its places. */
export const daysFrom = (price: string): string => `from ${price}`;

// Calendar
export const previous = 'Previous';
export const next = 'Next';
/** The accessible name of a day in a calendar. */
export const dayOf = (date: string, isToday: boolean, isSelected: boolean): string => `${isToday ? 'Today, ' : ''}${date}${isSelected ? ', selected' : ''}`;
/** A button below a month with few open days. @param month  name of a later month, with its year */
export const moreDates = (month: string): string => `More dates in ${month}`;

// Start times
export const timesTitle = 'Start time';
export const dateFirst = 'Choose a date first.';
export const nothingStarts = 'No departures on this day.';
export const otherDate = 'Choose another date';
export const unchecked = 'We’ll check availability when you’re back online.';
export const startsOn = (date: string): string => `Start time on ${date}`;

// Party fields
export const group = 'Your group';
export const people = 'Who’s coming?';
export const rate = 'Rate';
export const inEachGroup = 'People in each group';
export const inGroup = 'People in your group';
export const toYourselves = 'Private: just your group.';
/** The label of the stepper for groups of one kind. */
export const howMany = (title: string): string => `${title}: number of groups`;
/** The hint of an option that has reached its limit. */
export const mostOf = (count: number): string => `At most ${count}.`;

// Stepper
export const oneMore = (label: string): string => `Add one: ${label}`;
export const oneLess = (label: string): string => `Remove one: ${label}`;

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
export const fetchedBefore = (duration: string): string => `We’ll pick you up ${duration} before the start.`;
export const fetchedAt = (time: string): string => `We’ll pick you up around ${time}.`;

// Question control
export const yes = 'Yes';
export const no = 'No';
export const choose = 'Please choose';
export const noAnswer = 'No answer';

// Price lines
export const priceCaption = 'Price breakdown';
