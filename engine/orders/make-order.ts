import type { Storefront } from '../catalogue/storefront.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { Invalid, notFound } from '../http/errors.ts';
import type { Route } from '../http/route.ts';
import { tellingAll } from '../http/route.ts';
import { madeOrder } from './made-order.ts';
import { phasedAs } from './phased.ts';
import { sellerOrder } from './seller-replies.ts';
import type { SellerStore } from './sellers.ts';
import { storesWith } from './sellers.ts';
import { makeOrder } from './sellers-contract.ts';

/** POST /api/orders/: an order that staff make for somebody (A4). */
export function makeOrders(context: Context): Route {
  const { database, payments, newId } = context;
  const route = phasedAs(
    context,
    makeOrder,
    async ({ caller, body, now, origin }, keep) => {
      const store = await soldBy(context, caller, body.store);
      const storefront = await storefrontOf(context, store, now);
      const { currency } = storefront.store;
      const card = { least: payments.least(currency), step: payments.step(currency) };
      const making = { body, caller, store, storefront, ...card, now, newId };
      return database.write(async (tx) => {
        const reply = await sellerOrder(tx, await madeOrder(tx, making), { now, origin });
        await keep(tx, reply);
        return reply;
      });
    },
    'orders.write',
  );
  return tellingAll(route, async ({ store }, { caller }) => {
    if (caller && store !== undefined) await soldBy(context, caller, store as number);
    return [];
  });
}

/** The store that an order is made in: the one that was named, or the caller's only one. @throws Invalid */
async function soldBy({ database }: Context, caller: Caller, id: number | undefined): Promise<SellerStore> {
  const stores = await database.read((tx) => storesWith(tx, caller, 'orders.write'));
  const [only, ...others] = stores;
  if (id === undefined && only && others.length === 0) return only;
  const store = stores.find((it) => it.id === id);
  if (store) return store;
  const message = id === undefined ? 'This field is required.' : `Invalid pk "${id}" - object does not exist.`;
  throw new Invalid([{ path: ['store'], message }]);
}

async function storefrontOf({ catalogue }: Context, { id }: SellerStore, now: Temporal.Instant): Promise<Storefront> {
  const storefront = await catalogue.of(id, now);
  if (!storefront) throw notFound();
  return storefront;
}
