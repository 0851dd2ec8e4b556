import { asOf } from './cached-response.ts';
import type { Deps } from './deps.ts';

export interface Limits {
  readonly most: number;
  readonly megabytes: number;
  readonly days: number;
}

type CacheDeps = Pick<Deps, 'caches' | 'now' | 'fullness'>;
export type BoundedCache = ReturnType<typeof openBoundedCache>;

/** Copies of one kind within their limits: the oldest are deleted first. Storage that fails counts as empty. */
export function openBoundedCache({ caches, now, fullness }: CacheDeps, name: string, limits: Limits) {
  let index: Promise<Map<string, Entry>> | null = null;
  const known = () => (index ??= orUndefined(() => indexOf(caches, name)).then((it) => it ?? new Map()));

  async function find(key: string): Promise<Response | undefined> {
    return orUndefined(async () => (await caches.open(name)).match(key, { ignoreVary: true }));
  }

  async function drop(key: string): Promise<void> {
    (await known()).delete(key);
    await orUndefined(async () => (await caches.open(name)).delete(key));
  }

  /** @param share  the share of the limits that may be used */
  async function makeRoom(share: number): Promise<void> {
    const entries = await known();
    const tooOld = now() - limits.days * 86_400_000;
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [key, entry] of entries) {
      const isOver = entries.size > limits.most * share || bytes > limits.megabytes * 1_000_000 * share;
      if (!isOver && entry.asOf > tooOld) continue;
      bytes -= entry.bytes;
      // One after the other: a cache near its quota is slow enough already.
      await drop(key);
    }
  }

  /** Tries again with half of the limits if the storage was full. */
  async function store(key: string, copy: Response): Promise<boolean> {
    for (const share of [1, 0.5]) {
      await makeRoom((await fullness()) > 0.8 ? 0.5 : share);
      const isStored = await orUndefined(async () => {
        const cache = await caches.open(name);
        // Delete it first, so that it becomes the last key: the order of the keys is their age.
        await cache.delete(key);
        await cache.put(key, copy.clone());
        return true;
      });
      if (isStored) return true;
    }
    return false;
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
    async put(key: string, copy: Response): Promise<void> {
      const entry = entryOf(copy);
      if (entry.bytes > limits.megabytes * 1_000_000) return;
      const entries = await known();
      entries.delete(key);
      entries.set(key, entry);
      if (!(await store(key, copy))) entries.delete(key);
    },
  };
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
  return entries;
}

/** Storage may be refused, full or deleted at any moment (W11): then the result is empty. */
export async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
