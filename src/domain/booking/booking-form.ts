import type { CartLine } from '../contract/cart.ts';
import type { Experience, Extra, PricingOption, Rate } from '../contract/catalogue.ts';
import { leadingOptions } from './from-price.ts';
import { extraLimit, type Selection } from './party.ts';

/** What stands in the booking form (E3): a selection that need not be complete. Options of other rates keep their numbers. */
export interface BookingForm {
  readonly date: string | null;
  readonly start_time_id: number | null;
  readonly pricing_rate_id: number;
  /** By pricing option; one that is not there counts as none. */
  readonly units: Readonly<Record<number, FormUnit>>;
  readonly extras: Readonly<Record<number, number>>;
  readonly pickup_point_id: number | null;
  readonly dropoff_point_id: number | null;
}

export interface FormUnit {
  readonly quantity: number;
  /** People in each group; only of a group rate. */
  readonly group_size: number | null;
}

/** The form as it opens: no day yet, the smallest party that the default rate takes. */
export function blankForm(experience: Experience): BookingForm {
  const form = {
    date: null,
    start_time_id: null,
    pricing_rate_id: experience.default_rate_id,
    units: {},
    extras: {},
    pickup_point_id: null,
    dropoff_point_id: null,
  };
  return { ...form, units: smallestParty(chosenRate(experience, form)) };
}

/** The form filled from a line of the cart (E5). */
export function formOf({
  booking_info,
  extra_items_units,
}: Pick<CartLine, 'booking_info' | 'extra_items_units'>): BookingForm {
  return {
    date: booking_info.date,
    start_time_id: booking_info.start_time_id,
    pricing_rate_id: booking_info.pricing_rate_id,
    units: Object.fromEntries(
      booking_info.pricing_units.map((unit) => [
        unit.pricing_option_id,
        { quantity: unit.quantity, group_size: unit.group_size },
      ]),
    ),
    extras: Object.fromEntries(extra_items_units.map(({ id, quantity }) => [id, quantity])),
    pickup_point_id: booking_info.pickup_point_id,
    dropoff_point_id: booking_info.dropoff_point_id,
  };
}

/** The chosen rate; the default one where the experience no longer has it. */
export function chosenRate(experience: Experience, form: Pick<BookingForm, 'pricing_rate_id'>): Rate {
  const { rates, default_rate_id } = experience;
  const rate =
    rates.find(({ id }) => id === form.pricing_rate_id) ?? rates.find(({ id }) => id === default_rate_id) ?? rates[0];
  if (!rate) throw new RangeError(`experience ${experience.id} has no rate`);
  return rate;
}

