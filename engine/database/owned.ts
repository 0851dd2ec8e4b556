import type { Transaction } from './database.ts';

type Owned = 'experiences' | 'stores';

/** The account that owns an experience or a store. @throws Error if there is no such row */
export async function ownerOf(tx: Transaction, table: Owned, id: number): Promise<number> {
  const row = await tx.selectFrom(table).select('account_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.account_id;
}

/** The ids of an account's experiences or stores, in ascending order. */
export async function ownedIds(tx: Transaction, table: Owned, account_id: number): Promise<number[]> {
  const rows = await tx.selectFrom(table).select('id').where('account_id', '=', account_id).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
