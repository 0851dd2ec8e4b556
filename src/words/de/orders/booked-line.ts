export const start = 'Beginn';
export const duration = 'Dauer';
export const cancellation = 'Stornierung';
export const pickup = 'Abholung';
export const dropoff = 'Rückfahrt';
export const participants = 'Teilnehmende';
export const answers = 'Ihre Antworten';
export const showOnMap = 'Auf der Karte zeigen';

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
