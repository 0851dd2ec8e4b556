import type { Database } from '../database/database.ts';
import type { Shelf } from './shelf.ts';
import { readShelf, shelfAt } from './shelf.ts';
import type { Storefront } from './storefront.ts';

/** What the storefronts show, kept in memory as long as nothing of it has changed. */
export interface Catalogue {
  /** The storefront of a request's host (A17), as of now; null where there is no such store. */
  at(host: string, now: Temporal.Instant): Promise<Storefront | null>;
}

/** @param defaultStore  slug of the store that answers where no host decides */
export function createCatalogue(database: Database, defaultStore: string | null): Catalogue {
  const shelves = new Map<number, Shelf>();
  const making = new Map<number, Promise<Shelf>>();

  const shelfOf = async (id: number, version: number, now: Temporal.Instant): Promise<Shelf> => {
    for (;;) {
      const known = shelves.get(id);
      if (known && isCurrent(known, version, now)) return known;
      const others = making.get(id);
      if (!others) return make(id, known, version, now);
      await others.catch(() => {});
    }
  };

  const make = async (id: number, known: Shelf | undefined, version: number, now: Temporal.Instant): Promise<Shelf> => {
    const sameDay = known && known.version >= version ? shelfAt(known, now) : null;
    const promise = sameDay ? Promise.resolve(sameDay) : database.read((tx) => readShelf(tx, id, known ?? null, now));
    making.set(id, promise);
    try {
      const shelf = await promise;
      shelves.set(id, shelf);
      return shelf;
    } finally {
      making.delete(id);
    }
  };

  return {
    at: async (host, now) => {
      const store = await storeOf(database, host, defaultStore);
      return store ? (await shelfOf(store.id, store.version, now)).storefront : null;
    },
  };
}

/** A newer version than the one asked for is current too: it was read since. */
function isCurrent(
  { version, madeAt, until }: Shelf,
  wanted: number,
  { epochMilliseconds }: Temporal.Instant,
): boolean {
  return version >= wanted && epochMilliseconds >= madeAt && epochMilliseconds < until;
}

/** Read by each request: a change shows at once, whichever process made it. */
async function storeOf(database: Database, host: string, defaultStore: string | null) {
  const stores = await database.read((tx) =>
    tx.selectFrom('stores').select(['id', 'slug', 'domain', 'version']).execute(),
  );
  const names = [host.toLowerCase(), host.toLowerCase().replace(/:\d+$/, '')];
  const named = stores.find(({ domain }) => domain !== null && names.includes(domain));
  if (named) return named;
  if (defaultStore !== null) return stores.find(({ slug }) => slug === defaultStore);
  return stores.length === 1 ? stores[0] : undefined;
}
