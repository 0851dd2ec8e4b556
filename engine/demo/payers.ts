import type { StoreFile } from '../catalogue/store-file.ts';

/** Who pays what: bands of age, and groups that come as one. */
export const pricingCategories = [
  { ref: 'adult', title: 'Adult', min_age: 13, max_age: null },
  { ref: 'grown-up', title: 'Adult', min_age: 18, max_age: null },
  { ref: 'senior', title: 'Senior', min_age: 65, max_age: null },
  { ref: 'teen', title: 'Teenager', min_age: 13, max_age: 17 },
  { ref: 'child', title: 'Child', min_age: 4, max_age: 12 },
  { ref: 'school-child', title: 'Child', min_age: 7, max_age: 12 },
  { ref: 'infant', title: 'Infant', min_age: 0, max_age: 3 },
  { ref: 'boat', title: 'Whole boat', min_age: null, max_age: null },
  { ref: 'small-party', title: 'Private group', min_age: null, max_age: null },
  { ref: 'large-party', title: 'Large private group', min_age: null, max_age: null },
] as const satisfies StoreFile['pricing_categories'];

export type Payer = (typeof pricingCategories)[number]['ref'];
