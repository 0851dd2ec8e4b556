import type { PricingOption, Rate } from '../contract/catalogue.ts';
import { type Minor, minor } from '../money/money.ts';

/** The price of two adults and a child (V10). */
export interface FamilyPrice {
  readonly adult: PricingOption;
  readonly child: PricingOption;
  readonly total: Minor;
}

const ADULTS = 2;
/** The age of the child in years. */
const AGE = 8;

/**
 * The price of two adults and a child, by the first option that fits each of them.
 *
 * @returns null for groups, for prices that depend on the day, and if no child or no such party can be booked
 */
export function familyPrice({
  is_group_pricing,
  price_rules,
  pricing_options,
  max_per_booking,
}: Rate): FamilyPrice | null {
  if (is_group_pricing || price_rules || (max_per_booking !== null && max_per_booking < ADULTS + 1)) return null;
  const places = pricing_options.filter(({ takes }) => takes === 'size');
  const child = places.find(
    ({ pricing_category: { min_age, max_age } }) => max_age !== null && max_age >= AGE && (min_age ?? 0) <= AGE,
  );
  const adult = places.find(
    ({ pricing_category: { min_age, max_age } }) => max_age === null && (min_age ?? 0) <= GROWN_UP,
  );
  if (!child || !adult || (adult.max_limit !== null && adult.max_limit < ADULTS)) return null;
  const price = ({ retail_price: { gross, currency } }: PricingOption) => minor(gross, currency);
  return { adult, child, total: price(adult) * ADULTS + price(child) };
}

/** An adult option begins at 18 years at the latest, because seniors are adults too and pay less. */
const GROWN_UP = 18;
