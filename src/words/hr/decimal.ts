/** A number as Croatian writes it: 12,5. */
export function decimal(n: number | string): string {
  return String(n).replace('.', ',');
}
