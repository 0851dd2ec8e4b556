import type { BookedUnit, CartLine } from '#domain/contract/cart.ts';
import type { PricingCategory } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { joinPhrases, type Phrase, phraseOf, phrasesText } from '#domain/text/phrases.ts';
import { people } from '#words/formats.ts';
import { cancellationLabel, cancellationLanguage, durationText } from './facts.ts';
import { formatDate, formatTime } from './format.ts';

/** The data of a line in words (C7), units before extras: the same in the cart, in an order and on a voucher. */
export function lineWords(line: CartLine) {
  const { booking_info, experience, total, extra_items_units } = line;
  return {
    date: formatDate(booking_info.date),
    time: formatTime(booking_info.start_time.time),
    duration: durationText(experience.duration),
    policy: cancellationLabel(experience.cancellation_policy),
    policyLanguage: cancellationLanguage(experience.cancellation_policy),
    pickup: booking_info.pickup_point?.name ?? null,
    dropoff: booking_info.dropoff_point?.name ?? null,
    prices: [
      ...booking_info.pricing_units.map((unit) => ({
        label: unitPhrases(unit),
        each: unit.quantity > 1 ? formatMoney(unit.unit_price.gross, unit.unit_price.currency) : null,
        amount: formatMoney(unit.subtotal.gross, unit.subtotal.currency),
      })),
      ...extra_items_units.map((extra) => ({
        label: extraPhrases(extra),
        each: null,
        amount: formatMoney(extra.subtotal.gross, extra.subtotal.currency),
      })),
    ],
    total: formatMoney(total.gross, total.currency),
  };
}

function extraPhrases({ quantity, extra_item }: CartLine['extra_items_units'][number]): Phrase[] {
  // '1 × Picnic for everyone' would read as a picnic for one person.
  return [...(quantity === 1 ? [] : [{ text: `${quantity} × ` }]), phraseOf(extra_item)];
}

/** The units and extras of a line for a page: '2 × Adult, Picnic' (K4). */
export function boughtPhrases(line: CartLine): Phrase[] {
  const { booking_info, extra_items_units } = line;
  const units = booking_info.pricing_units.map((unit) => unitPhrases(unit));
  return joinPhrases([...units, ...extra_items_units.map(extraPhrases)], ', ');
}

/** The words for a number of people in a language. */
export interface PeopleWords {
  readonly people: (count: number) => string;
}

const own: PeopleWords = { people };

/** The title of the booked experience, with its language if it has no translation (G4). */
export function titlePhrase({ experience }: Pick<CartLine, 'experience'>): Phrase {
  return phraseOf(experience);
}

/** The label of a unit: '2 × Adult'. For a group it has the number of people, too. A category without a translation has its language (G4). */
export function unitPhrases({ quantity, group_size, pricing_option }: ShownUnit, words = own): Phrase[] {
  return [
    { text: `${quantity} × ` },
    phraseOf(pricing_option.pricing_category),
    ...(group_size === null ? [] : [{ text: `, ${words.people(group_size)}` }]),
  ];
}

type ShownUnit = Pick<BookedUnit, 'quantity' | 'group_size'> & {
  readonly pricing_option: { readonly pricing_category: Pick<PricingCategory, 'title' | 'text_language'> };
};

interface WithUnits {
  readonly booking_info: Pick<CartLine['booking_info'], 'pricing_units'>;
}

/** The units of a line for summaries: '2 × Adult, 1 × Child'. */
export function unitsText(line: WithUnits, words = own): string {
  return phrasesText(unitsPhrases(line, words));
}

/** The units of a line for a page (G4). */
export function unitsPhrases({ booking_info }: WithUnits, words = own): Phrase[] {
  const units = booking_info.pricing_units.map((unit) => unitPhrases(unit, words));
  return joinPhrases(units, ', ');
}
