import { integer, nullable, text } from '../fields.ts';
import { withTranslations } from './translations.ts';

/** The fields that sellers enter for a pricing category: its title and its ages. */
export const pricingCategoryFields = withTranslations('pricing_categories', {
  title: text({ max: 100 }),
  min_age: nullable(integer({ min: 0, max: 150 })),
  max_age: nullable(integer({ min: 0, max: 150 })),
});
