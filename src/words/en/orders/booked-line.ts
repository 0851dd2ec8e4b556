export const start = 'Start';
export const duration = 'Duration';
export const cancellation = 'Cancellation';
export const pickup = 'Pick-up';
export const dropoff = 'Drop-off';
export const participants = 'Participants';
export const answers = 'Your answers';
export const showOnMap = 'Show on a map';

export function pickupAt(place: string): string {
  return `Pick-up: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Drop-off: ${place}`;
}

/** The price of one of several. */
export function at(each: string): string {
  return `at ${each}`;
}
