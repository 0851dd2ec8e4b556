import type { DeskGuest } from '../contract/desk.ts';
import { foldText } from '../text/fold-text.ts';

/** Guests that match a part of a name, a booking number or a phone number; all guests for ''. Case, accents and spaces are ignored. */
export function searchGuests(guests: readonly DeskGuest[], query: string): readonly DeskGuest[] {
  const terms = foldText(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return guests;
  const digits = query.replace(/\D/g, '');
  return guests.filter((guest) => {
    const { number, first_name, last_name, names, phone, email } = guest;
    if (digits.length >= 3 && /^[\d\s+()/-]+$/.test(query.trim()) && phone.replace(/\D/g, '').includes(digits))
      return true;
    const text = foldText([number, first_name, last_name, ...names, email].join(' '));
    return terms.every((term) => text.includes(term));
  });
}
