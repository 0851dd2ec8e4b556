import { del, get, type UseStore, update } from 'idb-keyval';
import { freePictures } from './picture-copies.ts';

/** All keys of the shop's store (architecture, 'The mirrored cart'). */
export type DeviceKey =
  | 'cart'
  | 'typed'
  | 'bookings'
  | 'wishlist'
  | 'viewed'
  | 'catalogue'
  | 'install'
  | 'persist'
  | 'kiosk'
  | 'reviews'
  | 'events';

export type DeviceStore = KeyStore<DeviceKey>;
export type KeyStore<Key extends string> = ReturnType<typeof openKeyStore<Key>>;

/** The shop's store on this device. */
export function openDeviceStore({ restores = [] }: { restores?: readonly DeviceKey[] } = {}): DeviceStore {
  return openKeyStore<DeviceKey>({ name: 'landfall', restores, spare: 'catalogue' });
}

interface KeyStoreOptions<Key> {
  /** The name of the database. */
  readonly name: string;
  /** The keys that this page writes again if storage was wiped while it was open: never a key that another tab may delete. */
  readonly restores?: readonly Key[];
  /** The key that is deleted first when storage is full. */
  readonly spare?: Key;
}

/**
 * `unkept`: storage refuses this key, so its value exists only while the page is open. `restored`: storage was wiped, and this page has written the
 * key again.
 */
export interface StoreEvents<Key extends string = DeviceKey> {
  readonly kind: 'unkept' | 'restored';
  readonly key: Key;
}

/** IndexedDB by idb-keyval. Keys that storage refuses continue in memory, as long as the page is open. */
export function openKeyStore<Key extends string>({ name, restores = [], spare }: KeyStoreOptions<Key>) {
  const seen = new Map<Key, unknown>();
  const ahead = new Map<Key, ReturnType<typeof getStored>>();
  const { tell, watch } = createReports<Key>();
  const { isRefused, orNull } = createAccess<Key>({ name, spare, restoreAll, drop });

  /** A stored value. If it has disappeared although nobody deleted it, the value that this page knows. */
  const known = (key: Key, stored: unknown) =>
    stored === undefined && restores.includes(key) ? seen.get(key) : stored;

  async function change(key: Key, make: (before: unknown) => unknown): Promise<void> {
    ahead.delete(key);
    const stored = await orNull(key, (it) => updateKnown(it, key, (before) => known(key, before), make));
    const written = isRefused(key) ? null : stored;
    const value = written ? written.after : make(seen.get(key));
    seen.set(key, value);
    if (written ? written.isRestored : value !== undefined) tell(written ? 'restored' : 'unkept', key);
  }

  const getStored = (key: Key) => orNull(key, async (it) => ({ value: (await get(key, it)) as unknown }));

  /** Starts to read several keys at once, because reading them one after the other is slower. A change in between counts. */
  function readAhead(keys: readonly Key[]): void {
    for (const key of keys) ahead.set(key, getStored(key));
  }

  async function read(key: Key): Promise<unknown> {
    const begun = ahead.get(key);
    ahead.delete(key);
    const stored = await (begun ?? getStored(key));
    if (!stored || isRefused(key)) return seen.get(key);
    if (known(key, stored.value) !== stored.value) await change(key, (before) => before);
    else seen.set(key, stored.value);
    return seen.get(key);
  }

  async function drop(key: Key): Promise<void> {
    ahead.delete(key);
    await orNull(key, async (it) => ({ done: await del(key, it) }));
    seen.delete(key);
  }

  function restoreAll(): void {
    for (const key of restores) if (seen.get(key) !== undefined) void read(key);
  }

  /** `isRefused`: whether storage has refused a key, so that nothing is known of what an earlier page stored. */
  return { read, readAhead, update: change, drop, watch, isRefused };
}

