import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { sql } from 'kysely';
import { Recent } from '../base/recent.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { RowOf } from '../database/tables.ts';
import { makeSnapshot, type SnapshotInWork, type StoreSnapshot, type Validity } from './store-snapshot.ts';
import type { Opening, Storefront } from './storefront.ts';

/** The storefronts in memory, each kept until something that it shows changes. */
export interface Catalogue {
  /** The storefront of a request's host (A17), as of now; null if the host has no store. */
  at(host: string, now: Temporal.Instant): Promise<Storefront | null>;
  /** The same, as soon as the first part of the listing is read. */
  opening(host: string, now: Temporal.Instant): Promise<Opening | null>;
  /** The same if it is known without asking the database; else null. */
  known(host: string, now: Temporal.Instant): Storefront | null;
  /** The storefront of a store, on any host, as of now; null if there is no such store. */
  of(store_id: number, now: Temporal.Instant): Promise<Storefront | null>;
  /** Makes the next snapshot of each storefront that expires within a minute, so that no visitor waits for it. */
  prepare(now: Temporal.Instant): Promise<void>;
}

/** @param most  the number of experiences that all storefronts in memory show together; the storefront that was read last always stays */
export function createCatalogue(
  database: Database,
  config: HostsConfig & Pick<Config, 'store'>,
  most = MOST_EXPERIENCES,
): Catalogue {
  const snapshots = new Snapshots(database, most);
  const hosts = new Recent<string | null, CurrentRead<StoreRow | undefined>>(MOST_READS);
  const spellings = new Recent<string, string | null>(MOST_READS);
  const atHost = (host: string) => {
    let name = spellings.get(host);
    if (name === undefined) spellings.set(host, (name = hostName(host)));
    const known = hosts.get(name);
    if (known) return known;
    const read = currentRead(database, async (tx) =>
      storeOf(await storesAt(tx, { name: name ?? '', slug: config.store ?? '' }), name, config),
    );
    hosts.set(name, read);
    return read;
  };
  const ids = new Recent<number, CurrentRead<StoreRow | undefined>>(MOST_READS);
  const withId = (id: number) => {
    const read = ids.get(id) ?? currentRead(database, async (tx) => (await storesById(tx, { id }))[0]);
    ids.set(id, read);
    return read;
  };

  return {
    at: async (host, now) => {
      const store = await atHost(host).read();
      return store ? snapshots.storefrontOf(store, now) : null;
    },
    opening: async (host, now) => {
      const store = await atHost(host).read();
      return store ? snapshots.openingOf(store, now) : null;
    },
    known: (host, now) => {
      const store = atHost(host).known();
      return store ? snapshots.known(store, now) : null;
    },
    of: async (store_id, now) => {
      const store = await withId(store_id).read();
      return store ? snapshots.storefrontOf(store, now) : null;
    },
    prepare: (now) => snapshots.prepare(now),
  };
}

/** The snapshots of stores, each made once for all callers who need it at the same time. */
class Snapshots {
  readonly #database: Database;
  readonly #snapshots: Recent<number, StoreSnapshot>;
  readonly #ahead = new Map<number, StoreSnapshot>();
  readonly #making = new Map<number, SnapshotInWork>();

  constructor(database: Database, most: number) {
    this.#database = database;
    this.#snapshots = new Recent(most, ({ listed }) => listed.length);
  }

  async storefrontOf(store: StoreRow, now: Temporal.Instant): Promise<Storefront> {
    for (;;) {
      const found = this.#find(store, now);
      if ('current' in found) return found.current.storefront;
      const { whole } = found.work;
      if (found.isOwn) return (await whole).storefront;
      await whole.catch(() => {});
    }
  }

  async openingOf(store: StoreRow, now: Temporal.Instant): Promise<Opening> {
    for (;;) {
      const found = this.#find(store, now);
      if ('current' in found) return found.current.storefront;
      const { opened, whole } = found.work;
      if (found.isOwn) return (await opened).opening;
      const others = await opened.catch(() => null);
      if (others && isCurrent(others, store.version, now)) return others.opening;
      await whole.catch(() => {});
    }
  }

  known(store: StoreRow, now: Temporal.Instant): Storefront | null {
    const snapshot = this.#latestOf(store.id, now);
    return snapshot && isCurrent(snapshot, store.version, now) ? snapshot.storefront : null;
  }

