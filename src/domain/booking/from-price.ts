import type { Experience, OpenDays, Price, PricingOption, Rate } from '../contract/catalogue.ts';
import { type Minor, toDecimal } from '../money/money.ts';
import { isOpenOn, OPEN_DAYS } from '../time/calendar.ts';
import { addDays, dayNumber } from '../time/day.ts';
import { startsOn } from '../time/schedule.ts';
import { unitPrice } from './unit-price.ts';

type Priced = Pick<Experience, 'rates' | 'default_rate_id' | 'schedule'> & { readonly open_days?: OpenDays };

/** Days from `first` to `last`, both in; null for an open end. */
interface DayRange {
  readonly first: string | null;
  readonly last: string | null;
}

/**
 * The price that leads (L11, B12): the adult's of the default rate, or its group's, the lowest on the open days of a range. Where none of them is
 * open, the price without rules. Null where nothing that takes a place is offered.
 */
export function fromPrice(experience: Priced, { first, last }: DayRange = { first: null, last: null }): Price | null {
  const { rates, default_rate_id, open_days } = experience;
  const rate = rates.find(({ id }) => id === default_rate_id);
  if (!rate) return null;
  let lowest = Number.POSITIVE_INFINITY;
  if (rate.price_rules && open_days) {
    const origin = dayNumber(open_days.from);
    const days = openDayPrices(experience, rate, open_days);
    const end = last === null ? OPEN_DAYS - 1 : Math.min(OPEN_DAYS - 1, dayNumber(last) - origin);
    for (let n = first === null ? 0 : Math.max(0, dayNumber(first) - origin); n <= end; n++)
      lowest = Math.min(lowest, days[n] ?? lowest);
  }
  return lowest === Number.POSITIVE_INFINITY ? dayPrice(rate, '', []) : priceOf(rate, lowest);
}

/** By day from `open_days.from` on, Infinity for a day that is not open. Experiences are read-only, so each is computed once. */
const known = new WeakMap<object, Float64Array>();

function openDayPrices(experience: Priced, rate: Rate, open_days: OpenDays): Float64Array {
  let prices = known.get(experience);
  if (!prices) {
    prices = new Float64Array(OPEN_DAYS).fill(Number.POSITIVE_INFINITY);
    for (let n = 0; n < OPEN_DAYS; n++) {
      const date = addDays(open_days.from, n);
      if (isOpenOn(open_days, date)) prices[n] = lowestOn(rate, date, startsOn(experience.schedule, date));
    }
    known.set(experience, prices);
  }
  return prices;
}

type Starts = readonly { readonly time: string }[];

/** The price that leads on a day: the lowest of its starts, for the smallest party. Null where nothing that takes a place is offered. */
export function dayPrice(rate: Rate, date: string, starts: Starts): Price | null {
  const lowest = lowestOn(rate, date, starts);
  return lowest === Number.POSITIVE_INFINITY ? null : priceOf(rate, lowest);
}

/** In minor units; Infinity where nothing that takes a place is offered. */
function lowestOn(rate: Rate, date: string, starts: Starts): Minor {
  let lowest = Number.POSITIVE_INFINITY;
  for (const option of leadingOptions(rate)) {
    const size = smallestSize(rate, option);
    for (const { time: start_time } of starts.length > 0 ? starts : [{ time: null }])
      lowest = Math.min(lowest, unitPrice(rate, option, { date, start_time, size }));
  }
  return lowest;
}

function priceOf({ pricing_options }: Rate, amount: Minor): Price {
  const currency = pricing_options[0]?.retail_price.currency ?? '';
  return { gross: toDecimal(amount, currency), currency };
}

/** Every group's option, or that of adults alone: the first that takes a place and is not for children only. */
function leadingOptions({ is_group_pricing, pricing_options }: Rate): PricingOption[] {
  const options = pricing_options.filter(({ takes }) => takes !== 'none');
  if (is_group_pricing) return options;
  const adults =
    options.find(({ pricing_category: { max_age } }) => max_age === null || max_age >= ADULT) ?? options[0];
  return adults ? [adults] : [];
}

const ADULT = 18;

/** The smallest party that an option takes: its price leads. */
export function smallestSize({ is_group_pricing, min_per_booking }: Rate, { min_limit }: PricingOption): number {
  return Math.max(1, min_limit, is_group_pricing ? 1 : min_per_booking);
}
