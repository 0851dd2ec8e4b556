/** The link that calls a phone number written for people, with spaces and brackets. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** The country code of a phone number: `+385` for `+385 21 000 123`; '' if it has none, or if no separator shows its end. */
export function countryCode(number: string): string {
  return /^\+\d{1,3}(?=[ (/-])/.exec(number)?.[0] ?? '';
}
