import { typedText } from '../typing/typed-text.ts';

/** The digits of a phone number, without the zeros before an area or a country: of `091 234 567`, `+49 (0)30 1234` and `00385 91 234`. */
export function phoneDigits(phone: string): string {
  return typedText(phone)
    .replace(/\(0+\)/g, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
}

/** The digits of a search for a phone number; null for another search. */
export function searchedDigits(search: string): string | null {
  const text = typedText(search).trim();
  const digits = phoneDigits(text);
  return digits.length >= 3 && /^[+\d\s()./-]+$/.test(text) ? digits : null;
}

/** Whether a phone number begins with a country: its code has one to three digits. */
export function hasCountry(phone: string): boolean {
  return /^\s*(\+|00)/.test(typedText(phone));
}

/** A number of at least so many digits has more than a country and an area, so it may be known without its country. */
export const LONG_NUMBER = 7;

/** Whether a phone number has these digits, in a row or as its national part. */
export function isPhoneFound(phone: string, digits: string): boolean {
  const own = phoneDigits(phone);
  return own.includes(digits) || (own.length >= LONG_NUMBER && digits.endsWith(own));
}
