import type { Experience, Extra, PricingOption, Rate } from '../contract/catalogue.ts';
import { leadingOptions } from './from-price.ts';
import { extraLimit, type Selection } from './party.ts';

/** The content of the booking form (E3): a selection that need not be complete. Options of other rates keep their numbers. */
export interface BookingForm {
  readonly date: string | null;
  readonly start_time_id: number | null;
  readonly pricing_rate_id: number;
  /** The chosen units, by pricing option. A missing option counts as zero. */
  readonly units: Readonly<Record<number, FormUnit>>;
  readonly extras: Readonly<Record<number, number>>;
  readonly pickup_point_id: number | null;
  readonly dropoff_point_id: number | null;
}

export interface FormUnit {
  readonly quantity: number;
  /** People in each group; only for a group rate. */
  readonly group_size: number | null;
}

/** The form when it opens: no day yet, and the smallest party that the default rate takes. */
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

/** The form filled from a line of the cart (E5), or from another selection. */
export function formOf({ booking_info, extra_items_units = [] }: Selection): BookingForm {
  const { date, start_time_id, pricing_rate_id, pricing_units } = booking_info;
  const { pickup_point_id = null, dropoff_point_id = null } = booking_info;
  const units = pricing_units.map(
    ({ pricing_option_id, quantity, group_size = null }) => [pricing_option_id, { quantity, group_size }] as const,
  );
  return {
    date,
    start_time_id,
    pricing_rate_id,
    units: Object.fromEntries(units),
    extras: Object.fromEntries(extra_items_units.map(({ id, quantity }) => [id, quantity])),
    pickup_point_id,
    dropoff_point_id,
  };
}

/** The chosen rate, or the default rate if the experience no longer has the chosen one. */
export function chosenRate(experience: Experience, form: Pick<BookingForm, 'pricing_rate_id'>): Rate {
  const { rates, default_rate_id } = experience;
  const rate =
    rates.find(({ id }) => id === form.pricing_rate_id) ?? rates.find(({ id }) => id === default_rate_id) ?? rates[0];
  if (!rate) throw new RangeError(`experience ${experience.id} has no rate`);
  return rate;
}

/** The form as a selection, to price and check it. Without a day or start it holds '' and 0, and must not be sent. */
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

/** Sets another day. The chosen start belonged to the day before, so it is cleared. */
export function chooseDay(form: BookingForm, date: string | null): BookingForm {
  return date === form.date ? form : { ...form, date, start_time_id: null };
}

/** Sets another rate, with the smallest party that it takes unless a party was chosen for it before. */
export function chooseRate(experience: Experience, form: BookingForm, rateId: number): BookingForm {
  const chosen = { ...form, pricing_rate_id: rateId };
  const rate = chosenRate(experience, chosen);
  const isEmpty = rate.pricing_options.every(({ id }) => unitOf(form, id).quantity === 0);
  return isEmpty ? { ...chosen, units: { ...form.units, ...smallestParty(rate) } } : chosen;
}

/** Sets the quantity of an option within its limits. Below the option's least quantity, only 0 is possible (E7). */
export function chooseQuantity(experience: Experience, form: BookingForm, optionId: number, chosen: number) {
  const rate = chosenRate(experience, form);
  const option = rate.pricing_options.find(({ id }) => id === optionId);
  if (!option) return form;
  const unit = unitOf(form, optionId);
  const { least, most } = quantityLimits(rate, form, option);
  const held = Math.min(Math.max(0, Math.trunc(chosen) || 0), most);
  const reached = held >= unit.quantity && most >= least ? least : 0;
  const quantity = held > 0 && held < least ? reached : held;
  // If a rate takes only one unit, the new option replaces the one chosen before.
  const isSwap = rate.max_per_booking === 1 && quantity > 0;
  const others = isSwap ? Object.fromEntries(rate.pricing_options.map(({ id }) => [id, NONE])) : {};
  return withUnit({ ...form, units: { ...form.units, ...others } }, optionId, {
    quantity,
    group_size: rate.is_group_pricing ? (unit.group_size ?? leastSize(option)) : null,
  });
}

