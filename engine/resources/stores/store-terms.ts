import { boolean } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import type { Transaction } from '../../database/database.ts';
import { touchExperiences } from '../../places/version.ts';
import { computedPart, idsOf, type Row } from '../model/columns.ts';

/** Currency and time zone of a store (A17, B19). Both can be changed until the first order, because orders and their days refer to them. */

/** Whether a store has orders. */
export const hasBookings = computedPart(boolean(), async (tx, rows) => {
  const booked = new Set(await bookedStores(tx, idsOf(rows)));
  return (row) => booked.has(Number(row['id']));
});

async function bookedStores(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('stores as s')
    .select('s.id')
    .where('s.id', 'in', ids)
    .where((eb) => eb.exists(eb.selectFrom('orders as o').select('o.id').whereRef('o.store_id', '=', 's.id')))
    .execute();
  return rows.map(({ id }) => id);
}

/** The problems of a store's currency and time zone. @param before  empty for a new store */
export async function termsProblems(tx: Transaction, next: Row, before: Row): Promise<Problem[]> {
  const id = Number(next['id'] ?? 0);
  const changed = (['currency', 'time_zone'] as const).filter(
    (name) => before['id'] !== undefined && before[name] !== next[name],
  );
  if (changed.length > 0 && (await bookedStores(tx, [id])).length > 0)
    return changed.map((name) => ({ path: [name], ...reason('fixed_by_bookings') }));
  const currency = String(next['currency']);
  const priced = await pricedOtherwise(tx, id, currency);
  if (priced.length === 0) return [];
  const other = String(priced[0]?.currency);
  if (!changed.includes('currency') || !(await isOnlyPlace(tx, id, Number(next['account_id']))))
    return [{ path: ['currency'], ...reason('other_currency_of_experiences', { currency: other }) }];
  return exponent(currency) < exponent(other)
    ? [{ path: ['currency'], ...reason('prices_too_fine', { currency }) }]
    : [];
}

/** The tours of a store that have another currency: a store has the same currency as all its tours. */
async function pricedOtherwise(tx: Transaction, store_id: number, currency: string) {
  return tx
    .selectFrom('store_experiences as s')
    .innerJoin('experiences as e', 'e.id', 's.experience_id')
    .select('e.currency')
    .where('s.store_id', '=', store_id)
    .where('e.currency', '<>', currency)
    .limit(1)
    .execute();
}

/** Whether the account has no other store, and its tours and those of others meet in no store: then its tours follow the currency of the store. */
async function isOnlyPlace(tx: Transaction, store_id: number, account_id: number): Promise<boolean> {
  const stores = await tx.selectFrom('stores').select('id').where('account_id', '=', account_id).execute();
  const mixed = await tx
    .selectFrom('store_experiences as s')
    .innerJoin('experiences as e', 'e.id', 's.experience_id')
    .select('s.store_id')
    .where((it) =>
      it.or([
        it.and([it('s.store_id', '=', store_id), it('e.account_id', '<>', account_id)]),
        it.and([it('s.store_id', '<>', store_id), it('e.account_id', '=', account_id)]),
      ]),
    )
    .limit(1)
    .execute();
  return stores.length === 1 && mixed.length === 0;
}

/** Locks the carts that end if a store gets another currency: carts come before their store (decision 0045). */
export async function lockCartsBeforeCurrency(tx: Transaction, store_id: number, currency: string): Promise<void> {
  const others = tx.selectFrom('stores').select('id').where('id', '=', store_id).where('currency', '<>', currency);
  await tx.selectFrom('carts').select('id').where('store_id', 'in', others).orderBy('id').forNoKeyUpdate().execute();
}

/**
 * Lets the tours and extras of an account follow the new currency of its only store: their prices keep their numbers. Visitors' carts end, because
 * they have the old prices.
 */
export async function changeTourCurrency(tx: Transaction, store: Row, before: string): Promise<void> {
  const [account_id, currency] = [Number(store['account_id']), String(store['currency'])];
  await tx
    .updateTable('inventory_items')
    .set({ currency })
    .where('account_id', '=', account_id)
    .where('currency', '=', before)
    .execute();
  const carts = tx
    .selectFrom('carts')
    .select('id')
    .where('store_id', '=', Number(store['id']))
    .where('id', 'not in', tx.selectFrom('desk_leases').select('id').where('account_id', '=', account_id));
  await tx.deleteFrom('holds').where('cart_id', 'in', carts).execute();
  await tx.deleteFrom('carts').where('id', 'in', carts).execute();
  const tours = await tx
    .selectFrom('experiences')
    .select('id')
    .where('account_id', '=', account_id)
    .where('currency', '=', before)
    .execute();
  const ids = tours.map(({ id }) => id);
  await touchExperiences(tx, ids);
  await tx
    .updateTable('experiences')
    .set({ currency })
    .where('id', 'in', [0, ...ids])
    .execute();
}
