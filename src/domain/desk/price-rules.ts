import type { PriceRule, PricingCategory, Rate } from '../contract/catalogue.ts';
import type { PricedRate } from '../contract/resources/tour-prices.ts';
import { exponent } from '../money/currency-decimals.ts';
import { amountToSend } from '../money/typed-amount.ts';

/** A seller's rate in the form that the shop's prices need. Unknown categories have no title and no ages. */
export function pricingRate(rate: PricedRate, categories: readonly PricingCategory[], currency: string): Rate {
  const known = new Map(categories.map((it) => [it.id, it]));
  return {
    ...rate,
    pricing_options: rate.pricing_options.map(({ pricing_category: id, retail_price: gross, ...option }) => {
      const pricing_category = known.get(id) ?? { id, title: '', min_age: null, max_age: null };
      return { ...option, pricing_category, retail_price: { gross, currency } };
    }),
  };
}

/** A price in the form, as typed. */
export interface PriceInput {
  readonly pricing_category: number;
  readonly from_size: number;
  readonly price: string;
}

/** A price rule in the form, with the fields of all kinds. */
export interface RuleForm {
  readonly kind: PriceRule['kind'];
  readonly from: string;
  readonly to: string;
  readonly yearly: boolean;
  readonly weekdays: readonly number[];
  readonly start_time: string;
  /** For each category first the price of any party, then the prices of its steps. */
  readonly prices: readonly PriceInput[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** @param rule  null for a new rule, which begins on `date` */
export function ruleForm(rule: PriceRule | null, { pricing_options }: Rate, date: string): RuleForm {
  const categories = [...new Set(pricing_options.map((it) => it.pricing_category.id))];
  const prices = categories.flatMap((category) => {
    const own = (rule?.prices ?? []).filter((it) => it.pricing_category === category);
    const steps = own
      .map(({ from_size = 1, price }) => ({ pricing_category: category, from_size, price }))
      .toSorted((a, b) => a.from_size - b.from_size);
    return steps[0]?.from_size === 1 ? steps : [{ pricing_category: category, from_size: 1, price: '' }, ...steps];
  });
  return {
    kind: rule?.kind ?? 'season',
    from: rule?.from ?? date,
    to: rule?.to ?? rule?.from ?? date,
    yearly: rule?.yearly ?? false,
    weekdays: rule?.weekdays ?? WEEK,
    start_time: rule?.start_time ?? '',
    prices,
  };
}

/** The rule of a form, without the fields of other kinds and without empty prices. */
export function ruleOf(
  { kind, from, to, yearly, weekdays, start_time, prices }: RuleForm,
  currency: string,
): PriceRule {
  return {
    kind,
    from,
    ...(kind === 'season' && { ...(to && { to }), yearly, weekdays: [...weekdays] }),
    ...(kind === 'departure' && start_time && { start_time }),
    prices: enteredPrices(prices).map((it) => ({ ...it, price: amountToSend(it.price, exponent(currency)) })),
  };
}

/** The prices that are not empty. The sent rule has them in this order. */
export function enteredPrices(prices: readonly PriceInput[]): readonly PriceInput[] {
  return prices.filter(({ price }) => price.trim() !== '');
}

/**
 * The list with a rule, in place of an earlier version of it. A new season comes before the others, because the first one counts: sellers enter a
 * week of high season after the summer. @param before  null for a new rule
 */
export function withRule(rules: readonly PriceRule[], before: PriceRule | null, rule: PriceRule): PriceRule[] {
  const at = before === null ? -1 : indexOf(rules, before);
  if (at >= 0) return rules.with(at, rule);
  return rule.kind === 'season' ? [rule, ...rules] : [...rules, rule];
}

export function withoutRule(rules: readonly PriceRule[], rule: PriceRule): PriceRule[] {
  return rules.filter((_, i) => i !== indexOf(rules, rule));
}

/** The list with a season moved before the season above it. */
export function withEarlier(rules: readonly PriceRule[], season: PriceRule): PriceRule[] {
  const at = indexOf(rules, season);
  const above = rules.findLastIndex(({ kind }, i) => i < at && kind === 'season');
  const other = rules[above];
  return other ? rules.with(above, season).with(at, other) : [...rules];
}

/** Rules have no ids, so a rule that somebody else has changed meanwhile is not found. */
function indexOf(rules: readonly PriceRule[], rule: PriceRule): number {
  const text = JSON.stringify(rule);
  return rules.findIndex((it) => JSON.stringify(it) === text);
}
