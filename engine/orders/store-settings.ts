import type { StoreSettings } from '../catalogue/settings.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from './queries.ts';

/** What the store of an order has set. */
export async function settingsOf(tx: Transaction, { store_id }: Pick<OrderRow, 'store_id'>): Promise<StoreSettings> {
  const { settings_json } = await tx
    .selectFrom('stores')
    .select('settings_json')
    .where('id', '=', store_id)
    .executeTakeFirstOrThrow();
  return JSON.parse(settings_json) as StoreSettings;
}
