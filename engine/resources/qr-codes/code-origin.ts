import type { Transaction } from '../../database/database.ts';
import type { SqlValue } from '../model/columns.ts';

/** Where a code is printed: its own store's address, else that of the account's first store, else `origin`, where stores without a domain are. */
export async function codeOrigin(
  tx: Transaction,
  { account_id, store_id }: { account_id: number; store_id: SqlValue | undefined },
  origin: string,
): Promise<string> {
  const stores = await tx
    .selectFrom('stores')
    .select(['id', 'domain'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  return shopAt((stores.find(({ id }) => id === store_id) ?? stores[0])?.domain, origin);
}

export function shopAt(domain: string | null | undefined, origin: string): string {
  return domain ? `${new URL(origin).protocol}//${domain}` : origin;
}
