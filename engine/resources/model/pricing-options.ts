import { isOfChildren } from '#domain/booking/adult.ts';
import type { Of } from '#domain/contract/fields.ts';
import { type Reason, reason, unknownId } from '#domain/contract/problems.ts';
import type { PricingOptionsInput } from '#domain/contract/resources/experiences.ts';
import type { PricedOption } from '#domain/contract/resources/tour-prices.ts';
import { toDecimal } from '#domain/money/money.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { RowOf } from '../../database/tables.ts';
import { childrenOf, putChildren } from './children.ts';
import { minorOf, type Writing } from './columns.ts';
import { dropOtherPrices } from './price-rules.ts';
import { strangers, strayParts } from './references.ts';

export function shownOption(it: RowOf<'pricing_options'>, currency: string): Of<typeof PricedOption> {
  return {
    id: it.id,
    pricing_category: it.pricing_category_id,
    retail_price: toDecimal(it.retail_price, currency),
    min_limit: it.min_limit,
    max_limit: it.max_limit,
    takes: it.takes,
    needs_adult: it.needs_adult === 1,
  };
}

/** Replaces the options of a rate. @throws Invalid */
export async function writeOptions(
  tx: Transaction,
  rate_id: number,
  options: Of<typeof PricingOptionsInput>,
  { account_id, isCarried = false }: Pick<Writing, 'account_id' | 'isCarried'>,
): Promise<void> {
  const rate = await tx
    .selectFrom('pricing_rates as r')
    .innerJoin('experiences as e', 'e.id', 'r.experience_id')
    .select(['r.is_group_pricing', 'e.currency'])
    .where('r.id', '=', rate_id)
    .executeTakeFirstOrThrow();
  const categories = options.map((it) => it.pricing_category);
  const strange = new Set(await strangers(tx, 'pricing_categories', categories, account_id));
  const ofChildren = await childCategories(tx, categories);
  // By default children need an adult, if the same rate also has a price for others.
  const isForFamilies = rate.is_group_pricing === 0 && categories.some((it) => !ofChildren.has(it));
  const children = await childrenOf(tx, 'pricing_options', 'rate_id', rate_id);
  const problems = await strayParts(tx, 'pricing_options', options, children.ids, isCarried);
  const rows = options.map(({ id, ...it }, position) => {
    const { min_limit = 1, max_limit = null, takes: taken = 'size' } = it;
    const { needs_adult = isForFamilies && ofChildren.has(it.pricing_category) } = it;
    const say = (field: string, why: Reason) => problems.push({ ...why, path: [position, field] });
    if (strange.has(it.pricing_category)) say('pricing_category', unknownId(it.pricing_category));
    if (max_limit !== null && max_limit < min_limit) say('max_limit', reason('too_small', { min: min_limit }));
    if (taken === 'all' && rate.is_group_pricing !== 1) say('takes', reason('only_group_takes_whole'));
    if (needs_adult && rate.is_group_pricing === 1) say('needs_adult', reason('group_without_adult'));
    const retail_price = amountOf(it.retail_price, rate.currency, (why) => say('retail_price', why));
    const row = { position, pricing_category_id: it.pricing_category, retail_price, min_limit, max_limit };
    return { id, row: { ...row, takes: taken, needs_adult: needs_adult ? 1 : 0 } };
  });
  if (problems.length > 0) throw new Invalid(problems);
  await putChildren(tx, children, rows);
  await dropOtherPrices(tx, rate_id);
}

/** The categories whose ages end before adulthood. */
async function childCategories(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const found = await tx
    .selectFrom('pricing_categories')
    .select(['id', 'max_age'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Set(found.filter(isOfChildren).map(({ id }) => id));
}

function amountOf(price: string, currency: string, say: (why: Reason) => void): number {
  try {
    return minorOf(price, currency);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    for (const it of error.problems) say(it);
    return 0;
  }
}
