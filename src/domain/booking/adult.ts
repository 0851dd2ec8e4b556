import type { PricingOption, Rate } from '../contract/catalogue.ts';

/** The age from which people may come alone, unless the seller says otherwise. */
export const ADULT_AGE = 18;

/** Whether guests of this option need an adult with them (V2). */
export function needsAdult({ needs_adult }: Pick<PricingOption, 'needs_adult'>): boolean {
  return needs_adult;
}

/** Whether a category ends before people are adults. */
export function isOfChildren({ max_age }: { readonly max_age: number | null }): boolean {
  return max_age !== null && max_age < ADULT_AGE;
}

/** Whether a rate has options that cannot be booked without an adult (V2). */
export function hasChildrenRule({ is_group_pricing, pricing_options }: Rate): boolean {
  return !is_group_pricing && pricing_options.some(needsAdult) && !pricing_options.every(needsAdult);
}

/** Whether a party of these options lacks an adult (V2). A group never does, nor a party of a rate in which every option needs one. */
export function lacksAdult(rate: Rate, units: readonly PricingOption[]): boolean {
  return hasChildrenRule(rate) && units.length > 0 && units.every(needsAdult);
}
