/** What calls a phone number that is written for people, with spaces and brackets. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** `+385` of `+385 21 000 123`; '' where the number has none, or nothing after it says where it ends. */
export function countryCode(number: string): string {
  return /^\+\d{1,3}(?=[ (/-])/.exec(number)?.[0] ?? '';
}
