/** A number as German writes it: 12,5. */
export function decimal(n: number | string): string {
  return String(n).replace('.', ',');
}
