export function placesLeft(left: number): string {
  return `${left} left`;
}
