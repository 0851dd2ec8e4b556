import type { CartLine } from '../contract/cart.ts';
import type { Experience, PricingOption, Rate, Transfer } from '../contract/catalogue.ts';
import { depositFor, type Minor, minor, toDecimal } from '../money/money.ts';
import { textLanguage } from '../text/text-language.ts';
import { clockTimeOn } from '../time/epoch.ts';
import { endOf, instantOf } from '../time/schedule.ts';
import { type BookingForm, chosenRate, selectionFrom, unitOf } from './booking-form.ts';
import { extraPieces, partySize, people, rateOf, type Selection } from './party.ts';
import { unitPrice } from './unit-price.ts';

export type Quote = ReturnType<typeof quote>;

/** The price of a selection, in minor units (E9): the page's estimate, and the engine's price. @throws RangeError for an unknown id */
export function quote(experience: Experience, selection: Selection) {
  const { currency } = experience;
  const options = rateOf(experience, selection)?.pricing_options ?? [];
  const units = selection.booking_info.pricing_units.map(({ pricing_option_id, quantity, group_size = null }) => {
    const unit_price = priceInSelection(experience, selection, byId(options, pricing_option_id), group_size);
    return { pricing_option_id, quantity, group_size, unit_price, subtotal: quantity * unit_price };
  });
  const guests = people(experience, selection);
  const extras = (selection.extra_items_units ?? []).map(({ id, quantity }) => {
    const extra = byId(experience.extras, id);
    const unit_price = minor(extra.price.gross, currency);
    // `quantity` is the asked one. For an extra priced per person, the subtotal is for all people.
    return { id, quantity, unit_price, subtotal: extraPieces(extra, quantity, guests) * unit_price };
  });
  const unitsTotal = sum(units);
  const gross = unitsTotal + sum(extras);
  const deposit = depositFor(gross, experience.booking_deposit);
  return { units, extras, unitsTotal, gross, deposit, currency };
}

/** The price of one unit of an option in the form, in minor units; null while the price depends on a day that is not chosen (B12). */
export function optionPrice(experience: Experience, form: BookingForm, option: PricingOption): Minor | null {
  const rate = chosenRate(experience, form);
  if (!isPriceKnown(rate, form)) return null;
  const size = rate.is_group_pricing ? (unitOf(form, option.id).group_size ?? Math.max(1, option.min_limit)) : null;
  return priceInSelection(experience, selectionFrom(experience, form), option, size);
}

/** Whether the prices are known: they do not depend on the day, or the day is chosen. */
export function isPriceKnown({ price_rules }: Pick<Rate, 'price_rules'>, { date }: Pick<BookingForm, 'date'>): boolean {
  return date !== null || !price_rules;
}

/** @param group_size  for group pricing; null otherwise */
function priceInSelection(
  experience: Experience,
  selection: Selection,
  option: PricingOption,
  group_size: number | null,
) {
  const { date, start_time_id } = selection.booking_info;
  const start_time = experience.schedule.start_times.find(({ id }) => id === start_time_id)?.time ?? null;
  const size = group_size ?? Math.max(1, partySize(experience, selection));
  return unitPrice(rateOf(experience, selection) ?? {}, option, { date, start_time, size });
}

function byId<T extends { readonly id: number }>(list: readonly T[], id: number): T {
  const found = list.find((it) => it.id === id);
  if (!found) throw new RangeError(`nothing with the id ${id} to price`);
  return found;
}

function sum(parts: readonly { readonly subtotal: Minor }[]): Minor {
  return parts.reduce((total, { subtotal }) => total + subtotal, 0);
}

/** The line that a selection will make, shown until the engine has answered (E9). @throws RangeError for an unknown id */
export function lineEstimate(experience: Experience, selection: Selection, id: string): CartLine {
  const { currency, time_zone, title, slug, duration, cancellation_policy, booking_deposit } = experience;
  const text_language = textLanguage(experience, 'title');
  const { date, start_time_id, pricing_rate_id } = selection.booking_info;
  const { pickup_point_id = null, dropoff_point_id = null } = selection.booking_info;
  const rate = byId(experience.rates, pricing_rate_id);
  const start = byId(experience.schedule.start_times, start_time_id);
  const start_time = { ...start, time: clockTimeOn(date, start.time, time_zone) };
  const startsAt = instantOf(date, start_time.time, time_zone);
  const { units, extras, unitsTotal, gross, deposit } = quote(experience, selection);
  const price = (amount: Minor) => ({ gross: toDecimal(amount, currency), currency });

  return {
    id,
    experience_id: experience.id,
    experience: { title, text_language, slug, duration, cancellation_policy, booking_deposit },
    experience_ref: { image: thumbnail(experience) },
    booking_info: {
      date,
      start_time,
      start_time_id,
      pricing_rate_id,
      pricing_rate: rateIn(rate),
      pricing_units: units.map((unit) => {
        const { id: optionId, pricing_category } = byId(rate.pricing_options, unit.pricing_option_id);
        const [unit_price, subtotal] = [price(unit.unit_price), price(unit.subtotal)];
        return { ...unit, pricing_option: { id: optionId, pricing_category }, unit_price, subtotal };
      }),
      pickup_point_id,
      pickup_point: pointOf(experience.pickup, pickup_point_id),
      dropoff_point_id,
      dropoff_point: pointOf(experience.dropoff, dropoff_point_id),
    },
    starts_at: startsAt.toString(),
    ends_at: endOf(startsAt, duration, time_zone)?.toString() ?? null,
    time_zone,
    total_unit_price: price(unitsTotal),
    booking_deposit: { amount: toDecimal(deposit, currency), currency },
    total: price(gross),
    extra_items_units: extras.map(({ id: extraId, quantity, unit_price, subtotal }) => {
      const { title: name, text_language: language } = byId(experience.extras, extraId);
      const extra_item = { id: extraId, title: name, price: price(unit_price), text_language: language };
      return { id: extraId, quantity, extra_item, subtotal: price(subtotal) };
    }),
    booking_participants_info: { has_main_contact: false, participants: [] },
    booking_questions: experience.booking_questions,
    booking_answers: [],
  };
}

const rateIn = ({ id, title, is_group_pricing, text_language }: Rate) => ({
  id,
  title,
  is_group_pricing,
  text_language,
});

function pointOf({ points }: Transfer, id: number | null) {
  return id === null ? null : byId(points, id);
}

function thumbnail({ image }: Experience) {
  if (!image) return null;
  // Lists of lines draw the picture at this width. The engine's answer brings its own address.
  const medium = image.url.replace('{width}', '320').replace('{format}', 'webp');
  return { thumbnail: { medium }, placeholder: image.placeholder, alt_text: image.alt_text };
}
