import type { Transaction } from '../database/database.ts';

/** The time zone of an account's first store; undefined without a store. */
export async function firstZone(tx: Transaction, account_id: number): Promise<string | undefined> {
  const stores = tx.selectFrom('stores').select('time_zone').where('account_id', '=', account_id);
  return (await stores.orderBy('id').executeTakeFirst())?.time_zone;
}
