export const pickup = 'Abholung';
export const noPickup = 'Keine Abholung nötig';
export const dropoff = 'Rückfahrt';
export const noDropoff = 'Keine Rückfahrt nötig';
export const choosePlace = 'Ort wählen';

export function fetchedBefore(duration: string): string {
  return `Wir holen Sie ${duration} vor Beginn ab.`;
}

export function fetchedAt(time: string): string {
  return `Wir holen Sie gegen ${time} Uhr ab.`;
}
