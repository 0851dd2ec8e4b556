import { PriceRule, PricingCategory, rateFields, StartTime } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { boolean, decimal, integer, list, nullable, type Of, shape, string } from '../fields.ts';
import { listQuery, pageOf } from '../webstore.ts';
import { optionTakes, PriceRulesInput } from './experiences.ts';

/** The office's calls for the prices of a tour (B12). The engine makes these routes from its resources. */

export const PricedTour = shape({
  id: integer(),
  title: string(),
  currency: string(),
  default_rate: nullable(integer()),
  rates: list(shape({ id: integer(), title: string() })),
  schedule: shape({ start_times: list(StartTime) }),
});
export type PricedTour = Of<typeof PricedTour>;
export const readPricedTour = endpoint('GET', '/api/experiences/{id}/', { reply: PricedTour });

/** An option of a rate for its seller: its category by the id, its price in the currency of the tour. */
export const PricedOption = shape({
  id: integer(),
  pricing_category: integer(),
  retail_price: decimal(),
  min_limit: integer(),
  max_limit: nullable(integer()),
  takes: optionTakes,
  needs_adult: boolean(),
});

export const PricedRate = shape({
  ...rateFields,
  pricing_options: list(PricedOption),
  price_rules: list(PriceRule),
});
export type PricedRate = Of<typeof PricedRate>;
export const readPricedRate = endpoint('GET', '/api/pricing-rates/{id}/', { reply: PricedRate });

export const changePriceRules = endpoint('PATCH', '/api/pricing-rates/{id}/', {
  body: shape({ price_rules: PriceRulesInput }),
  reply: PricedRate,
});

export const listPricingCategories = endpoint('GET', '/api/pricing-categories/', {
  query: shape(listQuery),
  reply: pageOf(PricingCategory),
});
