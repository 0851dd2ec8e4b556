import { hasCountry, LONG_NUMBER, phoneDigits, searchedDigits } from '../text/phone-digits.ts';
import { foldedWords, foldText, spellingsOf, wordsOfText } from '../typing/fold-text.ts';
import { typedEmail, typedText, withoutOuterSigns } from '../typing/typed-text.ts';

/** The fields of a booking that a search looks in (B4). */
export interface SearchableBooking {
  readonly number: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone_number?: string;
}

/** One term of a search: a word of the booking must begin with one of these texts. */
export type SearchTerm = readonly string[];

/** Reversed numbers begin with this character, so that a search for the end of a phone number is a search for a beginning, too. */
const REVERSED = '~';
/** Whole email addresses begin with this character: only a search with an @ finds them, because the parts of an address are also words. */
const ADDRESS = '=';
const LONGEST_WORD = 64;
const MOST_TERMS = 10;

/** The words of a booking, each once: from its number, name, email address and phone number. */
export function searchWordsOf(booking: SearchableBooking): string[] {
  const { number, first_name = '', last_name = '', email = '', phone_number = '' } = booking;
  const address = foldText(typedEmail(email));
  const at = address.indexOf('@');
  const words = [
    ...foldedWords(number.replace(/^LF-/i, '')),
    ...wordsOfText(`${first_name} ${last_name}`).flatMap(spellingsOf),
    ...(at < 0 ? foldedWords(address) : [ADDRESS + address, address.slice(at), ...foldedWords(address.slice(0, at))]),
    ...phoneWords(phone_number),
  ];
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))];
}

/** The beginnings of a phone number as people may type it: with and without the country code, which has one to three digits. */
function phoneWords(phone: string): string[] {
  const digits = phoneDigits(phone);
  if (digits.length < 3) return [];
  const beginnings = hasCountry(phone) ? [digits, ...withoutCountry(digits, 3)] : [digits];
  return [...beginnings, REVERSED + reversed(digits)];
}

function withoutCountry(digits: string, least: number): string[] {
  return [1, 2, 3].map((length) => digits.slice(length)).filter((it) => it.length >= least);
}

/**
 * The terms of a search. A booking is found if each term is the beginning of one of its words, or the end of its phone number. A voucher's code
 * counts as the number of its booking.
 */
export function searchTermsOf(search: string): SearchTerm[] {
  const text = typedText(search).trim();
  const number = numberIn(withoutOuterSigns(text));
  if (number !== null) return [[number]];
  const digits = searchedDigits(text);
  if (digits !== null)
    return [[...digitTerm(digits), ...(hasCountry(text) ? withoutCountry(digits, LONG_NUMBER) : [])]];
  const terms = text
    .split(/[\s,;]+/)
    .flatMap((it) =>
      it.includes('@') ? [foldText(it.startsWith('@') ? it : ADDRESS + typedEmail(it))] : foldedWords(it),
    )
    .map((it) => it.slice(0, LONGEST_WORD));
  return [...new Set(terms)]
    .slice(0, MOST_TERMS)
    .map((it) => (/^\d{3,}$/.test(it) ? digitTerm(phoneDigits(it)) : spellingsOf(it)));
}

/** The number in a search: `LF-7K3Q`, `lf 7k3q9x-1` and a voucher's code are `7k3q` and `7k3q9x`; null for other texts. */
function numberIn(text: string): string | null {
  const begun = /^lf[\s-]+([2-9a-z]{1,6})$/i.exec(text);
  const whole = /^(?:lf[\s-]?)?([2-9a-hj-np-z]{6})-\d{1,3}(?:-[2-9a-z]*)?$/i.exec(text);
  const joined = /^lf[\s-]?([2-9a-hj-np-z]{6})$/i.exec(text);
  return (begun ?? whole ?? joined)?.[1]?.toLowerCase() ?? null;
}

function digitTerm(digits: string): SearchTerm {
  return digits.length < 3 ? [digits] : [digits, REVERSED + reversed(digits)];
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}

/** The contact field that a search has found; null for the name or the number, which every row shows. */
export function matchedContact(booking: SearchableBooking, search: string): 'email' | 'phone_number' | null {
  const terms = searchTermsOf(search);
  const shown = searchWordsOf({ ...booking, email: '', phone_number: '' });
  const missing = terms.filter((term) => !isIn(shown, term));
  if (missing.length === 0) return null;
  const isPhone = missing.some((term) =>
    isIn(searchWordsOf({ number: '', phone_number: booking.phone_number ?? '' }), term),
  );
  return isPhone ? 'phone_number' : 'email';
}

function isIn(words: readonly string[], term: SearchTerm): boolean {
  return term.some((beginning) => words.some((word) => word.startsWith(beginning)));
}
