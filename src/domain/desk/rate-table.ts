import { type FormInputs, rowsIn } from './form-fields.ts';

/** A column of the table of rates (B11): a pricing category and the index of a price, because a rate may have several prices for one category. */
export interface PriceColumn {
  readonly category: string;
  /** Counted from 0. */
  readonly nth: number;
}

/** The columns that rates need, and the columns that were added, in the order of the categories. */
export function priceColumns(
  rates: readonly FormInputs[],
  categories: readonly string[],
  added: readonly string[],
): PriceColumn[] {
  return categories.flatMap((category) => {
    const counts = rates.map(
      (rate) => pricingOptionsOf(rate).filter((it) => it['pricing_category'] === category).length,
    );
    const count = Math.max(added.includes(category) ? 1 : 0, ...counts);
    return Array.from({ length: count }, (_, nth) => ({ category, nth }));
  });
}

export function pricingOptionsOf(rate: FormInputs): readonly FormInputs[] {
  return rowsIn(rate, 'pricing_options');
}

/** The index of the price of a column in a rate; -1 without one. */
export function optionAt(rate: FormInputs, { category, nth }: PriceColumn): number {
  const options = pricingOptionsOf(rate);
  const found = options.map((_, n) => n).filter((n) => options[n]?.['pricing_category'] === category);
  return found[nth] ?? -1;
}

/**
 * A rate with another price in a column. An emptied price stays in the form, so that its limits are not lost while somebody types. @param ofChildren
 * whether the category is for children (V2)
 */
export function withPrice(
  rate: FormInputs,
  column: PriceColumn,
  retail_price: string,
  ofChildren: boolean,
): FormInputs {
  const [options, at] = [pricingOptionsOf(rate), optionAt(rate, column)];
  const known = options[at];
  const added = {
    id: '',
    pricing_category: column.category,
    retail_price,
    min_limit: '1',
    max_limit: '',
    takes: 'size',
    needs_adult: ofChildren && rate['is_group_pricing'] !== true,
  };
  const pricing_options = known ? options.with(at, { ...known, retail_price }) : [...options, added];
  return { ...rate, pricing_options };
}

/** A rate with prices by person or by group. A group comes without others, so none of its options needs an adult. */
export function withGroupPricing(rate: FormInputs, is_group_pricing: boolean): FormInputs {
  if (!is_group_pricing) return { ...rate, is_group_pricing };
  const pricing_options = pricingOptionsOf(rate).map((it) => ({ ...it, needs_adult: false }));
  return { ...rate, is_group_pricing, pricing_options };
}

/** The rates as they are sent to the engine: without empty prices. */
export function withoutEmptyPrices(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { rates, ...rest } = values as { rates?: { pricing_options: { retail_price: string }[] }[] };
  if (!rates) return rest;
  const sent = rates.map(({ pricing_options, ...rate }) => ({
    ...rate,
    pricing_options: pricing_options.filter(({ retail_price }) => retail_price !== ''),
  }));
  return { ...rest, rates: sent };
}

/** The index of a price among the prices that were sent; -1 for an empty one. */
export function sentIndex(rate: FormInputs, at: number): number {
  const isSent = (it: FormInputs | undefined) => it !== undefined && it['retail_price'] !== '';
  const options = pricingOptionsOf(rate);
  return isSent(options[at]) ? options.slice(0, at).filter(isSent).length : -1;
}

/**
 * Earlier rates, to be stored again. Rates and prices that were deleted since come back without their ids, and such a rate is no longer the default.
 */
export function restoredRates(earlier: FormInputs, now: FormInputs): FormInputs {
  const ids = (of: readonly FormInputs[]) => new Set(of.map((it) => it['id']));
  const [rates, options] = [ids(rowsIn(now, 'rates')), ids(rowsIn(now, 'rates').flatMap(pricingOptionsOf))];
  const known = <Row extends FormInputs>(row: Row, of: ReadonlySet<unknown>) =>
    of.has(row['id']) ? row : { ...row, id: '' };
  const restored = rowsIn(earlier, 'rates').map((rate) => ({
    ...known(rate, rates),
    pricing_options: pricingOptionsOf(rate).map((it) => known(it, rates.has(rate['id']) ? options : new Set())),
  }));
  const isDefaultGone = earlier['default_rate'] !== '' && !rates.has(earlier['default_rate']);
  return { ...earlier, rates: restored, ...(isDefaultGone && { default_rate: now['default_rate'] ?? '' }) };
}
