import type { PricingOption, Rate } from '../contract/catalogue.ts';

/** From how many years on somebody may come alone, where the seller has not said so. */
export const ADULT_AGE = 18;

/** Whether nobody comes with units of this option alone (V2). Answers of earlier engines do not say: then the age does. */
export function needsAdult({ needs_adult, pricing_category }: Pick<PricingOption, 'needs_adult' | 'pricing_category'>) {
  return needs_adult ?? isOfChildren(pricing_category);
}

/** Whether a category ends before people are adults. */
export function isOfChildren({ max_age }: { readonly max_age: number | null }): boolean {
  return max_age !== null && max_age < ADULT_AGE;
}

/** Whether a rate has options that nobody takes without an adult (V2). */
export function hasChildrenRule({ is_group_pricing, pricing_options }: Rate): boolean {
  return !is_group_pricing && pricing_options.some(needsAdult) && !pricing_options.every(needsAdult);
}

/** Whether a party of these options lacks an adult (V2): never by group, nor in a rate in which every option needs one. */
export function lacksAdult(rate: Rate, wanted: readonly PricingOption[]): boolean {
  return hasChildrenRule(rate) && wanted.length > 0 && wanted.every(needsAdult);
}