/** Changes a stored value in one transaction. @throws Rejected if the change itself fails */
async function updateKnown(
  store: UseStore,
  key: string,
  known: (stored: unknown) => unknown,
  make: (before: unknown) => unknown,
) {
  let [isRestored, after] = [false, undefined as unknown];
  const makeKnown = (stored: unknown) => {
    const before = known(stored);
    isRestored = before !== stored;
    try {
      after = make(before);
    } catch (cause) {
      throw new Rejected('the change failed', { cause });
    }
    return after;
  };
  await update(key, makeKnown, store);
  return { isRestored, after };
}

interface AccessOptions<Key> {
  name: string;
  spare: Key | undefined;
  /** Called when the connection was closed from outside. */
  restoreAll: () => void;
  drop: (key: Key) => Promise<void>;
}

/**
 * The database. A failed call is repaired and tried again: a lost connection is reopened, full storage is cleared of copies of pictures, and a
 * half-made database is made again. A key that still fails counts as refused.
 */
function createAccess<Key extends string>({ name, spare, restoreAll, drop }: AccessOptions<Key>) {
  const refused = new Set<Key>();
  const outside = suspendInBfcache();
  let store: UseStore | null = null;
  let isSilent = false;
  const patience = wasSilent() ? 1 : PATIENCE;

  const isRefused = (key: Key) => isSilent || refused.has(key);

  const reopen: Remedy = async () => {
    store = null;
  };
  // The browser may still be clearing the database.
  const reopenSoon: Remedy = () => new Promise((over) => setTimeout(over, 300)).then(reopen);
  const recreate: Remedy = () => deleteDatabase(name).then(reopen);
  const dropSpare: Remedy = async () => void (spare !== undefined && (await drop(spare)));
  const lost = () => void reopen().then(restoreAll);

  function remediesFor(key: Key, failure: unknown): readonly Remedy[] {
    if (failure instanceof TimedOut) return [];
    if (failure instanceof HalfMade) return [recreate];
    if (!isFull(failure)) return [reopen, reopenSoon];
    return key === spare ? [freeStorage] : [freeStorage, dropSpare];
  }

  /** The result of the work; null if storage fails. */
  async function orNull<T extends object>(key: Key, work: (store: UseStore) => Promise<T>): Promise<T | null> {
    const tried = new Set<Remedy>();
    while (!isRefused(key)) {
      try {
        const result = await withTimeout(work((store ??= outside(openStore(name, lost)))), patience);
        if (patience < PATIENCE) noteSilence(false);
        return result;
      } catch (failure) {
        if (failure instanceof Rejected) throw failure.cause;
        const remedy = remediesFor(key, failure).find((it) => !tried.has(it));
        if (remedy) {
          tried.add(remedy);
          await withTimeout(remedy(), patience).catch(() => undefined);
        } else if (failure instanceof TimedOut) {
          isSilent = true;
          noteSilence(true);
        } else refused.add(key);
      }
    }
    return null;
  }

  return { isRefused, orNull };
}

/** The events about a storage, each of which is reported once. */
function createReports<Key extends string>() {
  const reported: StoreEvents<Key>[] = [];
  const watchers = new Set<(event: StoreEvents<Key>) => void>();

  function tell(kind: StoreEvents<Key>['kind'], key: Key): void {
    const known = reported.find((it) => it.kind === kind && it.key === key);
    if (known && kind === 'unkept') return;
    const event = known ?? { kind, key };
    if (!known) reported.push(event);
    for (const heard of watchers) heard(event);
  }

  /** Calls back with events about the storage (W11), first with the earlier ones. @returns stops watching */
  function watch(heard: (event: StoreEvents<Key>) => void): () => void {
    watchers.add(heard);
    for (const event of reported) heard(event);
    return () => watchers.delete(heard);
  }

  return { tell, watch };
}

type Remedy = () => Promise<void>;

const freeStorage: Remedy = () => freePictures(globalThis.caches);

