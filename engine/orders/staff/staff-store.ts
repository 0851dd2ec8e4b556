import { reason, unknownId } from '#domain/contract/problems.ts';
import { invalidError, orNotFound } from '../../base/errors.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import type { Principal } from '../../http/principal.ts';
import { type SellerStore, storesWith } from '../model/order-access.ts';

/** The store in which staff sell: the named one, or the caller's only one. @throws Invalid */
export async function staffStore(
  { database }: Context,
  caller: Principal,
  id: number | undefined,
): Promise<SellerStore> {
  const stores = await database.read((tx) => storesWith(tx, caller, 'orders.write'));
  const [only, ...others] = stores;
  if (id === undefined && only && others.length === 0) return only;
  const store = stores.find((it) => it.id === id);
  if (store) return store;
  const why = id === undefined ? reason('required') : unknownId(id);
  throw invalidError(['store'], why);
}

/** The same with its storefront. @throws Failed 404 */
export async function staffStorefront(
  context: Context,
  caller: Principal,
  id: number | undefined,
  now: Temporal.Instant,
): Promise<{ store: SellerStore; storefront: Storefront }> {
  const store = await staffStore(context, caller, id);
  const storefront = orNotFound(await context.catalogue.of(store.id, now));
  return { store, storefront };
}
