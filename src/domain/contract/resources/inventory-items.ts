import { choice, decimal, integer, nullable, text } from '../fields.ts';
import { currency, pk } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

/** The fields that sellers enter for an extra. */
export const inventoryItemFields = withTranslations('inventory_items', {
  category: nullable(pk('inventory_items_categories')),
  title: text({ max: 200 }),
  description: text({ max: 5000, blank: true }),
  currency: currency(),
  price: decimal({ min: 0 }),
  pricing: choice('unit', 'person', 'booking'),
  /** The pieces for each start; null for unlimited. */
  stock: nullable(integer({ min: 0, max: 1_000_000 })),
  max_quantity: nullable(integer({ min: 1, max: 1_000_000 })),
});
