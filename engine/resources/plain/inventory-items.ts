import { text } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { position } from '#domain/contract/resource-fields.ts';
import { inventoryItemFields as fields } from '#domain/contract/resources/inventory-items.ts';
import { invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { lockDepartures } from '../../places/places-left.ts';
import { money, plain, type Row, reference, translationsColumn, type Writing } from '../model/columns.ts';
import { experienceTitles, rowsOf, sellerResource, shownInExperiences } from '../model/resource.ts';

/** Extras: priced per unit, person or booking, with a stock at each start. */
export const inventoryItems = sellerResource({
  name: 'inventory-items',
  one: 'inventory item',
  fields: {
    category: reference('category_id', 'inventory_items_categories', { isOptional: true }),
    title: plain('title', fields.title),
    description: plain('description', fields.description, { absent: '' }),
    currency: plain('currency', fields.currency),
    price: money('price'),
    pricing: plain('pricing', fields.pricing, { absent: 'unit' }),
    /** Pieces at each start; null: unlimited. */
    stock: plain('stock', fields.stock, { absent: null }),
    max_quantity: plain('max_quantity', fields.max_quantity, { absent: null }),
    translations: translationsColumn(fields.translations),
  },
  search: ['title', 'description'],
  ordering: ['title', 'price', 'stock'],
  filters: ['category', 'pricing', 'currency'],
  usedBy: [
    {
      table: 'experience_extras',
      column: 'item_id',
      by: 'experiences',
      titled: { ...experienceTitles, id: 'experience_id' },
    },
    { table: 'departure_extras', column: 'item_id', by: 'bookings' },
  ],
  check: currencyProblems,
  afterSave: restock,
  invalidates: shownInExperiences('item_id', 'experience_extras', 'experience_id'),
});

/** The categories into which a seller sorts extras. */
export const inventoryItemsCategories = sellerResource({
  name: 'inventory-items-categories',
  one: 'category of inventory items',
  fields: {
    title: plain('title', text({ max: 100 })),
    position: plain('position', position(), { absent: 0 }),
  },
  search: ['title'],
  ordering: ['position', 'title'],
  order: 'position',
  usedBy: [{ table: 'inventory_items', column: 'category_id', by: 'inventory items' }],
});

/** Problems of the currency: an experience and its extras must have the same one, because they are paid together. */
async function currencyProblems(tx: Transaction, next: Row): Promise<Problem[]> {
  const other = await rowsOf(tx)
    .selectFrom('experience_extras as x')
    .innerJoin('experiences as e', 'e.id', 'x.experience_id')
    .select('e.currency')
    .where('x.item_id', '=', next['id'] ?? 0)
    .where('e.currency', '<>', next['currency'] ?? '')
    .executeTakeFirst();
  if (!other) return [];
  return [{ path: ['currency'], ...reason('other_currency_of_tour', { currency: String(other['currency']) }) }];
}

/**
 * Applies a new stock to the starts to come. Fewer pieces than are held and sold at one of them are refused, as for places (A13). If the
 * stock becomes unlimited, starts that were counted so far stay countable.
 *
 * @throws Invalid
 */
async function restock(tx: Transaction, item_id: number, before: Row | null, { body, now }: Writing): Promise<void> {
  if (before === null || body['stock'] === undefined || body['stock'] === before['stock']) return;
  const stock = (body['stock'] as number | null) ?? ENOUGH;
  const coming = await tx
    .selectFrom('departure_extras as x')
    .innerJoin('departures as d', 'd.id', 'x.departure_id')
    .select('d.id')
    .where('x.item_id', '=', item_id)
    .where('d.starts_at', '>', now.epochMilliseconds)
    .execute();
  const ids = coming.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockDepartures(tx, ids);
  const taken = await tx
    .selectFrom('departure_extras as x')
    .leftJoin('holds as h', (join) =>
      join
        .onRef('h.departure_id', '=', 'x.departure_id')
        .onRef('h.item_id', '=', 'x.item_id')
        .on('h.expires_at', '>', now.epochMilliseconds),
    )
    .select(({ fn }) => ['x.sold', fn.sum<number | null>('h.quantity').as('held')])
    .where('x.item_id', '=', item_id)
    .where('x.departure_id', 'in', ids)
    .groupBy(['x.departure_id', 'x.sold'])
    .execute();
  const most = Math.max(...taken.map(({ sold, held }) => sold + (held ?? 0)));
  if (most > stock) {
    const why = reason('stock_taken', { taken: most });
    throw invalidError(['stock'], why);
  }
  await tx
    .updateTable('departure_extras')
    .set({ stock })
    .where('item_id', '=', item_id)
    .where('departure_id', 'in', ids)
    .execute();
}

const ENOUGH = 1_000_000_000;