/** The form as a selection, to price and check it. Without a day or start it holds '' and 0, and may not be sent. */
export function selectionFrom(experience: Experience, form: BookingForm): Selection {
  const rate = chosenRate(experience, form);
  const pricing_units = rate.pricing_options.flatMap(({ id }) => {
    const { quantity, group_size } = unitOf(form, id);
    if (quantity === 0) return [];
    return [{ pricing_option_id: id, quantity, ...(rate.is_group_pricing && { group_size }) }];
  });
  const extra_items_units = experience.extras.flatMap(({ id }) => {
    const quantity = form.extras[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  return {
    booking_info: {
      date: form.date ?? '',
      start_time_id: form.start_time_id ?? 0,
      pricing_rate_id: rate.id,
      pricing_units,
      ...(form.pickup_point_id !== null && { pickup_point_id: form.pickup_point_id }),
      ...(form.dropoff_point_id !== null && { dropoff_point_id: form.dropoff_point_id }),
    },
    extra_items_units,
  };
}

/** Another day: the start belongs to the day that was left. */
export function chooseDay(form: BookingForm, date: string | null): BookingForm {
  return date === form.date ? form : { ...form, date, start_time_id: null };
}

/** Another rate, with the smallest party that it takes where none was chosen for it yet. */
export function chooseRate(experience: Experience, form: BookingForm, rateId: number): BookingForm {
  const chosen = { ...form, pricing_rate_id: rateId };
  const rate = chosenRate(experience, chosen);
  const isEmpty = rate.pricing_options.every(({ id }) => unitOf(form, id).quantity === 0);
  return isEmpty ? { ...chosen, units: { ...form.units, ...smallestParty(rate) } } : chosen;
}

/** So many units of an option, held to what may be chosen; below its least number there is only none (E7). */
export function chooseQuantity(experience: Experience, form: BookingForm, optionId: number, wanted: number) {
  const rate = chosenRate(experience, form);
  const option = rate.pricing_options.find(({ id }) => id === optionId);
  if (!option) return form;
  const unit = unitOf(form, optionId);
  const { least, most } = quantityLimits(rate, form, option);
  const held = Math.min(Math.max(0, Math.trunc(wanted) || 0), most);
  const reached = held >= unit.quantity && most >= least ? least : 0;
  const quantity = held > 0 && held < least ? reached : held;
  // Of a rate that takes one unit, another option takes the place of the one chosen.
  const isSwap = rate.max_per_booking === 1 && quantity > 0;
  const others = isSwap ? Object.fromEntries(rate.pricing_options.map(({ id }) => [id, NONE])) : {};
  return withUnit({ ...form, units: { ...form.units, ...others } }, optionId, {
    quantity,
    group_size: rate.is_group_pricing ? (unit.group_size ?? leastSize(option)) : null,
  });
}

/** People in each group of an option, within its limits (E7). */
export function chooseGroupSize(experience: Experience, form: BookingForm, optionId: number, wanted: number) {
  const option = chosenRate(experience, form).pricing_options.find(({ id }) => id === optionId);
  if (!option) return form;
  const size = Math.min(Math.max(leastSize(option), Math.trunc(wanted) || 0), option.max_limit ?? MOST);
  return withUnit(form, optionId, { ...unitOf(form, optionId), group_size: size });
}

/** Whether a booking of the rate is one group, whose size alone says which of several options it is (E11). */
export function isOneGroup({ is_group_pricing, max_per_booking, pricing_options }: Rate): boolean {
  const bySize = pricing_options.toSorted((a, b) => leastSize(a) - leastSize(b));
  const areApart = bySize.every((it, i) => leastSize(it) > (i === 0 ? 0 : (bySize[i - 1]?.max_limit ?? MOST)));
  return is_group_pricing && max_per_booking === 1 && pricing_options.length > 1 && areApart;
}

/** The sizes that the one group of a rate may have, whichever option takes it. */
export function groupSizes({ pricing_options }: Rate): { least: number; most: number } {
  return {
    least: Math.min(...pricing_options.map(leastSize)),
    most: Math.max(...pricing_options.map(({ max_limit }) => max_limit ?? MOST)),
  };
}

/** One group of that size, in the option that takes it (E11); where none does, in that of the next larger size. */
export function chooseParty(experience: Experience, form: BookingForm, wanted: number): BookingForm {
  const rate = chosenRate(experience, form);
  const { least, most } = groupSizes(rate);
  const size = Math.min(Math.max(least, Math.trunc(wanted) || 0), most);
  const bySize = rate.pricing_options.toSorted((a, b) => (a.max_limit ?? MOST) - (b.max_limit ?? MOST));
  const fitting = bySize.find(({ max_limit }) => size <= (max_limit ?? MOST));
  if (!fitting) return form;
  const units = rate.pricing_options.map(({ id }) => {
    const isFitting = id === fitting.id;
    return [id, { quantity: isFitting ? 1 : 0, group_size: isFitting ? Math.max(size, leastSize(fitting)) : null }];
  });
  return { ...form, units: { ...form.units, ...(Object.fromEntries(units) as Record<number, FormUnit>) } };
}

/** So many of an extra, held to what may be taken of it. */
export function chooseExtra(experience: Experience, form: BookingForm, extraId: number, wanted: number): BookingForm {
  const extra = experience.extras.find(({ id }) => id === extraId);
  if (!extra) return form;
  const quantity = Math.min(Math.max(0, Math.trunc(wanted) || 0), mostOf(extra));
  return { ...form, extras: { ...form.extras, [extraId]: quantity } };
}

/** What one may take of an extra at most, before less of it is known to be left at a start. */
export function mostOf(extra: Extra): number {
  return Math.min(extraLimit(extra) ?? MOST, extra.stock ?? MOST);
}

/** How many units of an option, if any, can be taken beside the others of the form. */
export function quantityLimits(rate: Rate, form: BookingForm, option: PricingOption): { least: number; most: number } {
  const others = rate.pricing_options.reduce(
    (sum, { id }) => (id === option.id ? sum : sum + unitOf(form, id).quantity),
    0,
  );
  const ofRate = rate.max_per_booking === 1 ? 1 : Math.max(0, (rate.max_per_booking ?? MOST) - others);
  if (option.takes === 'all') return { least: 1, most: Math.min(1, ofRate) };
  if (rate.is_group_pricing) return { least: 1, most: ofRate };
  return { least: Math.max(1, option.min_limit), most: Math.min(option.max_limit ?? MOST, ofRate) };
}

export function unitOf(form: BookingForm, optionId: number): FormUnit {
  return form.units[optionId] ?? NONE;
}

const NONE: FormUnit = { quantity: 0, group_size: null };

/** The contract's own bound on any quantity. */
const MOST = 1000;

/** Of the option whose price leads. */
function smallestParty(rate: Rate): Record<number, FormUnit> {
  const option = leadingOptions(rate)[0] ?? rate.pricing_options[0];
  if (!option) return {};
  if (rate.is_group_pricing)
    return { [option.id]: { quantity: Math.max(1, rate.min_per_booking), group_size: leastSize(option) } };
  const wanted = Math.max(1, option.min_limit, rate.min_per_booking);
  return { [option.id]: { quantity: Math.min(wanted, option.max_limit ?? MOST), group_size: null } };
}

function leastSize(option: PricingOption): number {
  return Math.max(1, option.min_limit);
}

function withUnit(form: BookingForm, optionId: number, unit: FormUnit): BookingForm {
  return { ...form, units: { ...form.units, [optionId]: unit } };
}
