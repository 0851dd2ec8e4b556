export const pickup = 'Prijevoz';
export const noPickup = 'Prijevoz nije potreban';
export const dropoff = 'Povratak';
export const noDropoff = 'Povratak nije potreban';
export const choosePlace = 'Odaberite mjesto';

/** The duration is a nominative, and stays one behind the colon. */
export function fetchedBefore(duration: string): string {
  return `Dolazak po vas: ${duration} prije početka.`;
}

export function fetchedAt(time: string): string {
  return `Po vas dolazimo oko ${time}.`;
}
