import { integer, nullable, text } from '../fields.ts';
import { withTranslations } from './translations.ts';

/** What sellers say of whom a price is for. */
export const pricingCategoryFields = withTranslations('pricing_categories', {
  title: text({ max: 100 }),
  min_age: nullable(integer({ min: 0, max: 150 })),
  max_age: nullable(integer({ min: 0, max: 150 })),
});
