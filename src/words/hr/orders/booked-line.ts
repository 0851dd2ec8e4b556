export const start = 'Početak';
export const duration = 'Trajanje';
export const cancellation = 'Otkazivanje';
export const pickup = 'Prijevoz';
export const dropoff = 'Povratak';
export const participants = 'Sudionici';
export const answers = 'Vaši odgovori';
export const showOnMap = 'Prikaži na karti';

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
