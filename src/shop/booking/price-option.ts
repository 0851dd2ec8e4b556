import type { PricingOption, Rate } from '#domain/contract/catalogue.ts';
import { rangeLabel } from '#text/format.ts';
import * as words from '#words/common.ts';

/** The range of an option (F4): '4-12 years' for a person, '1-8 people a group' for a group; '' without a range. */
export function optionRange(
  rate: Pick<Rate, 'is_group_pricing'>,
  { pricing_category, min_limit, max_limit }: PricingOption,
): string {
  if (rate.is_group_pricing) return words.peopleInGroup(rangeLabel(Math.max(1, min_limit), max_limit));
  const ages = rangeLabel(pricing_category.min_age, pricing_category.max_age);
  return ages && words.years(ages);
}
