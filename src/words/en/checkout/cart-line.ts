export const date = 'Date';
export const duration = 'Duration';
export const cancellation = 'Cancellation';
export const pickup = 'Pick-up';
export const dropoff = 'Drop-off';
export const total = 'Total';

export function edit(title: string): string {
  return `Edit ${title}`;
}

export function remove(title: string): string {
  return `Delete ${title}`;
}

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
