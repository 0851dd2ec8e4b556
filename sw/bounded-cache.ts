import { PICTURES } from '#domain/app/cache-policy.ts';
import { freePictures } from '#platform/storage/picture-copies.ts';
import { asOf } from './cached-response.ts';
import type { Deps } from './deps.ts';

export interface Limits {
  readonly most: number;
  readonly megabytes: number;
  readonly days: number;
}

type CacheDeps = Pick<Deps, 'caches' | 'now' | 'tell'>;
export type BoundedCache = ReturnType<typeof openBoundedCache>;

/** Copies of one kind within their limits: the oldest are deleted first. Storage that fails counts as empty. */
export function openBoundedCache(deps: CacheDeps, name: string, limits: Limits) {
  const { caches, now } = deps;
  let index: Promise<Map<string, Entry>> | null = null;

  async function known(): Promise<Map<string, Entry>> {
    // The browser may have deleted the cache meanwhile (W11).
    if ((await orUndefined(() => caches.has(name))) === false) index = null;
    return (index ??= orUndefined(() => indexOf(caches, name)).then((it) => it ?? new Map()));
  }

  async function find(key: string): Promise<Response | undefined> {
    return orUndefined(async () => (await caches.open(name)).match(key, { ignoreVary: true }));
  }

  async function drop(key: string): Promise<void> {
    (await known()).delete(key);
    await orUndefined(async () => (await caches.open(name)).delete(key));
  }

  return {
    find,
    drop,
    /** The copies under all keys that pass the filter, the newest first. */
    async findLike(passes: (key: string) => boolean): Promise<Response | undefined> {
      const key = [...(await known()).keys()].findLast(passes);
      return key === undefined ? undefined : find(key);
    },
    has: async (key: string): Promise<boolean> => (await known()).has(key),
    /** @returns whether the copy was stored; if not, the earlier copy stays */
    async put(key: string, copy: Response): Promise<boolean> {
      const entry = entryOf(copy);
      if (entry.bytes > limits.megabytes * 1_000_000) return false;
      const entries = await known();
      const isStored = await orUndefined(() => replaceCopy(deps, name, key, copy));
      if (!isStored) return false;
      entries.delete(key);
      entries.set(key, entry);
      // Deleted one after the other, because a cache near its quota is slow enough already.
      for (const key of overLimits(await known(), limits, now())) await drop(key);
      return true;
    },
  };
}

/** The keys of the copies that are over the limits, but never of the copy that was stored last. */
function* overLimits(entries: Map<string, Entry>, limits: Limits, now: number): Generator<string> {
  let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  for (const [key, entry] of [...entries].slice(0, -1)) {
    const isOver = entries.size > limits.most || bytes > limits.megabytes * 1_000_000;
    if (!isOver && entry.asOf > now - limits.days * 86_400_000) continue;
    bytes -= entry.bytes;
    yield key;
  }
}

/**
 * Stores a copy. A `put` replaces the earlier copy by itself, so a `put` that fails deletes nothing. If storage is full, the copies of pictures are
 * deleted first; if that is not enough, pages are notified (W11).
 *
 * @throws DOMException if the copy cannot be stored
 */
export async function replaceCopy(
  { caches, tell }: Pick<Deps, 'caches' | 'tell'>,
  name: string,
  key: string,
  copy: Response,
): Promise<true> {
  const put = async () => (await caches.open(name)).put(key, copy.clone());
  try {
    await put();
  } catch (failure) {
    if (name === PICTURES || (failure as Error).name !== 'QuotaExceededError') throw failure;
    await freePictures(caches);
    await put().catch((again: unknown) => {
      tell({ kind: 'full' });
      throw again;
    });
  }
  return true;
}

type Entry = ReturnType<typeof entryOf>;
const entryOf = (copy: Response) => ({ bytes: Number(copy.headers.get('Content-Length') ?? 0), asOf: asOf(copy) });

async function indexOf(caches: CacheStorage, name: string): Promise<Map<string, Entry>> {
  const cache = await caches.open(name);
  const entries = new Map<string, Entry>();
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true });
    const { pathname, search } = new URL(request.url);
    if (copy) entries.set(pathname + search, entryOf(copy));
  }
  // Sorted with the oldest first, because a browser need not list a replaced copy last.
  return new Map([...entries].sort(([, one], [, other]) => one.asOf - other.asOf));
}

/** Storage may be refused, full or deleted at any moment (W11): then the result is empty. */
export async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
