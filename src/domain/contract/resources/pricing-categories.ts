import { integer, nullable, text } from '../fields.ts';

/** What sellers say of whom a price is for. */
export const pricingCategoryFields = {
  title: text({ max: 100 }),
  min_age: nullable(integer({ min: 0, max: 150 })),
  max_age: nullable(integer({ min: 0, max: 150 })),
};
