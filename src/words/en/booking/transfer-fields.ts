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
