import { isUuid } from '#domain/contract/fields.ts';
import { holdPlaces, releasePlaces, type StaffHold } from '#domain/contract/office/bookings.ts';
import { toDecimal } from '#domain/money/money.ts';
import { earlier, HOLD_MINUTES } from '#domain/time/hold.ts';
import { notFoundError } from '../../base/errors.ts';
import { lineTotals } from '../../catalogue/line-totals.ts';
import { manualHoldHours } from '../../catalogue/settings.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { settleAll } from '../../database/settle-all.ts';
import type { CartRow } from '../../database/tables.ts';
import type { Principal } from '../../http/principal.ts';
import { type Route, route } from '../../http/route.ts';
import { lockAgreements } from '../../places/resale.ts';
import { storesWith } from '../model/order-access.ts';
import { closedCart } from '../model/queries.ts';
import { bookLines, requireShares } from './book-lines.ts';
import { staffStorefront } from './staff-store.ts';

/** PUT and DELETE of a hold: places that wait while staff enter a booking (B13). A closed cart without an order holds them. */
export function holdRoutes(context: Context): Route[] {
  return [
    route(holdPlaces, 'orders.write', async ({ params, caller, body, now }): Promise<StaffHold> => {
      const id = holdId(params);
      const { store, storefront } = await staffStorefront(context, caller, body.store, now);
      const { currency } = storefront.store;
      const expires_at = now.add({ minutes: HOLD_MINUTES });
      return context.database.write(async (tx) => {
        const tours = body.lines.map((it) => it.experience_id);
        await lockAgreements(tx, store.account_id, tours);
        const cart = await lockEmptyHold(tx, caller, { id, store_id: store.id, now, expires_at });
        const selections = body.lines;
        const booked = await bookLines(tx, { selections, cart, storefront, now, newId: context.newId });
        await requireShares(tx, booked, { account_id: store.account_id, cart_id: cart.id, now });
        const { total, deposit } = lineTotals(booked.lines, 0, storefront, now);
        const reserved = earlier(now.add({ hours: manualHoldHours(storefront.settings) }), booked.latest);
        return {
          total: { gross: toDecimal(total, currency), currency },
          deposit: { amount: toDecimal(deposit, currency), currency },
          expires_at: expires_at.toString(),
          reserved_until: reserved.toString(),
        };
      });
    }),
    route(releasePlaces, 'orders.write', async ({ params, caller }): Promise<undefined> => {
      await context.database.write((tx) => dropHold(tx, caller, holdId(params)));
    }),
  ];
}

function holdId({ id = '' }: Readonly<Record<string, string>>): string {
  if (!isUuid(id)) throw notFoundError();
  return id;
}

interface EmptyHoldInput {
  id: string;
  store_id: number;
  now: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** The locked cart of a hold, new or emptied. If two calls have one id, the second waits for the first. */
async function lockEmptyHold(tx: Transaction, caller: Principal, { id, ...it }: EmptyHoldInput): Promise<CartRow> {
  const [created_at, expires_at] = [it.now.epochMilliseconds, it.expires_at.epochMilliseconds];
  const cart = closedCart({ id, store_id: it.store_id, created_at, expires_at });
  await tx
    .insertInto('carts')
    .values(cart)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  if ((await lockHold(tx, caller, id)) !== 'found') throw notFoundError();
  await tx.deleteFrom('holds').where('cart_id', '=', id).execute();
  await tx.deleteFrom('cart_lines').where('cart_id', '=', id).execute();
  await tx.updateTable('carts').set({ store_id: it.store_id, expires_at }).where('id', '=', id).execute();
  return cart;
}

/**
 * Frees the places of a hold, if there is one.
 *
 * @param otherwiseError  the error for a cart that is no hold of the caller's stores
 */
export async function dropHold(
  tx: Transaction,
  caller: Principal,
  id: string,
  otherwiseError: () => Error = notFoundError,
): Promise<void> {
  const state = await lockHold(tx, caller, id);
  if (state === 'other') throw otherwiseError();
  if (state === 'found') await tx.deleteFrom('carts').where('id', '=', id).execute();
}

/** Locks a hold. `other` is a cart that is no hold of the caller's stores. */
async function lockHold(tx: Transaction, caller: Principal, id: string): Promise<'found' | 'missing' | 'other'> {
  const cart = await tx
    .selectFrom('carts')
    .select(['store_id', 'order_id', 'ordered'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!cart) return 'missing';
  const order = await tx.selectFrom('orders').select('id').where('cart_id', '=', id).executeTakeFirst();
  const stores = await storesWith(tx, caller, 'orders.write');
  // A lease and a departure action have a closed cart of their own, with their id.
  const [lease, action] = await settleAll(
    tx.selectFrom('desk_leases').select('id').where('id', '=', id).executeTakeFirst(),
    tx.selectFrom('departure_actions').select('id').where('id', '=', id).executeTakeFirst(),
  );
  const isHold = cart.ordered === 1 && cart.order_id === null && !order && !lease() && !action();
  return isHold && stores.some((it) => it.id === cart.store_id) ? 'found' : 'other';
}
