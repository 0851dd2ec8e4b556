import type { Experience, OpenDays, Price, PricingOption, Rate } from '../contract/catalogue.ts';
import { toDecimal } from '../money/money.ts';
import { isOpenOn, OPEN_DAYS } from '../time/calendar.ts';
import { addDays } from '../time/day.ts';
import { startsOn } from '../time/schedule.ts';
import { unitPrice } from './unit-price.ts';

type Priced = Pick<Experience, 'rates' | 'default_rate_id' | 'schedule'>;

/** Days from `first` to `last`, both in; null for an open end. */
export interface DayRange {
  readonly first: string | null;
  readonly last: string | null;
}

/**
 * The price that leads (L11, B12): the adult's of the default rate, or its group's, the lowest on the open days of a range. Where none of them is
 * open, the price without rules. Null where nothing that takes a place is offered.
 */
export function fromPrice(
  experience: Priced & { readonly open_days?: OpenDays },
  { first, last }: DayRange = { first: null, last: null },
): Price | null {
  const { rates, default_rate_id, open_days, schedule } = experience;
  const rate = rates.find(({ id }) => id === default_rate_id);
  if (!rate) return null;
  let lowest: Price | null = null;
  if (rate.price_rules && open_days) {
    const end = addDays(open_days.from, OPEN_DAYS - 1);
    const until = last !== null && last < end ? last : end;
    let date = first !== null && first > open_days.from ? first : open_days.from;
    for (; date <= until; date = addDays(date, 1)) {
      if (!isOpenOn(open_days, date)) continue;
      const price = dayPrice(rate, date, startsOn(schedule, date));
      if (price && (!lowest || Number(price.gross) < Number(lowest.gross))) lowest = price;
    }
  }
  return lowest ?? dayPrice(rate, '', []);
}

/** The price that leads on a day: the lowest of its starts, for the smallest party. Null where nothing that takes a place is offered. */
export function dayPrice(rate: Rate, date: string, starts: readonly { readonly time: string }[]): Price | null {
  const options = leadingOptions(rate);
  const [option] = options;
  if (!option) return null;
  const { currency } = option.retail_price;
  const times = starts.length > 0 ? starts.map(({ time }) => time) : [null];
  const prices = options.flatMap((it) =>
    times.map((start_time) => unitPrice(rate, it, { date, start_time, size: smallestSize(rate, it) })),
  );
  return { gross: toDecimal(Math.min(...prices), currency), currency };
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
