import { readDeskTour } from '#domain/contract/desk.ts';
import { requireIn } from '../accounts/model/in-account.ts';
import { notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { CachedResponse } from '../http/response-cache.ts';
import { type Route, route } from '../http/route.ts';

/** GET /api/desk/tours/{id}/: the desk may be open at an address where another store answers, so it does not ask the shop. */
export function deskTourRoute({ database, catalogue }: Context): Route {
  return route(readDeskTour, 'bookings.read', async ({ caller, params, query, now }) => {
    if (query.account !== undefined) requireIn(caller, query.account, 'bookings.read');
    const accounts = query.account === undefined ? caller.accountsWith('bookings.read') : [query.account];
    const experience_id = /^\d{1,15}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
    const stores = await database.read((tx) => storesThatList(tx, experience_id, accounts));
    const store_id = query.store === undefined ? stores[0] : stores.find((id) => id === query.store);
    const storefront = store_id === undefined ? null : await catalogue.of(store_id, now);
    const tour = storefront?.experience(experience_id);
    if (!storefront || !tour) throw notFoundError();
    return new CachedResponse(storefront, JSON.stringify(tour));
  });
}

/** Stores of these accounts that list an experience, the oldest first. */
export async function storesThatList(
  tx: Transaction,
  experience_id: number,
  accounts: readonly number[],
): Promise<number[]> {
  const stores = await tx
    .selectFrom('stores as s')
    .innerJoin('store_experiences as x', 'x.store_id', 's.id')
    .select('s.id')
    .where('s.account_id', 'in', [0, ...accounts])
    .where('x.experience_id', '=', experience_id)
    .orderBy('s.id')
    .execute();
  return stores.map(({ id }) => id);
}
