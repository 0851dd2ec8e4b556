import { type BookingForm, chosenRate } from '#domain/booking/booking-form.ts';
import type { Selection } from '#domain/booking/party.ts';
import type { Quote } from '#domain/booking/pricing.ts';
import type { Experience, PricingOption } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { joinPhrases, type Phrase, phraseOf } from '#domain/text/phrases.ts';
import { unitPhrases } from './line-words.ts';

/** The parts of a price: one line for each kind of unit and for each extra. */
export function quoteLines(experience: Experience, form: BookingForm, { units, extras, currency }: Quote) {
  const money = (amount: number) => formatMoney(toDecimal(amount, currency), currency);
  const options = chosenRate(experience, form).pricing_options;
  const ofUnits = units.map((unit) => ({
    id: `unit ${unit.pricing_option_id}`,
    label: unitPhrases({ ...unit, group_size: null, pricing_option: optionIn(options, unit.pricing_option_id) }),
    amount: money(unit.subtotal),
  }));
  const ofExtras = extras.map(({ id, quantity, subtotal }) => {
    const extra = experience.extras.find((it) => it.id === id);
    const title = extra ? phraseOf(extra) : { text: '' };
    const isCounted = (extra?.pricing ?? 'unit') === 'unit';
    return {
      id: `extra ${id}`,
      label: isCounted ? [{ text: `${quantity} × ` }, title] : [title],
      amount: money(subtotal),
    };
  });
  return [...ofUnits, ...ofExtras];
}

/** The party of a selection as a line of the cart shows it: '2 × Adult, 1 × Child'. */
export function partyPhrases({ rates }: Experience, { booking_info }: Selection): Phrase[] {
  const options = rates.find(({ id }) => id === booking_info.pricing_rate_id)?.pricing_options ?? [];
  const units = booking_info.pricing_units.map(({ pricing_option_id, quantity, group_size = null }) =>
    unitPhrases({ quantity, group_size, pricing_option: optionIn(options, pricing_option_id) }),
  );
  return joinPhrases(units, ', ');
}

function optionIn(options: readonly PricingOption[], id: number) {
  return options.find((option) => option.id === id) ?? { pricing_category: { title: '' } };
}
