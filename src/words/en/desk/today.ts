export const title = 'Today';
export const previousDay = 'Previous day';
export const nextDay = 'Next day';
export const backToToday = 'Back to today';
export const tomorrow = 'Tomorrow';
export const yesterday = 'Yesterday';
export const firstSync = 'The departures appear after the first sync.';
export const nothing = 'No departures on this day.';
/** Instead of `nothing`, on a device that has only some of the departures. */
export const nothingHere = 'This device has no departures of this day.';
export const partial = 'This device has only some of the departures: first those with guests, then those that start next. With a network, the calendar shows all of them.';
export const notHeld = 'This device has only yesterday, today and the next three days.';
/** A list that is several days old: it does not have today any more. */
export const listEnded = (date: string): string => `The list on this device ends on ${date}. Connect it to the network to see this day.`;
/** Shows only the departures of the person at the device. */
export const onlyMine = 'Only mine';
export const allStarted = 'No more departures today.';
export const earlier = 'Already started';
export function startsIn(minutes: number): string {
  if (minutes < 60) return `in ${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}
export const arrivedOf = (arrived: number, guests: number): string => `${arrived} of ${guests} here`;
export const noGuests = 'No guests yet';
export function placesLeft(count: number): string {
  if (count <= 0) return 'Full';
  return count === 1 ? '1 place left' : `${count} places left`;
}
export const held = (count: number): string => `${count} held`;
export const toPay = (amount: string): string => `${amount} to be paid`;
export const closed = 'Closed';
export const cancelled = 'Cancelled: it does not take place';
export const guide = (name: string): string => `Guide: ${name}`;
