import type { Experience } from '../contract/catalogue.ts';
import { formatMoney } from '../money/format-money.ts';
import { toDecimal } from '../money/money.ts';
import { type BookingForm, chosenRate } from './booking-form.ts';
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
