export function placesLeft(left: number): string {
  return `noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
}
