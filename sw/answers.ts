import type { BoundedCache } from './bounded-cache.ts';
import { orUndefined } from './bounded-cache.ts';
import {
  asOf,
  isCachedBy,
  isGood,
  isOwnResponse,
  revalidatedResponse,
  saidAt,
  toCachedResponse,
  toResponse,
} from './cached-response.ts';
import type { Deps, EventLifetime } from './deps.ts';

/** Answers a read of the cache's kind: from what is kept, at once, with the engine asked anew behind. */
export type HandleRead = (cache: BoundedCache, request: Request, lifetime: EventLifetime) => Promise<Response>;

/** @param gathered  what the gathered catalogue answers to a read; null where it cannot */
export function createReadHandler(deps: Deps, fromCatalogue: (url: URL) => Promise<Response | null>): HandleRead {
  const { build, fetch, now, origin, tell } = deps;

  /** Asks the engine; keeps a good answer, forgets what is no more. */
  async function ask(cache: BoundedCache, key: string, known: Response | null): Promise<Response> {
    const etag = known?.headers.get('ETag');
    const response = await fetch(
      new Request(origin + key, { headers: { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) } }),
    );
    if (isGood(response, 'json')) await cache.put(key, await toCachedResponse(response.clone(), build.id, now()));
    else if (response.status === 304 && known)
      await cache.put(key, await revalidatedResponse(known.clone(), response, now()));
    else if (response.status === 404 && isOwnResponse(response)) await cache.drop(key);
    return response;
  }

  /** Asks behind an answer that was given, and tells the pages what has become of it. */
  async function refresh(cache: BoundedCache, key: string, answered: Response): Promise<void> {
    const before = await answered.clone().text();
    const response = await ask(cache, key, answered).catch(() => null);
    if (!response || !isOwnResponse(response)) return tell({ kind: 'unreachable' });
    if (response.status === 404) return tell({ kind: 'missing', key });
    if (response.status !== 304 && !isGood(response, 'json')) return;
    const text = response.status === 304 ? before : await response.text();
    const event = {
      kind: 'answered',
      key,
      as_of: saidAt(response, now()),
      etag: response.headers.get('ETag'),
    } as const;
    tell(text === before ? event : { ...event, value: JSON.parse(text) as unknown });
  }

  async function best(cache: BoundedCache, key: string): Promise<Response | null> {
    const cached = (await cache.find(key)) ?? null;
    const made = (await orUndefined(() => fromCatalogue(new URL(origin + key)))) ?? null;
    if (!cached || !made) return cached ?? made;
    return asOf(made) > asOf(cached) && isCachedBy(build.id, made) ? made : cached;
  }

  return async (cache, request, lifetime) => {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const copy = await best(cache, key);
    // What a visitor asks to be read anew is the engine's to say.
    if (copy && isCachedBy(build.id, copy) && request.cache !== 'reload') {
      lifetime.waitUntil(refresh(cache, key, copy.clone()));
      return toResponse(copy, request.headers.get('If-None-Match'));
    }
    try {
      const response = await ask(cache, key, null);
      if (copy && (!isOwnResponse(response) || response.status >= 500)) return copy;
      return response;
    } catch (failure) {
      if (copy) return copy;
      throw failure;
    }
  };
}
