import { reason } from '#domain/contract/problems.ts';
import { pricingCategoryFields as fields } from '#domain/contract/resources/pricing-categories.ts';
import { plain, translationsColumn } from '../model/columns.ts';
import { rowsOf, sellerResource } from '../model/resource.ts';

/** The guests of a price: adults, children, a group; with their ages. */
export const pricingCategories = sellerResource({
  name: 'pricing-categories',
  one: 'pricing category',
  fields: {
    title: plain('title', fields.title),
    min_age: plain('min_age', fields.min_age, { absent: null }),
    max_age: plain('max_age', fields.max_age, { absent: null }),
    translations: translationsColumn(fields.translations),
  },
  search: ['title'],
  ordering: ['title', 'min_age', 'max_age'],
  usedBy: [
    {
      table: 'pricing_options',
      column: 'pricing_category_id',
      by: 'pricing rates',
      titled: { table: 'pricing_rates', id: 'rate_id', title: 'title' },
    },
  ],
  check: (_, { min_age = null, max_age = null }) =>
    min_age !== null && max_age !== null && min_age > max_age
      ? [{ path: ['max_age'], ...reason('too_small', { min: min_age }) }]
      : [],
  invalidates: async (tx, rows) => {
    const found = await rowsOf(tx)
      .selectFrom('pricing_options as o')
      .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
      .select('r.experience_id')
      .distinct()
      .where('o.pricing_category_id', 'in', [0, ...rows.map((row) => row['id'] ?? 0)])
      .execute();
    return { experiences: found.map((row) => Number(row['experience_id'])) };
  },
});
