import type { Experience, LeadPrice, OpenDays, PricingOption, Rate } from '../contract/catalogue.ts';
import { type Minor, minor, toDecimal } from '../money/money.ts';
import { isOpenOn, OPEN_DAYS } from '../time/calendar.ts';
import { addDays, dayNumber } from '../time/day.ts';
import { startsOn } from '../time/schedule.ts';
import { needsAdult } from './adult.ts';
import { unitPrice } from './unit-price.ts';

export type PricedExperience = Pick<Experience, 'rates' | 'default_rate_id' | 'schedule'> & {
  readonly open_days?: OpenDays;
};

/** Days from `first` to `last`, both included; null for an open end. */
export interface LeadDays {
  readonly first: string | null;
  readonly last: string | null;
}

/** The range of a price, in minor units. `least` is Infinity if nothing is offered. */
export interface Span {
  readonly least: Minor;
  readonly most: Minor;
}

/**
 * The leading price (V1, L11, B12): the price of an adult, or of a group, in the default rate; the lowest on the open days of a range. If no day is
 * open, the price without rules. Null if nothing that takes a place is offered.
 */
export function fromPrice(experience: PricedExperience, range: LeadDays = ANY_DAY): LeadPrice | null {
  const rate = experience.rates.find(({ id }) => id === experience.default_rate_id);
  if (!rate) return null;
  const span = spanOf(experience, rate, range, 'lead', (date, starts) => leadSpan(rate, date, starts));
  const isDearer = experience.rates.some((it) =>
    it === rate
      ? mostOf(rate, rate.pricing_options) > span.least
      : it.is_group_pricing !== rate.is_group_pricing || mostOf(it, leadingOptions(it)) > span.least,
  );
  return leadOf(rate, span, isDearer);
}

const ANY_DAY: LeadDays = { first: null, last: null };

type Starts = readonly { readonly time: string }[];

/** The leading price on a day: the lowest of its starts, for the smallest party. Null if nothing that takes a place is offered. */
export function dayPrice(rate: Rate, date: string, starts: Starts): LeadPrice | null {
  return leadOf(rate, leadSpan(rate, date, starts), false);
}

/**
 * The range of a price over the open days of `range`. For a rate without rules, and if no day is open, the range without a day.
 *
 * @param name  identifies the price: ranges by day are computed once for each experience (which is read-only) and name
 */
export function spanOf(
  experience: PricedExperience,
  rate: Rate,
  { first, last }: LeadDays,
  name: string,
  priceOn: (date: string, starts: Starts) => Span,
): Span {
  const { open_days } = experience;
  if (!rate.price_rules || !open_days) return priceOn('', []);
  const days = daySpans(experience, open_days, `${rate.id} ${name}`, priceOn);
  const origin = dayNumber(open_days.from);
  const end = last === null ? OPEN_DAYS - 1 : Math.min(OPEN_DAYS - 1, dayNumber(last) - origin);
  let span = NOTHING;
  for (let n = first === null ? 0 : Math.max(0, dayNumber(first) - origin); n <= end; n++)
    span = joined(span, { least: days[2 * n] ?? NOTHING.least, most: days[2 * n + 1] ?? NOTHING.most });
  return span.least === NOTHING.least ? priceOn('', []) : span;
}

const NOTHING: Span = { least: Number.POSITIVE_INFINITY, most: 0 };

function joined(a: Span, b: Span): Span {
  return { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
}

/** Two numbers for each day from `open_days.from` on: the least and the most. */
const known = new WeakMap<object, Map<string, Float64Array>>();
/** A limit, because visitors ask for parties of many sizes. */
const MOST_KNOWN = 12;

function daySpans(
  experience: PricedExperience,
  open_days: OpenDays,
  name: string,
  priceOn: (date: string, starts: Starts) => Span,
): Float64Array {
  const ofIt = known.get(experience) ?? new Map<string, Float64Array>();
  known.set(experience, ofIt);
  const found = ofIt.get(name);
  if (found) return found;
  const days = new Float64Array(2 * OPEN_DAYS);
  for (let n = 0; n < OPEN_DAYS; n++) {
    const date = addDays(open_days.from, n);
    const isOpen = isOpenOn(open_days, date);
    const { least, most } = isOpen ? priceOn(date, startsOn(experience.schedule, date)) : NOTHING;
    days.set([least, most], 2 * n);
  }
  if (ofIt.size >= MOST_KNOWN) ofIt.clear();
  ofIt.set(name, days);
  return days;
}

/** The joined range of the prices at each start of a day. */
export function overStarts(starts: Starts, priceAt: (start_time: string | null) => Span): Span {
  if (starts.length === 0) return priceAt(null);
  return starts.reduce((span, { time }) => joined(span, priceAt(time)), NOTHING);
}

function leadSpan(rate: Rate, date: string, starts: Starts): Span {
  const options = leadingOptions(rate);
  return overStarts(starts, (start_time) =>
    options.reduce((span, option) => {
      const price = unitPrice(rate, option, { date, start_time, size: smallestSize(rate, option) });
      return joined(span, { least: price, most: price });
    }, NOTHING),
  );
}

function leadOf(rate: Rate, { least, most }: Span, hasDearer: boolean): LeadPrice | null {
  const [option] = leadingOptions(rate);
  if (!option || least === NOTHING.least) return null;
  const { currency } = option.retail_price;
  const per = rate.is_group_pricing ? 'group' : 'person';
  const people = rate.is_group_pricing ? largestGroup(rate) : null;
  return { gross: toDecimal(least, currency), currency, per, people, is_from: hasDearer || most > least };
}

function largestGroup(rate: Rate): number | null {
  const limits = leadingOptions(rate).map(({ max_limit }) => max_limit);
  return limits.reduce((most, limit) => (most === null || limit === null ? null : Math.max(most, limit)), 0);
}

/** The highest price of any of the options, on any day. */
function mostOf({ price_rules = [] }: Rate, options: readonly PricingOption[]): Minor {
  const prices = options
    .filter(({ takes }) => takes !== 'none')
    .flatMap(({ pricing_category: { id }, retail_price: { gross, currency } }) => {
      const ofRules = price_rules.flatMap((rule) => rule.prices.filter((it) => it.pricing_category === id));
      return [gross, ...ofRules.map(({ price }) => price)].map((it) => minor(it, currency));
    });
  return Math.max(0, ...prices);
}

/** The options whose price leads: all options of a group rate; else the adults' option, the first that takes a place and can be booked alone. */
export function leadingOptions({ is_group_pricing, pricing_options }: Rate): readonly PricingOption[] {
  const options = pricing_options.filter(({ takes }) => takes !== 'none');
  if (is_group_pricing) return options;
  const adults = options.find((it) => !needsAdult(it)) ?? options[0];
  return adults ? [adults] : [];
}

/** The size of the smallest party that an option takes. Its price leads. */
export function smallestSize({ is_group_pricing, min_per_booking }: Rate, { min_limit }: PricingOption): number {
  return Math.max(1, min_limit, is_group_pricing ? 1 : min_per_booking);
}
