import { people } from '#words/formats.ts';
import type { Experience } from '../contract/catalogue.ts';
import { formatMoney } from '../money/format-money.ts';
import { toDecimal } from '../money/money.ts';
import { type BookingForm, chosenRate } from './booking-form.ts';
import type { Selection } from './party.ts';
import type { Quote } from './pricing.ts';

/** How a price comes about, a line for each kind of unit and for each extra. */
export function quoteLines(experience: Experience, form: BookingForm, { units, extras, currency }: Quote) {
  const money = (amount: number) => formatMoney(toDecimal(amount, currency), currency);
  const options = chosenRate(experience, form).pricing_options;
  const ofUnits = units.map((unit) => {
    const title = options.find(({ id }) => id === unit.pricing_option_id)?.pricing_category.title ?? '';
    return { id: `unit ${unit.pricing_option_id}`, label: `${unit.quantity} × ${title}`, amount: money(unit.subtotal) };
  });
  const ofExtras = extras.map(({ id, quantity, subtotal }) => {
    const { title, pricing } = experience.extras.find((extra) => extra.id === id) ?? { title: '', pricing: 'unit' };
    return { id: `extra ${id}`, label: pricing === 'unit' ? `${quantity} × ${title}` : title, amount: money(subtotal) };
  });
  return [...ofUnits, ...ofExtras];
}

/** '2 × Adult, 1 × Child', as a line of the cart will say it: the party of a selection. */
export function partyText({ rates }: Experience, { booking_info }: Selection): string {
  const options = rates.find(({ id }) => id === booking_info.pricing_rate_id)?.pricing_options ?? [];
  return booking_info.pricing_units
    .map(({ pricing_option_id, quantity, group_size }) => {
      const title = options.find(({ id }) => id === pricing_option_id)?.pricing_category.title ?? '';
      return `${quantity} × ${title}${group_size ? `, ${people(group_size)}` : ''}`;
    })
    .join(', ');
}
