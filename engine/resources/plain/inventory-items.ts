import { choice, integer, nullable, text } from '#domain/contract/fields.ts';
import type { Transaction } from '../../database/database.ts';
import type { Problem } from '../../errors.ts';
import { baseAccount, money, plain, type Row, reference } from '../model/columns.ts';
import { currency } from '../model/fields.ts';
import { ofAccount, rowsOf, type SellerResource, shownInExperiences } from '../model/resource.ts';
import { restock } from './restock.ts';

/** What can be booked besides: priced per unit, person or booking, and in stock so many times at each start. */
export const inventoryItems: SellerResource = {
  name: 'inventory-items',
  one: 'inventory item',
  table: 'inventory_items',
  owner: ofAccount,
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  fields: {
    base_account: baseAccount(),
    category: reference('category_id', 'inventory_items_categories', { isOptional: true }),
    title: plain('title', text({ max: 200 })),
    description: plain('description', text({ max: 5000, blank: true }), { absent: '' }),
    currency: plain('currency', currency()),
    price: money('price'),
    pricing: plain('pricing', choice('unit', 'person', 'booking'), { absent: 'unit' }),
    /** Pieces at each start; null where there are always enough. */
    stock: plain('stock', nullable(integer({ min: 0, max: 1_000_000 })), { absent: null }),
    max_quantity: plain('max_quantity', nullable(integer({ min: 1, max: 1_000_000 })), { absent: null }),
  },
  search: ['title', 'description'],
  ordering: ['title', 'price', 'stock'],
  filters: ['category', 'pricing', 'currency'],
  usedBy: [
    { table: 'experience_extras', column: 'item_id', by: 'experiences' },
    { table: 'departure_extras', column: 'item_id', by: 'bookings' },
  ],
  check: currencyProblems,
  afterSave: restock,
  invalidates: shownInExperiences('item_id', 'experience_extras', 'experience_id'),
};

/** An experience and its extras are paid together. */
async function currencyProblems(tx: Transaction, next: Row): Promise<Problem[]> {
  const other = await rowsOf(tx)
    .selectFrom('experience_extras as x')
    .innerJoin('experiences as e', 'e.id', 'x.experience_id')
    .select('e.currency')
    .where('x.item_id', '=', next['id'] ?? 0)
    .where('e.currency', '<>', next['currency'] ?? '')
    .executeTakeFirst();
  if (!other) return [];
  return [{ path: ['currency'], message: `An experience that offers it is priced in ${String(other['currency'])}.` }];
}
