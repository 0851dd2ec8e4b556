export function asOf(instant: string): string {
  return `As of ${instant}: places and prices may have changed since.`;
}
