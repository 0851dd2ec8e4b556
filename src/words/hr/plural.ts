/** The form of a Croatian noun after a whole number: 1 mjesto, 2 mjesta, 5 mjesta, 21 mjesto. The numbers 11 to 14 take the same form as 10. */
export function plural(n: number, one: string, few: string, many: string): string {
  const units = (n % 100) - (n % 10) === 10 ? 0 : n % 10;
  return units === 1 ? one : units > 1 && units < 5 ? few : many;
}