  async prepare(now: Temporal.Instant): Promise<void> {
    const at = now.epochMilliseconds;
    for (const [id, next] of this.#ahead) if (next.until <= at) this.#ahead.delete(id);
    const due = this.#snapshots.entries().filter(([, { until }]) => until > at && until <= at + AHEAD);
    for (const [id, snapshot] of due) {
      const { version, until } = snapshot;
      const isReady = (this.#ahead.get(id)?.version ?? 0) >= version;
      if (isReady || this.#making.has(id)) continue;
      const from = Temporal.Instant.fromEpochMilliseconds(until);
      this.#ahead.set(id, await makeSnapshot(this.#database, { id, version }, snapshot, from).whole);
    }
  }

  /** The store's snapshot, in memory or made ahead: the later version of the two. */
  #latestOf(id: number, now: Temporal.Instant): StoreSnapshot | null {
    const known = this.#snapshots.get(id) ?? null;
    const next = this.#ahead.get(id);
    if (!next || next.madeAt > now.epochMilliseconds) return known;
    this.#ahead.delete(id);
    if (known && known.version > next.version) return known;
    this.#snapshots.set(id, next);
    return next;
  }

  /** The current snapshot, else the one that is being made. Only the caller's own is sure to have the caller's version and moment. */
  #find(store: StoreRow, now: Temporal.Instant): { current: StoreSnapshot } | { work: SnapshotInWork; isOwn: boolean } {
    const others = this.#making.get(store.id);
    const known = others ? (this.#snapshots.get(store.id) ?? null) : this.#latestOf(store.id, now);
    if (known && isCurrent(known, store.version, now)) return { current: known };
    return others ? { work: others, isOwn: false } : { work: this.#begin(store, known, now), isOwn: true };
  }

  #begin(store: StoreRow, known: StoreSnapshot | null, now: Temporal.Instant): SnapshotInWork {
    const { opened, whole } = makeSnapshot(this.#database, store, known, now);
    const stored = whole.then((it) => {
      this.#snapshots.set(store.id, it);
      return it;
    });
    const work = { opened, whole: stored.finally(() => this.#making.delete(store.id)) };
    work.whole.catch(() => {});
    this.#making.set(store.id, work);
    return work;
  }
}

const MOST_EXPERIENCES = 6_000;
/** The most hosts, and the most ids, that are remembered. */
const MOST_READS = 2_500;
/** How long before its end a snapshot gets its successor, in milliseconds. */
const AHEAD = 60_000;

// perf: docs/performance.md#first-page-first
interface CurrentRead<T> {
  /** The value from the database, which is asked unless nothing can have been written since. So a change by any process shows at once. */
  read(): Promise<T>;
  /** The same if the database need not be asked; else undefined. */
  known(): T | undefined;
}

function currentRead<T>(database: Database, query: (tx: Transaction) => Promise<T>): CurrentRead<T> {
  let last: { writes: number; value: T } | null = null;
  const known = () => (last !== null && last.writes === database.writes ? last : null);
  const ask = shared(() => database.ask(query));
  return {
    read: async () => {
      const found = known();
      if (found) return found.value;
      const { writes } = database;
      const value = await ask();
      if (writes !== null) last = { writes, value };
      return value;
    },
    known: () => known()?.value,
  };
}

/** Callers that arrive while a read is running share the next read, so none sees data older than its call. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;
  const begin = () => {
    next = null;
    const reading = ask();
    underWay = reading.finally(() => (underWay = null)).catch(() => {});
    return reading;
  };
  return () => (underWay ? (next ??= underWay.then(begin)) : begin());
}

type StoreRow = Pick<RowOf<'stores'>, 'id' | 'slug' | 'domain' | 'version'>;

// perf: docs/performance.md#sqlite-statistics
/** The stores that may answer a host: the two oldest, the one of the domain and the one of the slug. Ordered by age, the oldest first. */
export const storesAt = prepared((tx, it: { name: string; slug: string }) => {
  const stores = () => tx.selectFrom('stores').select(['id', 'slug', 'domain', 'version']);
  const oldest = stores().orderBy('id').limit(sql.lit(2)).as('oldest');
  // Each part reads its own index. One query with `or` would read all stores if there are many.
  return stores()
    .where('domain', '=', it.name)
    .union(stores().where('slug', '=', it.slug))
    .union(tx.selectFrom(oldest).select(['id', 'slug', 'domain', 'version']))
    .orderBy('id');
});

const storesById = prepared((tx, it: { id: number }) =>
  tx.selectFrom('stores').select(['id', 'slug', 'domain', 'version']).where('id', '=', it.id),
);

/** Whether a snapshot is current. A newer version than the wanted one is current too: it was read later. */
function isCurrent(
  { version, madeAt, until }: Validity,
  current: number,
  { epochMilliseconds }: Temporal.Instant,
): boolean {
  return version >= current && epochMilliseconds >= madeAt && epochMilliseconds < until;
}

/** The store of a host (A17, A22). A seller's store never takes over the installation's own address. */
function storeOf(
  stores: readonly StoreRow[],
  name: string | null,
  config: HostsConfig & Pick<Config, 'store'>,
): StoreRow | undefined {
  const isOwn = name !== null && isOwnHost(name, config);
  const named = isOwn ? undefined : stores.find(({ domain }) => domain !== null && domain === name);
  if (named) return named;
  if (config.store !== null) return stores.find(({ slug }) => slug === config.store);
  const [oldest] = stores;
  return isOwn || stores.length === 1 || oldest?.domain === null ? oldest : undefined;
}

/** One spelling of a host: lower case, punycode, no port and no dot at the end; null for text that is no host. */
export function hostName(host: string): string | null {
  const [, name = ''] = /^(.+?)\.?(?::\d{0,5})?$/.exec(host.trim()) ?? [];
  const ascii = name.startsWith('[') ? name.toLowerCase() : domainToASCII(name);
  return ascii === '' ? null : ascii;
}

/** Whether a name is a DNS name that a store may have. An IP address is none. */
export function isDomain(name: string): boolean {
  return (
    name.length <= 253 &&
    /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) &&
    isIP(name) === 0
  );
}

export type HostsConfig = Pick<Config, 'publicUrl' | 'accountsUrl' | 'host'>;

/** Whether a host, in any spelling, is the installation's own: no seller's store may take it (A22), and only it serves the desk (T2). */
export function isOwnHost(text: string, { publicUrl, accountsUrl, host }: HostsConfig): boolean {
  const name = hostName(text);
  if (name === null) return false;
  const urls = [publicUrl, accountsUrl].filter((it) => it !== null);
  const own = ['localhost', hostName(host), ...urls.map((it) => hostName(new URL(it).hostname))];
  return own.includes(name) || name.startsWith('[') || isIP(name) !== 0;
}

/** Whether a name needs no proof of its owner: each device resolves `.localhost` to itself, so nobody can mislead visitors with it. */
export function isLoopbackName(name: string): boolean {
  return name.endsWith('.localhost');
}
