/** A number as German writes it: 12,5. */
export const decimal = (n: number | string): string => String(n).replace('.', ',');
