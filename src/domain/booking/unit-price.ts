import type { PriceRule, PricingOption, Rate } from '../contract/catalogue.ts';
import { type Minor, minor } from '../money/money.ts';
import { dayNumber, weekdayOf } from '../time/day.ts';

/** The data that the price of a unit depends on, besides its rate and option. */
export interface PriceCase {
  /** `YYYY-MM-DD`; '' if no day is chosen: then only the price without rules is known. */
  readonly date: string;
  /** Time of day of the departure; null if none is chosen: then prices of a single departure do not count. */
  readonly start_time: string | null;
  /** The number of people in the booking who take a place; for group pricing, the people of the group. */
  readonly size: number;
}

const ORDER = ['departure', 'day', 'season'] as const;

/**
 * The price of one unit (B12): page, worker, desk and engine all use this function. The price of the departure comes before the price of the day,
 * then the season's, then the option's own. If two seasons cover a day, the first in the list counts. A rule without a price for the category, or for
 * so small a party, is skipped.
 *
 * @returns minor units
 */
export function unitPrice(rate: Pick<Rate, 'price_rules'>, option: PricingOption, at: PriceCase): Minor {
  const { gross, currency } = option.retail_price;
  for (const kind of rate.price_rules ? ORDER : [])
    for (const rule of rate.price_rules ?? []) {
      const price = rule.kind === kind && isOn(rule, at) ? stepFor(rule, option.pricing_category.id, at.size) : null;
      if (price !== null) return minor(price, currency);
    }
  return minor(gross, currency);
}

/** Whether a rule applies to that day and departure. */
function isOn(rule: PriceRule, { date, start_time }: PriceCase): boolean {
  const { kind, from, weekdays } = rule;
  if (kind !== 'season') return from === date && (kind === 'day' || rule.start_time === start_time);
  return isWithin(rule, date) && (!weekdays || weekdays.includes(weekdayOf(dayNumber(date))));
}

/** Dates compare as strings. For a yearly season the year does not count, and the season may cross New Year. */
function isWithin({ from, to = from, yearly }: PriceRule, date: string): boolean {
  if (!yearly) return date >= from && date <= to;
  const [day, first, last] = [date.slice(5), from.slice(5), to.slice(5)];
  return first > last ? day >= first || day <= last : day >= first && day <= last;
}

/** The price that a rule has for a category: the price of the largest step which the party reaches. */
function stepFor({ prices }: PriceRule, category: number, size: number): string | null {
  let found: PriceRule['prices'][number] | null = null;
  for (const it of prices) {
    const { pricing_category, from_size = 1 } = it;
    if (pricing_category === category && from_size <= size && from_size >= (found?.from_size ?? 1)) found = it;
  }
  return found && found.price;
}
