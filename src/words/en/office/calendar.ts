export const loading = 'Loading the departures …';
export const today = 'Today';
export const view = 'View';
export const views = { month: 'Month', week: 'Week' } as const;
export const earlier = { month: 'Previous month', week: 'Previous week' } as const;
export const later = { month: 'Next month', week: 'Next week' } as const;
export const tour = 'Tour';
export const allTours = 'All tours';

// Days and departures
export const days = 'Days';
export const none = 'No departures';
export const departures = (count: number): string => (count === 1 ? '1 departure' : `${count} departures`);
export const taken = (places: number, capacity: number): string => `${places} of ${capacity} places taken`;
/** The share of a day's places that are taken; the text must fit in a narrow cell. */
export const share = (percent: number): string => `${percent} %`;
export const fullCount = (count: number): string => `${count} full`;
export const closedCount = (count: number): string => `${count} closed`;
export const cancelledCount = (count: number): string => `${count} cancelled`;
export const fullness = { few: 'Few places left ·', full: 'Full ·', closed: 'Closed ·', cancelled: 'Cancelled' } as const;

// One departure
export const sold = 'Sold';
export const held = 'Held';
export const free = 'Free';
export const places = 'Places';
export const savePlaces = 'Save the places';
export const close = 'Close';
export const closeHint = 'Visitors can no longer book a closed departure. Bookings stay, and staff can still book.';
export const reopen = 'Reopen';
export const closedHint = 'This departure is closed: visitors cannot book it.';
export const guests = 'Guests';
export const guide = 'Guide';
export const guideHint = 'A name from the team finds its departures on Today.';
export const note = 'Note for the day';
export const saveDetails = 'Save guide and note';
export const remove = 'Remove this departure';

// Several departures
export const select = 'Select several';
export const selected = (count: number): string => (count === 1 ? '1 departure selected' : `${count} departures selected`);
export const selectAll = 'All';
export const changePlaces = 'Change places';
export const endSelecting = 'Cancel';
export const placesEach = (count: number): string => (count === 1 ? 'More or fewer places' : `More or fewer places on each of ${count}`);
export function addPlaces(places: number): string {
  if (places === 0) return 'Choose a number';
  const count = Math.abs(places) === 1 ? '1 place' : `${Math.abs(places)} places`;
  return places > 0 ? `Add ${count}` : `Take away ${count}`;
}
export const changed = (count: number): string => (count === 1 ? '1 departure was changed.' : `${count} departures were changed.`);
export const undo = 'Undo';

// A single departure
export const add = 'Add a departure';
export const day = 'Day';
export const time = 'Start';
export const timeMissing = 'Please enter when it starts.';
export const addHint = 'It is added on this day only. The schedule of the tour stays as it is.';
