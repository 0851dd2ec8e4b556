/** What calls a phone number that is written for people, with spaces and brackets. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
