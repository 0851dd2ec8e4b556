export const title = 'Schedule';
export const loading = 'Loading the schedule …';

// The year
export const year = 'Year';
export const previousYear = 'Previous year';
export const nextYear = 'Next year';
export function monthFacts(days: number, starts: number, exceptions: number): string {
  if (starts === 0 && exceptions === 0) return 'No departures';
  const facts = [days === 1 ? '1 day with departures' : `${days} days with departures`, starts === 1 ? '1 departure' : `${starts} departures`];
  if (exceptions > 0) facts.push(exceptions === 1 ? '1 exception' : `${exceptions} exceptions`);
  return facts.join(', ');
}
export const legend = 'What the colours mean';
export const moreStarts = 'The more departures, the stronger';
export const kinds = { season: 'In season', other: 'Other times', off: 'Day off', none: 'No departures' } as const;
export const changed = 'Not saved yet';
export const pastMonths = (count: number): string => (count === 1 ? '1 past month' : `${count} past months`);
export const showTable = 'Show as a table';
export const tableName = 'Departures by month';
export const columns = { month: 'Month', days: 'Days', departures: 'Departures', exceptions: 'Exceptions' } as const;

// One day
export const starts = (times: string, capacities: string): string => `${times} · ${capacities}`;
export const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
export const past = 'This day has passed.';
export const makeDayOff = 'Make it a day off';
export const giveOtherTimes = 'Give it other times';
export const followSeasons = 'Follow the seasons again';

// Seasons
export const seasons = 'Seasons';
export const seasonsHint = 'If two seasons have the same start on a day, the first one counts.';
export const noSeasons = 'No seasons yet. Add one, or choose a day and give it times.';
export const addSeason = 'Add a season';
export const removeSeason = 'Remove this season';
export const newSeason = 'New season';
export const everyDay = 'every day';
export const eachYear = (days: string): string => `${days}, each year`;
export const from = 'First day';
export const to = 'Last day';
export const yearly = 'Comes back each year';
export const yearlyHint = 'Then the year of these days does not count.';
export const weekdays = 'Weekdays';
export const startTimes = 'Starts';
export const startTime = (number: number): string => `Start ${number}`;
export const addTime = 'Add a start';
export const removeTime = (time: string): string => `Remove the start at ${time}`;
export const capacity = 'Places on each departure';

// Exceptions
export const exceptions = 'Exceptions';
export const exceptionsHint = 'Days off and days with other times. Choose a day in the year to add one.';
export const noExceptions = 'No exceptions to come.';
export const pastExceptions = (count: number): string => (count === 1 ? '1 exception has passed.' : `${count} exceptions have passed.`);
export const cutoff = 'Guests can book until';
export const cutoffHint = 'How long before the start. 0: until the start itself.';

// The effects of a change
export const check = 'See what changes';
export const impactTitle = 'What this changes';
export const added = (count: number): string => (count === 1 ? '1 departure is added.' : `${count} departures are added.`);
export const removed = (count: number): string => (count === 1 ? '1 departure is removed. It has no bookings.' : `${count} departures are removed. They have no bookings.`);
export const removedWithSettings = (count: number): string => (count === 1 ? '1 of them was closed, or has its own places, note or guide. Undo does not bring these back.' : `${count} of them were closed, or have their own places, notes or guides. Undo does not bring these back.`);
export const resized = (count: number): string => (count === 1 ? '1 departure gets another number of places.' : `${count} departures get another number of places.`);
export const unchanged = (count: number): string => (count === 1 ? '1 departure stays.' : `${count} departures stay.`);
export function bookedDepartures(count: number, sold: number): string {
  const departures = count === 1 ? '1 departure leaves' : `${count} departures leave`;
  const taken = sold === 1 ? '1 sold place' : `${sold} sold places`;
  return `${departures} the schedule with ${taken}.`;
}
export const bookedStay = 'These departures stay for their guests. Move or cancel the bookings yourself.';
export function bookedFacts(bookings: number, sold: number, held: number, leased: number): string {
  const facts = [];
  if (bookings > 0) facts.push(bookings === 1 ? '1 booking' : `${bookings} bookings`);
  if (sold > 0) facts.push(`${sold} sold`);
  if (held > leased) facts.push(`${held - leased} held`);
  if (leased > 0) facts.push(`${leased} reserved by a device`);
  return facts.join(', ');
}
export const moreBooked = (count: number): string => (count === 1 ? 'And 1 other departure.' : `And ${count} other departures.`);
export const nothingChanges = 'No departure changes.';
export const save = 'Save the schedule';
export const goOn = 'Go on editing';
export const saved = 'The schedule is saved.';
