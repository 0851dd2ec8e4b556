export const date = 'Datum';
export const duration = 'Trajanje';
export const cancellation = 'Otkazivanje';
export const pickup = 'Prijevoz';
export const dropoff = 'Povratak';
export const total = 'Ukupno';

export function edit(title: string): string {
  return `Uredi: ${title}`;
}

export function remove(title: string): string {
  return `Izbriši: ${title}`;
}

export function pickupAt(place: string): string {
  return `Prijevoz: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Povratak: ${place}`;
}

/** The price of one of several. */
export function at(each: string): string {
  return `po ${each}`;
}
