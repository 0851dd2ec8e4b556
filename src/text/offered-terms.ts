import { currencies } from '#domain/contract/resource-fields.ts';
import { locale } from '#words/formats.ts';

/** Currencies that `Intl` lists although nobody pays with them any more. */
const NOT_IN_USE = new Set('ANG BGN CUC HRK SLL XDR XSU ZWL'.split(' '));

/** Today's names of cities whose zones `Intl` lists by an older name. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
};

const currencyNames = new Intl.DisplayNames(locale, { type: 'currency' });

/** The currencies (`EUR · Euro`) and the time zones (`Europe/Kyiv`) that forms offer, by code. The engine also takes others. */
export const offeredTerms = {
  currency: namesOf(
    [...currencies].filter((it) => !NOT_IN_USE.has(it)),
    (code) => `${code} · ${currencyNames.of(code)}`,
  ),
  time_zone: namesOf(Intl.supportedValuesOf('timeZone'), (zone) =>
    zone.replace(/[^/]+$/, (city) => RENAMED[zone] ?? city.replaceAll('_', ' ')),
  ),
};

function namesOf(codes: readonly string[], nameOf: (code: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map((code) => [code, nameOf(code)]));
}
