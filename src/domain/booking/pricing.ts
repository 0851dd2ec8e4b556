import type { CartLine, LineSelection } from '../contract/cart.ts';
import type { Experience, Price, Transfer } from '../contract/catalogue.ts';
import type { Minor } from '../money/money.ts';
import { depositFor, minor, toDecimal } from '../money/money.ts';
import { endOf, instantOf } from '../time/schedule.ts';
import type { Selection } from './party.ts';
import { extraSubtotal, people, rateOf } from './party.ts';

/** What a selection costs, in minor units of `currency`. */
export interface Quote {
  readonly units: readonly PricedUnit[];
  readonly extras: readonly QuotedExtra[];
  /** The units without the extras. */
  readonly unitsTotal: Minor;
  readonly gross: Minor;
  /** What of `gross` is due now. */
  readonly deposit: Minor;
  readonly currency: string;
}

export interface PricedUnit {
  readonly pricing_option_id: number;
  readonly quantity: number;
  readonly group_size: number | null;
  /** Per person, or per group of whatever size. */
  readonly unit_price: Minor;
  readonly subtotal: Minor;
}

export interface QuotedExtra {
  readonly id: number;
  /** As asked for; for an extra priced per person `subtotal` is for all of them. */
  readonly quantity: number;
  readonly unit_price: Minor;
  readonly subtotal: Minor;
}

/**
 * The price of a selection: an estimate on the page, the price on the engine (E9), the same either way.
 *
 * @throws RangeError for a rate, option or extra that the experience has not: ask `partyProblems` first
 */
export function quote(experience: Experience, selection: Selection): Quote {
  const units = unitsOf(experience, selection);
  const extras = extrasOf(experience, selection);
  const unitsTotal = sum(units);
  const gross = unitsTotal + sum(extras);
  const deposit = depositFor(gross, experience.booking_deposit);
  return { units, extras, unitsTotal, gross, deposit, currency: experience.currency };
}

/** The lowest price, above nothing if there is one, of the default rate's options that take places; null where none is offered. */
export function fromPrice(experience: Pick<Experience, 'rates' | 'default_rate_id' | 'currency'>): Price | null {
  const { rates, default_rate_id, currency } = experience;
  const options =
    rates.find(({ id }) => id === default_rate_id)?.pricing_options.filter(({ takes }) => takes !== 'none') ?? [];
  if (options.length === 0) return null;
  const prices = options.map(({ retail_price }) => minor(retail_price.gross, currency));
  const paid = prices.filter((price) => price > 0);
  return { gross: toDecimal(paid.length > 0 ? Math.min(...paid) : 0, currency), currency };
}

function unitsOf(experience: Experience, selection: Selection): PricedUnit[] {
  const options = rateOf(experience, selection)?.pricing_options ?? [];
  return selection.booking_info.pricing_units.map(({ pricing_option_id, quantity, group_size }) => {
    const { retail_price } = known(options, pricing_option_id);
    const unit_price = minor(retail_price.gross, experience.currency);
    return { pricing_option_id, quantity, group_size: group_size ?? null, unit_price, subtotal: quantity * unit_price };
  });
}

function extrasOf(experience: Experience, selection: Selection): QuotedExtra[] {
  const guests = people(experience, selection);
  return (selection.extra_items_units ?? []).map(({ id, quantity }) => {
    const extra = known(experience.extras, id);
    const unit_price = minor(extra.price.gross, experience.currency);
    return { id, quantity, unit_price, subtotal: extraSubtotal(extra, quantity, guests) };
  });
}

function known<T extends { readonly id: number }>(list: readonly T[], id: number): T {
  const found = list.find((it) => it.id === id);
  if (!found) throw new RangeError(`nothing with the id ${id} to price`);
  return found;
}

function sum(parts: readonly { readonly subtotal: Minor }[]): Minor {
  return parts.reduce((total, { subtotal }) => total + subtotal, 0);
}

/**
 * The line that a selection will make, by the rules that the engine prices by: shown until it has answered (E9).
 *
 * @throws RangeError for a rate, option, start time or extra that the experience has not: a form offers none
 */
export function lineEstimate(
  experience: Experience,
  selection: Pick<LineSelection, 'booking_info' | 'extra_items_units'>,
  id: string,
): CartLine {
  const { currency, time_zone } = experience;
  const {
    date,
    start_time_id,
    pricing_rate_id,
    pickup_point_id = null,
    dropoff_point_id = null,
  } = selection.booking_info;
  const rate = found(experience.rates, pricing_rate_id);
  const start_time = found(experience.schedule.start_times, start_time_id);
  const startsAt = instantOf(date, start_time.time, time_zone);
  const { units, extras, unitsTotal, gross, deposit } = quote(experience, selection);
  const price = (amount: Minor) => ({ gross: toDecimal(amount, currency), currency });

  return {
    id,
    experience_id: experience.id,
    experience: {
      title: experience.title,
      slug: experience.slug,
      duration: experience.duration,
      cancellation_policy: experience.cancellation_policy,
      booking_deposit: experience.booking_deposit,
    },
    experience_ref: { image: thumbnail(experience) },
    booking_info: {
      date,
      start_time,
      start_time_id,
      pricing_rate_id,
      pricing_rate: { id: rate.id, title: rate.title, is_group_pricing: rate.is_group_pricing },
      pricing_units: units.map((unit) => {
        const { pricing_category } = found(rate.pricing_options, unit.pricing_option_id);
        return {
          ...unit,
          pricing_option: { id: unit.pricing_option_id, pricing_category },
          unit_price: price(unit.unit_price),
          subtotal: price(unit.subtotal),
        };
      }),
      pickup_point_id,
      pickup_point: pointOf(experience.pickup, pickup_point_id),
      dropoff_point_id,
      dropoff_point: pointOf(experience.dropoff, dropoff_point_id),
    },
    starts_at: startsAt.toString(),
    ends_at: endOf(startsAt, experience.duration, time_zone)?.toString() ?? null,
    time_zone,
    total_unit_price: price(unitsTotal),
    booking_deposit: { amount: toDecimal(deposit, currency), currency },
    total: price(gross),
    extra_items_units: extras.map(({ id: extraId, quantity, unit_price, subtotal }) => ({
      id: extraId,
      quantity,
      extra_item: { id: extraId, title: found(experience.extras, extraId).title, price: price(unit_price) },
      subtotal: price(subtotal),
    })),
    booking_participants_info: { has_main_contact: false, participants: [] },
    booking_questions: experience.booking_questions ?? [],
    booking_answers: [],
  };
}

function found<T extends { id: number }>(list: readonly T[], id: number): T {
  const it = list.find((one) => one.id === id);
  if (!it) throw new RangeError(`no ${id}`);
  return it;
}

function pointOf({ points }: Transfer, id: number | null) {
  return id === null ? null : found(points, id);
}

/** The width that lists of lines are drawn at; the engine's answer brings its own address. */
const THUMBNAIL_WIDTH = '320';

function thumbnail({ image }: Experience) {
  if (!image) return null;
  const medium = image.url.replace('{width}', THUMBNAIL_WIDTH).replace('{format}', 'webp');
  return { thumbnail: { medium }, placeholder: image.placeholder, alt_text: image.alt_text };
}
