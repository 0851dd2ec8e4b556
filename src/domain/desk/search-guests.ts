import type { DeskGuest } from '../contract/desk.ts';
import { isPhoneFound, searchedDigits } from '../text/phone-digits.ts';
import { foldedWords, foldText, spellingsOf } from '../typing/fold-text.ts';

/** Guests that match parts of a name, a booking number, an email address or a phone number (G11); all guests for ''. */
export function searchGuests(guests: readonly DeskGuest[], query: string): readonly DeskGuest[] {
  const terms = foldedWords(query);
  const digits = searchedDigits(query);
  return guests.filter((guest) => {
    const { number, first_name, last_name, names, phone, email } = guest;
    if (digits !== null && isPhoneFound(phone, digits)) return true;
    const text = foldText([number, first_name, last_name, ...names, email].join(' '));
    const found = foldedWords(text).flatMap(spellingsOf).join(' ');
    return terms.every((term) => spellingsOf(term).some((it) => text.includes(it) || found.includes(it)));
  });
}
