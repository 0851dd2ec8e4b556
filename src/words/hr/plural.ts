/** The form that a Croatian noun takes after a whole number: 1 mjesto, 2 mjesta, 5 mjesta, 21 mjesto. */
export function plural(n: number, one: string, few: string, many: string): string {
  const [units, tens] = [n % 10, n % 100];
  if (units === 1 && tens !== 11) return one;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}
