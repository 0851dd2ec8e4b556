import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { RowOf } from '../database/tables.ts';
import type { Storefront } from './storefront.ts';
import { nextSnapshot, type StoreSnapshot } from './storefront.ts';

/** What the storefronts show, kept in memory as long as nothing of it has changed. */
export interface Catalogue {
  /** The storefront of a request's host (A17), as of now; null where there is no such store. */
  at(host: string, now: Temporal.Instant): Promise<Storefront | null>;
  /** The same where it is known without asking the database; null where it is not. */
  known(host: string, now: Temporal.Instant): Storefront | null;
  /** The storefront of a store, whatever its host, as of now; null where there is no such store. */
  of(store_id: number, now: Temporal.Instant): Promise<Storefront | null>;
}

export function createCatalogue(database: Database, config: HostsConfig & Pick<Config, 'store'>): Catalogue {
  const snapshots = new Map<number, StoreSnapshot>();
  const making = new Map<number, Promise<StoreSnapshot>>();

  const loadSnapshot = async (id: number, version: number, now: Temporal.Instant): Promise<StoreSnapshot> => {
    for (;;) {
      const known = snapshots.get(id);
      if (known && isCurrent(known, version, now)) return known;
      const others = making.get(id);
      if (!others) {
        const promise = nextSnapshot(database, { id, version }, known ?? null, now)
          .then((snapshot) => {
            snapshots.set(id, snapshot);
            return snapshot;
          })
          .finally(() => making.delete(id));
        making.set(id, promise);
        return promise;
      }
      await others.catch(() => {});
    }
  };

  let known: { writes: number | null; stores: readonly StoreRow[] } = { writes: null, stores: [] };
  const storesNow = async (): Promise<readonly StoreRow[]> => {
    const { writes } = database;
    if (writes !== null && writes === known.writes) return known.stores;
    known = { writes, stores: await readStores() };
    return known.stores;
  };
  const readStores = shared(() => database.ask((tx) => storeRows(tx, {})));

  return {
    at: async (host, now) => {
      const store = storeOf(await storesNow(), host, config);
      return store ? (await loadSnapshot(store.id, store.version, now)).storefront : null;
    },
    known: (host, now) => {
      if (database.writes === null || database.writes !== known.writes) return null;
      const store = storeOf(known.stores, host, config);
      const snapshot = store && snapshots.get(store.id);
      return snapshot && isCurrent(snapshot, store.version, now) ? snapshot.storefront : null;
    },
    of: async (store_id, now) => {
      const store = (await storesNow()).find(({ id }) => id === store_id);
      return store ? (await loadSnapshot(store.id, store.version, now)).storefront : null;
    },
  };
}

/** Who asks while others are being answered gets an answer of its own time: one for all who wait by then. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;
  const begin = () => {
    next = null;
    const asked = ask();
    underWay = asked.finally(() => (underWay = null)).catch(() => {});
    return asked;
  };
  return () => (underWay ? (next ??= underWay.then(begin)) : begin());
}

type StoreRow = Pick<RowOf<'stores'>, 'id' | 'slug' | 'domain' | 'version'>;

/** Read for each request, unless nothing can have been written since: a change shows at once, whichever process made it. */
const storeRows = prepared((tx) => tx.selectFrom('stores').select(['id', 'slug', 'domain', 'version']).orderBy('id'));

/** A newer version than the one asked for is current too: it was read since. */
function isCurrent(
  { version, madeAt, until }: StoreSnapshot,
  wanted: number,
  { epochMilliseconds }: Temporal.Instant,
): boolean {
  return version >= wanted && epochMilliseconds >= madeAt && epochMilliseconds < until;
}

/** A17, A22: no store that a seller makes takes away the visitors of the installation's own address. */
function storeOf(
  stores: readonly StoreRow[],
  host: string,
  config: HostsConfig & Pick<Config, 'store'>,
): StoreRow | undefined {
  const name = hostName(host);
  const isOwn = name !== null && isOwnHost(name, config);
  const named = isOwn ? undefined : stores.find(({ domain }) => domain !== null && domain === name);
  if (named) return named;
  if (config.store !== null) return stores.find(({ slug }) => slug === config.store);
  const [oldest] = stores;
  return isOwn || stores.length === 1 || oldest?.domain === null ? oldest : undefined;
}

/** One spelling of a host: lower case, punycode, no port and no dot at the end; null for what is none. */
export function hostName(host: string): string | null {
  const [, name = ''] = /^(.+?)\.?(?::\d{0,5})?$/.exec(host.trim()) ?? [];
  const ascii = name.startsWith('[') ? name.toLowerCase() : domainToASCII(name);
  return ascii === '' ? null : ascii;
}

/** A name of DNS that a store may have: never an address of a machine. */
export function isDomain(name: string): boolean {
  return (
    name.length <= 253 &&
    /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) &&
    isIP(name) === 0
  );
}

export type HostsConfig = Pick<Config, 'publicUrl' | 'accountsUrl' | 'host'>;

/** Whether a host name is the installation's own: no seller's store may take it (A22). */
export function isOwnHost(name: string, { publicUrl, accountsUrl, host }: HostsConfig): boolean {
  const urls = [publicUrl, accountsUrl].filter((it) => it !== null);
  const own = ['localhost', hostName(host), ...urls.map((it) => hostName(new URL(it).hostname))];
  return own.includes(name) || name.startsWith('[') || isIP(name) !== 0;
}

/** Such names lead each device to itself, so that nobody can be led astray by one: they need no proof. */
export function isLoopbackName(name: string): boolean {
  return name.endsWith('.localhost');
}
