import { expect, it } from 'vitest';
import type { DeskGuest } from '#domain/contract/desk.ts';
import { searchGuests } from '#domain/desk/search-guests.ts';
import { searchTermsOf, searchWordsOf } from '#domain/orders/search-words.ts';

const guest = (first_name: string, last_name: string, phone = '+385 91 555 0000') =>
  ({ number: 'LF-2A2A2A-1', first_name, last_name, names: [], phone, email: 'x@example.com' }) as unknown as DeskGuest;

const isInOffice = ({ number, first_name, last_name, email, phone }: DeskGuest, query: string) => {
  const words = searchWordsOf({ number: number.slice(0, 9), first_name, last_name, email, phone_number: phone });
  return searchTermsOf(query).every((term) => term.some((begun) => words.some((word) => word.startsWith(begun))));
};

it.each([
  ['lukasz walesa', guest('Łukasz', 'Wałęsa')],
  ['soren kjaer', guest('Søren', 'Kjær')],
  ['ISIK', guest('Ayşe', 'Işık')],
  ["o'neil", guest('Pat', 'O’Neil')],
  ['oneil', guest('Pat', "O'Neil")],
  ['neil', guest('Pat', 'O’Neil')],
  ['d’arcy', guest('Pat', "D'Arcy")],
  ['anna-lena', guest('Anna Lena', 'Vogt')],
  ['Anna Lena', guest('Anna-Lena', 'Vogt')],
  ['muller', guest('Jürgen', 'Müller')],
  ['mueller', guest('Jürgen', 'Müller')],
  ['müller', guest('Jürgen', 'Mueller')],
  ['djurdja', guest('Đurđa', 'Šimić')],
  ['Ana\u00A0mari\u0107\u200B', guest('Ana', 'Marić')],
  ['091 555 0000', guest('Ana', 'Marić')],
  ['0915550000', guest('Ana', 'Marić')],
  ['00385 91 555', guest('Ana', 'Marić')],
  ['+385.91.555', guest('Ana', 'Marić')],
  ['091/555', guest('Ana', 'Marić')],
  ['٠٩١ ٥٥٥', guest('Ana', 'Marić')],
  ['+49 30 1234567', guest('Ana', 'Marić', '+49 (0)30 1234567')],
  ['030 123', guest('Ana', 'Marić', '+49 30 1234567')],
  ['091555', guest('Ana', 'Marić', '091 555 0000')],
  ['+385 91 555 0000', guest('Ana', 'Marić', '091 555 0000')],
  ['LF–2A2A2A', guest('Ana', 'Marić')],
  ['#LF-2A2A2A.', guest('Ana', 'Marić')],
  ['2a2a', guest('Ana', 'Marić')],
])('[B4, G11] desk and office find %j', (query, it) => {
  expect(searchGuests([it, guest('Nobody', 'Else', '+1 202 000 1111')], query)[0]).toBe(it);
  expect(isInOffice(it, query)).toBe(true);
});

it('[G11] the desk shows all guests to an empty search, and nobody who lacks a word', () => {
  const all = [guest('Ana', 'Marić'), guest('Ivo', 'Ivić')];

  expect(searchGuests(all, ' ')).toEqual(all);
  expect(searchGuests(all, 'ana ivic')).toEqual([]);
  expect(searchGuests(all, '999')).toEqual([]);
});
