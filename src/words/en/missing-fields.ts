export const soldOut = 'Sold out';
export const closed = 'Bookings have closed';
export const othersBooked = 'Already booked';
export const onlyPlaces = (left: number): string => (left === 1 ? 'Only 1 place left' : `Only ${left} places left`);
export const chooseDate = 'Choose a date.';
export const nothingStarts = 'No departures on this day. Choose another date.';
export const chooseStart = 'Choose a start time.';
/** @param reason  one of the reasons above */
export const atThisStart = (reason: string, wayOn: string): string => `${reason} at this time. ${wayOn}`;
export const anotherOrFewer = 'Pick another time or a smaller group.';
export const anotherOne = 'Pick another time.';
/** The advice if no other start of the day has room for the party. */
export const anotherDateOrFewer = 'Pick another date or a smaller group.';
export const anotherDate = 'Pick another date.';
export const choosePickup = 'Choose the pick-up place.';
export const chooseDropoff = 'Choose the drop-off place.';
export const howMany = 'Choose how many people are coming.';
export const needsAdult = 'Children come with an adult: please add one.';
export const atLeast = (count: number, ofGroups: boolean): string => `Book for at least ${counted(count, ofGroups)}.`;
export const atMost = (count: number, ofGroups: boolean): string => `You can book for up to ${counted(count, ofGroups)}.`;
function counted(count: number, ofGroups: boolean): string {
  if (ofGroups) return `${count} ${count === 1 ? 'group' : 'groups'}`;
  return `${count} ${count === 1 ? 'person' : 'people'}`;
}
