import type { LeadPrice, PricingOption, Rate } from '../contract/catalogue.ts';
import { toDecimal } from '../money/money.ts';
import { lacksAdult } from './adult.ts';
import {
  type LeadDays,
  leadingOptions,
  overStarts,
  type PricedExperience,
  type Span,
  smallestSize,
  spanOf,
} from './from-price.ts';
import { unitPrice } from './unit-price.ts';

/**
 * The total price of a party of `people` adults (V1): the lowest on the open days of a range, by the default rate if it takes this party, else by the
 * first rate that does. Null if no rate takes it. This function does not check whether enough places are left.
 */
export function partyPriceFrom(experience: PricedExperience, people: number, range: LeadDays): LeadPrice | null {
  const { rates, default_rate_id } = experience;
  const isDefault = ({ id }: Rate) => id === default_rate_id;
  const inOrder = [...rates.filter(isDefault), ...rates.filter((it) => !isDefault(it))];
  const [first, ...others] = inOrder.filter((rate) => optionsFor(rate, people).length > 0);
  const currency = first?.pricing_options[0]?.retail_price.currency;
  if (!first || currency === undefined) return null;
  const { least, most } = partySpan(experience, first, people, range);
  const isDearer = (rate: Rate) => partySpan(experience, rate, people, range).most > least;
  const is_from = most > least || others.some(isDearer);
  return { gross: toDecimal(least, currency), currency, per: 'party', people, is_from };
}

function partySpan(experience: PricedExperience, rate: Rate, people: number, range: LeadDays): Span {
  const options = optionsFor(rate, people);
  const quantity = rate.is_group_pricing ? 1 : people;
  return spanOf(experience, rate, range, `party of ${people}`, (date, starts) =>
    overStarts(starts, (start_time) => {
      const prices = options.map((it) => quantity * unitPrice(rate, it, { date, start_time, size: people }));
      return { least: Math.min(...prices), most: Math.max(...prices) };
    }),
  );
}

/** The options of a rate that take so many adults: the adults' option, or each option that takes them as one group (E7, V2). */
function optionsFor(rate: Rate, people: number): readonly PricingOption[] {
  const { is_group_pricing, min_per_booking, max_per_booking } = rate;
  if (is_group_pricing ? min_per_booking > 1 : people > (max_per_booking ?? people)) return [];
  return leadingOptions(rate).filter(
    (option) =>
      !lacksAdult(rate, [option]) && people >= smallestSize(rate, option) && people <= (option.max_limit ?? people),
  );
}