/** Seconds that storage may take to answer before it counts as refused. */
const PATIENCE = 5;

// perf: docs/performance.md#the-desks-start
/** Whether storage did not answer the last page of this tab: then this page waits only a second. */
function wasSilent(): boolean {
  try {
    return sessionStorage.getItem(SILENT) !== null;
  } catch {
    return false; // Storage is refused, or this is a worker.
  }
}

function noteSilence(isSilent: boolean): void {
  try {
    if (isSilent) sessionStorage.setItem(SILENT, '1');
    else sessionStorage.removeItem(SILENT);
  } catch {
    // Then the next page waits as long as this one.
  }
}

const SILENT = 'landfall-silent';

/** Whether storage is full. If one request of a transaction fails, the failure is reported before it has an error: then it is null. */
function isFull(failure: unknown): boolean {
  return failure === null || (failure instanceof DOMException && failure.name === 'QuotaExceededError');
}

/** The change itself failed, and not the storage. */
class Rejected extends Error {}

/** The work was not done in time. It may still be done later, but its result is ignored. */
class TimedOut extends Error {}

/** Waits for work for some seconds. Seconds in which the page sleeps do not count. @throws TimedOut */
function withTimeout<T>(work: Promise<T>, seconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = seconds;
    const beating = setInterval(() => {
      if (--left > 0) return;
      clearInterval(beating);
      reject(new TimedOut(`not done within ${seconds} s`));
    }, 1_000);
    work.finally(() => clearInterval(beating)).then(resolve, reject);
  });
}

const OBJECTS = 'device';

/**
 * The device's database for idb-keyval. @param lost  called when its connection was closed from outside. @throws HalfMade, and the browser's own
 * errors
 */
function openStore(name: string, lost: () => void): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = () =>
    openDatabase(name, lost).catch((failure: unknown) => {
      opened = null;
      throw failure;
    });
  return async (mode, work) => work((await (opened ??= open())).transaction(OBJECTS, mode).objectStore(OBJECTS));
}

/** The database exists, but its creation was interrupted: it has no object store. */
class HalfMade extends Error {}

function openDatabase(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(OBJECTS));
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result: database } = opening;
      const close = () => database.close();
      database.addEventListener('close', lost);
      database.addEventListener('versionchange', close);
      database.addEventListener('versionchange', lost);
      if (database.objectStoreNames.contains(OBJECTS)) return resolve(database);
      close();
      reject(new HalfMade(name));
    });
  });
}

/** Resolves even if the database could not be deleted. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) deleting.addEventListener(end, () => resolve());
  });
}

/**
 * Leaves no transaction open while the page is in the back-forward cache. WebKit freezes a page with its transactions open, and every later page
 * would wait for them forever (seen in WebKitGTK 2.50). Transactions are therefore aborted when the page is left, and run again when it is back.
 *
 * @returns a wrapper for any store
 */
function suspendInBfcache(): (store: UseStore) => UseStore {
  const underWay = new Set<() => void>();
  let away: Promise<void> | null = null;
  let comeBack = () => {};
  if (!('addEventListener' in globalThis)) return (store) => store;

  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    away ??= new Promise((resolve) => {
      comeBack = resolve;
    });
    for (const giveUp of underWay) giveUp();
  });
  addEventListener('pageshow', () => {
    away = null;
    comeBack();
  });

  return (store) =>
    async function again(mode, work) {
      let isAbandoned = false;
      await away;
      try {
        return await store(mode, async (objects) => {
          const { transaction } = objects;
          const giveUp = () => {
            isAbandoned = abort(transaction);
          };
          underWay.add(giveUp);
          for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => underWay.delete(giveUp));
          const done = work(objects);
          // The transaction was opened while the page was being left.
          if (away) giveUp();
          return done;
        });
      } catch (failure) {
        if (isAbandoned) return again(mode, work);
        throw failure;
      }
    };
}

/** @returns whether the transaction could still be aborted */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
