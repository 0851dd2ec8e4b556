export const date = 'Datum';
export const duration = 'Dauer';
export const cancellation = 'Stornierung';
export const pickup = 'Abholung';
export const dropoff = 'Rückfahrt';
export const total = 'Gesamt';

export function edit(title: string): string {
  return `${title} bearbeiten`;
}

export function remove(title: string): string {
  return `${title} löschen`;
}

export function pickupAt(place: string): string {
  return `Abholung: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Rückfahrt: ${place}`;
}

/** The price of one of several. */
export function at(each: string): string {
  return `je ${each}`;
}
