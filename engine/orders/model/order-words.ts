import { searchWordsOf } from '#domain/orders/search-words.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';

type Indexed = Pick<OrderRow, 'id' | 'number' | 'store_id' | 'main_contact_info_json'>;

/** Stores the words by which a new order is found (B4). */
export async function insertOrderWords(tx: Transaction, ...orders: readonly Indexed[]): Promise<void> {
  const rows = orders.flatMap((order) =>
    searchWordsOf({ ...buyerContact(order), number: order.number }).map((word) => ({
      order_id: order.id,
      store_id: order.store_id,
      word,
    })),
  );
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await tx
      .insertInto('order_words')
      .values(rows.slice(i, i + AT_ONCE))
      .execute();
}

/** Rows in one statement, because its number of parameters is limited. */
const AT_ONCE = 2_000;

/** The same for an order whose contact has changed. */
export async function updateOrderWords(tx: Transaction, order: Indexed): Promise<void> {
  await tx.deleteFrom('order_words').where('order_id', '=', order.id).execute();
  await insertOrderWords(tx, order);
}
