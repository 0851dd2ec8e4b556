import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { salesOfOrder } from './sales-of-order.ts';

/** Orders of one transaction: few, so that visitors are not delayed. */
const BATCH = 200;

/**
 * Counts the orders that have changed since they were counted (B7). Each change of an order raises its version, so code that changes an order
 * need not know about the numbers.
 *
 * @param most  the most batches; the rest is left to the next call
 */
export async function countSales({ database }: { database: Database }, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let batch = 0; batch < most; batch += 1) {
    if (!(await hasUncounted(database)) || !(await database.write(countBatch))) return;
  }
}

/** How many orders of stores are still to be counted. */
export async function countUncounted(tx: Transaction, stores: readonly number[]): Promise<number> {
  const { count } = await uncounted(tx)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('store_id', 'in', [0, ...stores])
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function hasUncounted(database: Database): Promise<boolean> {
  const found = await database.ask((tx) => uncounted(tx).select('id').limit(1).executeTakeFirst());
  return found !== undefined;
}

/** Orders that are not counted. The condition is written as in the partial index, so that the index is used. */
function uncounted(tx: Transaction) {
  return tx.selectFrom('orders').where(sql<boolean>`counted_version <> version`);
}

/** @returns whether there may be more */
async function countBatch(tx: Transaction): Promise<boolean> {
  const orders = await uncounted(tx)
    .select(['id', 'store_id', 'source', 'confirmed_at'])
    .limit(BATCH)
    // An order that another transaction is changing is counted after its change.
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (orders.length === 0) return false;
  const ids = orders.map(({ id }) => id);
  const lines = await tx
    .selectFrom('order_lines')
    .select(['order_id', 'experience_id', 'gross', 'discount', 'people', 'refunded'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const payments = await tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'kind', 'amount', 'at', 'refund_state', 'replaces'])
    .where('order_id', 'in', ids)
    .execute();
  const stores = await tx
    .selectFrom('stores')
    .select(['id', 'time_zone'])
    .where('id', 'in', [...new Set(orders.map(({ store_id }) => store_id))])
    .execute();
  const zones = new Map(stores.map(({ id, time_zone }) => [id, time_zone]));
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const paymentsOf = Map.groupBy(payments, ({ order_id }) => order_id);
  const entries = orders.flatMap((order) =>
    salesOfOrder({
      order,
      time_zone: zones.get(order.store_id) ?? 'UTC',
      lines: linesOf.get(order.id) ?? [],
      payments: paymentsOf.get(order.id) ?? [],
    }),
  );

  await tx.deleteFrom('sales_entries').where('order_id', 'in', ids).execute();
  if (entries.length > 0) await tx.insertInto('sales_entries').values(entries).execute();
  await tx
    .updateTable('orders')
    .set((it) => ({ counted_version: it.ref('version') }))
    .where('id', 'in', ids)
    .execute();
  return orders.length === BATCH;
}
