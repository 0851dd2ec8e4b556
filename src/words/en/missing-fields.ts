export const soldOut = 'Sold out';
export const closed = 'Booking has closed';
export const othersBooked = 'Others have booked';
export function onlyPlaces(left: number): string {
  return left === 1 ? 'Only 1 place left' : `Only ${left} places left`;
}

export const chooseDate = 'Choose a date.';
export const nothingStarts = 'Nothing starts on this day. Choose another date.';
export const chooseStart = 'Choose a start time.';

/** @param reason  one of those above */
export function atThisStart(reason: string, wayOn: string): string {
  return `${reason} at this start. ${wayOn}`;
}

export const anotherOrFewer = 'Choose another one, or come with fewer people.';
export const anotherOne = 'Choose another one.';

export const choosePickup = 'Choose where you are picked up.';
export const chooseDropoff = 'Choose where you are dropped off.';

export const howMany = 'Say how many are coming.';
export function atLeast(count: number, ofGroups: boolean): string {
  return `A booking is for at least ${counted(count, ofGroups)}.`;
}

export function atMost(count: number, ofGroups: boolean): string {
  return `A booking is for at most ${counted(count, ofGroups)}.`;
}

function counted(count: number, ofGroups: boolean): string {
  if (ofGroups) return `${count} ${count === 1 ? 'group' : 'groups'}`;
  return `${count} ${count === 1 ? 'person' : 'people'}`;
}

/** Of what the engine would not take. */
export const notPossible = 'This is not possible.';
