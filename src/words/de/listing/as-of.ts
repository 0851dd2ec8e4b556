export function asOf(instant: string): string {
  return `Stand: ${instant}. Plätze und Preise können sich seitdem geändert haben.`;
}
