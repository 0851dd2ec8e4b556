import { text } from '#domain/contract/fields.ts';
import { baseAccount, plain } from '../model/columns.ts';
import { position } from '../model/fields.ts';
import { atTheEnd, ofAccount, type SellerResource } from '../model/resource.ts';

/** The shelves on which a seller sorts extras. */
export const inventoryItemsCategories: SellerResource = {
  name: 'inventory-items-categories',
  one: 'category of inventory items',
  table: 'inventory_items_categories',
  owner: ofAccount,
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  fields: {
    base_account: baseAccount(),
    title: plain('title', text({ max: 100 })),
    position: plain('position', position(), { absent: 0 }),
  },
  search: ['title'],
  ordering: ['position', 'title'],
  order: 'position',
  filters: [],
  defaults: atTheEnd('inventory_items_categories', 'account_id'),
  usedBy: [{ table: 'inventory_items', column: 'category_id', by: 'inventory items' }],
};