/** People in each group of an option, within its limits (E7). */
export function chooseGroupSize(experience: Experience, form: BookingForm, optionId: number, chosen: number) {
  const option = chosenRate(experience, form).pricing_options.find(({ id }) => id === optionId);
  if (!option) return form;
  const size = Math.min(Math.max(leastSize(option), Math.trunc(chosen) || 0), option.max_limit ?? MOST);
  return withUnit(form, optionId, { ...unitOf(form, optionId), group_size: size });
}

/** Whether a booking of the rate is always one group, and the group's size alone decides which of several options it is (E11). */
export function isOneGroup({ is_group_pricing, max_per_booking, pricing_options }: Rate): boolean {
  const bySize = pricing_options.toSorted((a, b) => leastSize(a) - leastSize(b));
  const areApart = bySize.every((it, i) => leastSize(it) > (i === 0 ? 0 : (bySize[i - 1]?.max_limit ?? MOST)));
  return is_group_pricing && max_per_booking === 1 && pricing_options.length > 1 && areApart;
}

/** The smallest and the largest size of the one group of a rate, over all options. */
export function groupSizes({ pricing_options }: Rate): { least: number; most: number } {
  return {
    least: Math.min(...pricing_options.map(leastSize)),
    most: Math.max(...pricing_options.map(({ max_limit }) => max_limit ?? MOST)),
  };
}

/** Sets one group of that size, in the option that takes it (E11). If no option does, the group gets the next larger size that one takes. */
export function chooseParty(experience: Experience, form: BookingForm, people: number): BookingForm {
  const rate = chosenRate(experience, form);
  const { least, most } = groupSizes(rate);
  const size = Math.min(Math.max(least, Math.trunc(people) || 0), most);
  const bySize = rate.pricing_options.toSorted((a, b) => (a.max_limit ?? MOST) - (b.max_limit ?? MOST));
  const fitting = bySize.find(({ max_limit }) => size <= (max_limit ?? MOST));
  if (!fitting) return form;
  const units = rate.pricing_options.map(({ id }) => {
    const isFitting = id === fitting.id;
    return [id, { quantity: isFitting ? 1 : 0, group_size: isFitting ? Math.max(size, leastSize(fitting)) : null }];
  });
  return { ...form, units: { ...form.units, ...(Object.fromEntries(units) as Record<number, FormUnit>) } };
}

/** Sets the quantity of an extra, within the limit of a booking. */
export function chooseExtra(experience: Experience, form: BookingForm, extraId: number, chosen: number): BookingForm {
  const extra = experience.extras.find(({ id }) => id === extraId);
  if (!extra) return form;
  const quantity = Math.min(Math.max(0, Math.trunc(chosen) || 0), mostOf(extra));
  return { ...form, extras: { ...form.extras, [extraId]: quantity } };
}

/** The most of an extra that a booking may take, before the form knows how many are left at a start. */
export function mostOf(extra: Extra): number {
  return Math.min(extraLimit(extra) ?? MOST, extra.stock ?? MOST);
}

/** The limits of an option's quantity if any is taken, beside the other options of the form. */
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

/** The contract's limit for any quantity. */
const MOST = 1000;

/** The smallest party of the option with the leading price. */
function smallestParty(rate: Rate): Record<number, FormUnit> {
  const option = leadingOptions(rate)[0] ?? rate.pricing_options[0];
  if (!option) return {};
  if (rate.is_group_pricing)
    return { [option.id]: { quantity: Math.max(1, rate.min_per_booking), group_size: leastSize(option) } };
  const least = Math.max(1, option.min_limit, rate.min_per_booking);
  return { [option.id]: { quantity: Math.min(least, option.max_limit ?? MOST), group_size: null } };
}

function leastSize(option: PricingOption): number {
  return Math.max(1, option.min_limit);
}

function withUnit(form: BookingForm, optionId: number, unit: FormUnit): BookingForm {
  return { ...form, units: { ...form.units, [optionId]: unit } };
}
