/** The browser's CacheStorage in memory for the worker's tests, because Node has none. Keys keep the order in which they came. */
export class MemoryCaches implements CacheStorage {
  readonly #caches = new Map<string, MemoryCache>();
  /** Makes `put` throw as if the storage were full, while it returns true for the name of the cache. */
  full: (name: string) => boolean = () => false;

  open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new MemoryCache(() => this.full(name));
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }

  has = (name: string) => Promise.resolve(this.#caches.has(name));
  delete = (name: string) => Promise.resolve(this.#caches.delete(name));
  keys = () => Promise.resolve([...this.#caches.keys()]);

  /** Path and query of each entry of a cache. */
  async paths(name: string): Promise<string[]> {
    const requests = await (await this.open(name)).keys();
    return requests.map(({ url }) => url.slice(new URL(url).origin.length));
  }
}

class MemoryCache implements Cache {
  readonly #entries = new Map<string, Response>();
  readonly #isFull: () => boolean;

  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.#entries.get(keyOf(request))?.clone());
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()].map((it) => it.clone());
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (this.#isFull()) throw new DOMException('no room', 'QuotaExceededError');
    const body = await response.arrayBuffer();
    const key = keyOf(request);
    this.#entries.delete(key);
    this.#entries.set(key, new Response(body, { status: response.status, headers: response.headers }));
  }

  delete = (request: RequestInfo | URL) => Promise.resolve(this.#entries.delete(keyOf(request)));
  keys = () => Promise.resolve([...this.#entries.keys()].map((url) => new Request(url)));

  add(): Promise<void> {
    throw new Error('not used');
  }

  addAll(): Promise<void> {
    throw new Error('not used');
  }
}

function keyOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, 'http://shop.example').href;
}
